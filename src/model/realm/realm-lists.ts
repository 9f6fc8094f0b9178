/** A picture that the realm has added to the emoji. */
export interface CustomEmoji {
  readonly id: number;
  readonly name: string;
  readonly author_id: number;
  readonly deactivated: boolean;
}

/** A rule that turns text into links; the list of the realm is in the order in which rules are tried. */
export interface Linkifier {
  readonly id: number;
  readonly pattern: string;
  readonly url_template: string;
}

/** A place where code blocks of a language can be tried out. */
export interface CodePlayground {
  readonly id: number;
  readonly name: string;
  readonly pygments_language: string;
  readonly url_template: string;
}

/** Channels that newcomers can be subscribed to together. */
export interface DefaultStreamGroup {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** By channel ID, ascending. */
  readonly stream_ids: readonly number[];
}

/** A domain whose addresses may have accounts while these are restricted. */
export interface RealmDomain {
  /** The domain, such as `example.com`. */
  readonly domain: string;
  /** Whether domains below it count too. */
  readonly allow_subdomains: boolean;
}
