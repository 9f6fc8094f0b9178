/** A custom emoji of the realm. */
export interface CustomEmoji {
  readonly id: number;
  readonly name: string;
  readonly author_id: number;
  readonly deactivated: boolean;
}

/**
 * A linkifier: a rule that turns text into links. The list of the realm is in the order in which linkifiers are
 * applied.
 */
export interface Linkifier {
  readonly id: number;
  readonly pattern: string;
  readonly url_template: string;
  /** How clients convert pasted URLs to short texts; absent in linkifiers of older levels. */
  readonly reverse?: LinkifierReverse;
}

/** How clients convert pasted URLs to short texts. */
export interface LinkifierReverse {
  /** An example of a text that the pattern matches. */
  readonly example_input: string | null;
  readonly reverse_template: string | null;
  readonly alternative_url_templates: readonly string[];
}

/** A code playground: a web page where code blocks of a language can be run. */
export interface CodePlayground {
  readonly id: number;
  readonly name: string;
  readonly pygments_language: string;
  readonly url_template: string;
}

/** A group of default channels for new users. */
export interface DefaultStreamGroup {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** The IDs of the channels, ascending. */
  readonly stream_ids: readonly number[];
}

/** A domain whose addresses are allowed to have accounts while the realm restricts addresses. */
export interface RealmDomain {
  /** The domain, such as `example.com`. */
  readonly domain: string;
  /** Whether subdomains are allowed, too. */
  readonly allow_subdomains: boolean;
}

/**
 * The type of an export: 1 public data, 2 also the private data of users who consent, 3 the private data of all users.
 */
export type ExportType = 1 | 2 | 3;

/** An export of the realm. */
export interface RealmExport {
  /** Unique in the realm. */
  readonly id: number;
  /** The ID of the account that requested it. */
  readonly acting_user_id: number;
  readonly export_type: ExportType;
  /** When it was requested, in UNIX seconds. */
  readonly export_time: number;
  /** Whether the export is not finished yet. */
  readonly pending: boolean;
  /** When the file was deleted, in UNIX seconds; null if it was not. */
  readonly deleted_timestamp: number | null;
}

/** A custom profile field of the realm. */
export interface CustomProfileField {
  readonly id: number;
  /** The type: 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 users, 7 external account, 8 pronouns. */
  readonly type: number;
  readonly order: number;
  readonly name: string;
  readonly hint: string;
  readonly field_data: string;
  readonly display_in_profile_summary: boolean;
  readonly use_for_user_matching: boolean;
  readonly required: boolean;
  readonly editable_by_user: boolean;
}

/** An uploaded picture: an avatar, or a picture of the realm. */
export interface Picture {
  /** SHA-256 of the content in hexadecimal digits; null for a picture without stored content. */
  readonly sha256: string | null;
}

/** A picture of the realm, with the number of its changes, which is part of its URL. */
interface RealmPicture {
  /** The uploaded picture; null for the generated or built-in one. */
  readonly picture: Picture | null;
  readonly version: number;
}

export interface RealmPictures {
  readonly icon: RealmPicture;
  readonly logo: RealmPicture;
  /** The logo for the dark theme. */
  readonly night_logo: RealmPicture;
}
