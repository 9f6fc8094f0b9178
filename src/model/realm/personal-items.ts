/** A text that an account keeps to use again. */
export interface SavedSnippet {
  readonly id: number;
  readonly user_id: number;
  readonly title: string;
  readonly content: string;
  /** UNIX seconds. */
  readonly date_created: number;
}

/** A view that an account keeps in its navigation, by the fragment of its address. */
export interface NavigationView {
  readonly user_id: number;
  readonly fragment: string;
  readonly is_pinned: boolean;
  /** Null where the client knows how to call it. */
  readonly name: string | null;
}
