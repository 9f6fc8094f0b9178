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
  /** What clients need to make short texts of addresses; absent in linkifiers of older levels. */
  readonly reverse?: LinkifierReverse;
}

/** How clients make short texts of addresses. */
export interface LinkifierReverse {
  /** A text that the pattern matches. */
  readonly example_input: string | null;
  readonly reverse_template: string | null;
  readonly alternative_url_templates: readonly string[];
}

/** A place where code blocks of a language can be tried out. */
export interface CodePlayground {
  readonly id: number;
  readonly name: string;
  readonly pygments_language: string;
  readonly url_template: string;
}

/** A group of channels that new users can be subscribed to together. */
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

/** What an export holds: 1 what is public, 2 also what users have agreed to, 3 everything. */
export type ExportType = 1 | 2 | 3;

/** An export of the realm, from its request on. */
export interface RealmExport {
  /** Unique in the realm. */
  readonly id: number;
  /** The ID of the account that requested it. */
  readonly acting_user_id: number;
  readonly export_type: ExportType;
  /** When it was requested, in UNIX seconds. */
  readonly export_time: number;
  /** Whether it is not finished yet. */
  readonly pending: boolean;
  /** When its file was deleted; null while it was not. */
  readonly deleted_timestamp: number | null;
}

/** A field of the profile that the realm has added. */
export interface CustomProfileField {
  readonly id: number;
  /** 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 person, 7 external account, 8 pronouns. */
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

/** A picture that was uploaded: of an account, or of the realm itself. */
export interface Picture {
  /** SHA-256 of the content in hexadecimal digits; null for one that came without content. */
  readonly sha256: string | null;
}

/** A picture of the realm with the number of its changes, which is part of its address. */
interface RealmPicture {
  /** Null while the generated or built-in picture is shown. */
  readonly picture: Picture | null;
  readonly version: number;
}

export interface RealmPictures {
  readonly icon: RealmPicture;
  readonly logo: RealmPicture;
  /** The logo on a dark ground. */
  readonly night_logo: RealmPicture;
}
