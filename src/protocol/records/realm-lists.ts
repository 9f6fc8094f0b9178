/** The lists of a realm: emoji, linkifiers, playgrounds, domains, profile fields, exports. */
import { boolean, changedAt, integer, list, literal, nullable, text, timestamp, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** A picture that the realm has added to the emoji. */
export interface CustomEmojiView extends RecordOf<typeof CUSTOM_EMOJI> {}
export const CUSTOM_EMOJI = record("custom_emoji", {
  /** Unique in the realm; an ID, as text. */
  id: text,
  /** The name of the emoji. */
  name: text,
  /** The picture. */
  source_url: url,
  /** The picture without motion; null where it has none. */
  still_url: nullable(url),
  /** Whether it is out of use. */
  deactivated: boolean,
  /** Who added it. */
  author_id: nullable(integer),
});

/** A rule that turns text into links. */
export interface LinkifierView extends RecordOf<typeof LINKIFIER> {}
export const LINKIFIER = record("linkifier", {
  /** Unique in the realm. */
  id: integer,
  /** The regular expression that text has to match. */
  pattern: text,
  /** Where the link leads, as an RFC 6570 template. */
  url_template: field(text, { since: 176 }),
  /** A text that the pattern matches; null where none is stored. */
  example_input: field(nullable(text), { since: 471 }),
  /** The short text that is made of an address, with places for the variables of the address; null for none. */
  reverse_template: field(nullable(text), { since: 471 }),
  /** Further forms of addresses from which the short text is made. */
  alternative_url_templates: field(list(text), { since: 478 }),
  /** Where the link leads, with holes such as `%(id)s`. */
  url_format: field(text, { until: 176 }),
});

/** A place where code blocks of a language can be tried out. */
export interface CodePlaygroundView extends RecordOf<typeof CODE_PLAYGROUND> {}
export const CODE_PLAYGROUND = record("code_playground", {
  /** Unique in the realm. */
  id: integer,
  /** What it is called. */
  name: text,
  /** The language, by the name that the highlighter has for it. */
  pygments_language: text,
  /** Where it is, as an RFC 6570 template. */
  url_template: field(text, { since: 196 }),
  /** Where it is, as what stands before the code. */
  url_prefix: field(text, { until: 196 }),
});

/** A domain whose addresses may have accounts while these are restricted. */
export interface RealmDomainView extends RecordOf<typeof REALM_DOMAIN> {}
export const REALM_DOMAIN = record("realm_domain", {
  /** The name of the domain. */
  domain: text,
  /** Whether addresses of its subdomains may have accounts, too. */
  allow_subdomains: boolean,
});

/** A field of the profile that the realm has added. */
export interface CustomProfileFieldView extends RecordOf<typeof CUSTOM_PROFILE_FIELD> {}
export const CUSTOM_PROFILE_FIELD = record("custom_profile_field", {
  /** Unique in the realm. */
  id: integer,
  /** 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 person, 7 external account, 8 pronouns. */
  type: integer,
  /** Its place in the list, from 0. */
  order: integer,
  /** What it is called. */
  name: text,
  /** A hint for those who fill it in. */
  hint: text,
  /** What the kind of field needs besides, as JSON text. */
  field_data: text,
  /** There where it is shown in short profiles. */
  display_in_profile_summary: field(boolean, { since: 146, optional: true }),
  /** Whether clients find users by its value. */
  use_for_user_matching: field(boolean, { since: 455 }),
  /** Whether users are asked to fill it in. */
  required: field(boolean, { since: 244 }),
  /** Whether users may change their own value. */
  editable_by_user: field(boolean, { since: 296 }),
});

/** A kind of profile field, video call or the like, that clients can offer. */
export const NAMED_CHOICE = record("named_choice", {
  /** Its number. */
  id: integer,
  /** What it is called. */
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
  /** When it was requested, in UNIX seconds. */
  export_time: timestamp,
  /** Where its file is; null while it is made, and when it is deleted. */
  export_url: nullable(url),
  /** When its file was deleted; null while it was not. */
  deleted_timestamp: nullable(timestamp),
  /** When it failed; null, since here none does. */
  failed_timestamp: nullable(timestamp),
  /** Whether it is not finished yet. */
  pending: boolean,
  /** What it holds: a word; before feature level 449, 1 what is public, 2 also what users have agreed to. */
  export_type: field(changedAt(449, integer, literal(...EXPORT_TYPES)), { since: 304 }),
  /** Whether the realm was imported with this export; false, since no realm here is. */
  export_from_prior_server: field(boolean, { since: 499 }),
});

/** Whether a person lets its private data be exported. */
export interface ExportConsentView extends RecordOf<typeof EXPORT_CONSENT> {}
export const EXPORT_CONSENT = record("export_consent", {
  /** The account. */
  user_id: integer,
  /** Whether its private data may be exported. */
  consented: boolean,
  /** Who can see its real address, by number: its setting of this name. */
  email_address_visibility: field(integer, { since: 430 }),
});
