/** The lists of a realm: emoji, linkifiers, playgrounds, domains, profile fields, exports. */
import { boolean, changedAt, chosen, integer, list, literal, nullable, text, timestamp, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** A custom emoji of the realm. */
export interface CustomEmojiView extends RecordOf<typeof CUSTOM_EMOJI> {}
export const CUSTOM_EMOJI = record("custom_emoji", {
  /** The ID of the emoji, as text; unique in the realm. */
  id: text,
  /** The name of the emoji. */
  name: text,
  /** The URL of the image. */
  source_url: chosen(url),
  /** The URL of a still image; null if the emoji is not animated. */
  still_url: nullable(url),
  /** Whether it is deactivated. */
  deactivated: boolean,
  /** The ID of the account that added it. */
  author_id: nullable(integer),
});

/** A linkifier: a rule that turns text into links. */
export interface LinkifierView extends RecordOf<typeof LINKIFIER> {}
export const LINKIFIER = record("linkifier", {
  /** Unique in the realm. */
  id: integer,
  /** The regular expression that matches the text. */
  pattern: text,
  /** The target of the link, as an RFC 6570 template. */
  url_template: field(text, { since: 176 }),
  /** An example of a matching text; null if none is stored. */
  example_input: field(nullable(text), { since: 471 }),
  /** The text that replaces a pasted URL, with the variables of the URL template; null for none. */
  reverse_template: field(nullable(text), { since: 471 }),
  /** Further URL templates. The reverse template applies to URLs that match one of them, too. */
  alternative_url_templates: field(list(text), { since: 478 }),
  /** The target of the link, with placeholders such as `%(id)s`. */
  url_format: field(text, { until: 176 }),
});

/** A code playground: a web page where code blocks of a language can be run. */
export interface CodePlaygroundView extends RecordOf<typeof CODE_PLAYGROUND> {}
export const CODE_PLAYGROUND = record("code_playground", {
  /** Unique in the realm. */
  id: integer,
  /** The name. */
  name: text,
  /** The name of the language, as in Pygments. */
  pygments_language: text,
  /** The URL of the playground, as an RFC 6570 template. */
  url_template: field(text, { since: 196 }),
  /** The URL of the playground. The code is appended to it. */
  url_prefix: field(text, { until: 196 }),
});

/** A domain whose addresses are allowed to have accounts while the realm restricts addresses. */
export interface RealmDomainView extends RecordOf<typeof REALM_DOMAIN> {}
export const REALM_DOMAIN = record("realm_domain", {
  /** The name of the domain. */
  domain: text,
  /** Whether addresses of its subdomains are allowed, too. */
  allow_subdomains: boolean,
});

/** A custom profile field of the realm. */
export interface CustomProfileFieldView extends RecordOf<typeof CUSTOM_PROFILE_FIELD> {}
export const CUSTOM_PROFILE_FIELD = record("custom_profile_field", {
  /** Unique in the realm. */
  id: integer,
  /** The type: 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 users, 7 external account, 8 pronouns. */
  type: integer,
  /** The position in the list, from 0. */
  order: integer,
  /** The name. */
  name: text,
  /** A hint for users who fill in the field. */
  hint: text,
  /** Further data of the field, as JSON text; for example, the options of a list. */
  field_data: text,
  /** Whether the field is shown in the short profile; absent unless true. */
  display_in_profile_summary: field(boolean, { since: 146, optional: true }),
  /** Whether clients find users by the value of the field. */
  use_for_user_matching: field(boolean, { since: 455 }),
  /** Whether clients ask users to fill in the field. */
  required: field(boolean, { since: 244 }),
  /** Whether users may change their own value. */
  editable_by_user: field(boolean, { since: 296 }),
});

/** A kind of profile field, video call or the like, that clients can offer. */
export const NAMED_CHOICE = record("named_choice", {
  /** The number of the type. */
  id: integer,
  /** The name. */
  name: text,
});

/** What an export holds: what is public; also what users have agreed to; everything. */
export const EXPORT_TYPES = ["public", "full_with_consent", "full_without_consent"] as const;

/** An export of the realm. */
export interface RealmExportView extends RecordOf<typeof REALM_EXPORT> {}
export const REALM_EXPORT = record("realm_export_row", {
  /** Unique in the realm. */
  id: integer,
  /** The ID of the account that requested it. */
  acting_user_id: integer,
  /** When the export was requested, in UNIX seconds. */
  export_time: timestamp,
  /** The URL of the file; null while the export runs, and after the file was deleted. */
  export_url: nullable(url),
  /** When the file was deleted, in UNIX seconds; null if it was not. */
  deleted_timestamp: nullable(timestamp),
  /** When the export failed, in UNIX seconds; always null here, since no export fails. */
  failed_timestamp: nullable(timestamp),
  /** Whether the export is not finished yet. */
  pending: boolean,
  /**
   * The type of the export, as text; before feature level 449, a number: 1 public data, 2 also the private data of
   * users who consent.
   */
  export_type: field(changedAt(449, integer, literal(...EXPORT_TYPES)), { since: 304 }),
  /** Whether the realm was imported from this export; always false here. */
  export_from_prior_server: field(boolean, { since: 499 }),
});

/** Whether a user consents to the export of its private data. */
export interface ExportConsentView extends RecordOf<typeof EXPORT_CONSENT> {}
export const EXPORT_CONSENT = record("export_consent", {
  /** The ID of the account. */
  user_id: integer,
  /** Whether the export of its private data is allowed. */
  consented: boolean,
  /** The setting `email_address_visibility` of the user: who can see its real address. */
  email_address_visibility: field(integer, { since: 430 }),
});
