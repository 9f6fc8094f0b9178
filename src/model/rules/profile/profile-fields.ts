import { parsedJson } from "../../../protocol/parsed-json";
import { CUSTOM_PROFILE_FIELD } from "../../../protocol/records/realm-lists";
import { shows } from "../../../protocol/schema/tables";
import { CUSTOM_ACCOUNT, EXTERNAL_ACCOUNTS } from "../../../protocol/server-constants";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { CustomProfileField } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { isWebAddress } from "../../text/text-checks";
import { has } from "../realm/feature-level";
import { isAdministrator } from "../users/people";

/** The kinds of custom profile fields, by their number. */
export const PROFILE_FIELD_TYPES = {
  SHORT_TEXT: 1,
  LONG_TEXT: 2,
  LIST: 3,
  DATE: 4,
  LINK: 5,
  PERSON: 6,
  EXTERNAL_ACCOUNT: 7,
  PRONOUNS: 8,
} as const;

/** The last type of fields that a realm knows. */
export function lastFieldType(realm: Realm): number {
  return has(realm, "pronounsAreAFieldType") ? PROFILE_FIELD_TYPES.PRONOUNS : PROFILE_FIELD_TYPES.EXTERNAL_ACCOUNT;
}

export function profileFieldById(realm: Realm, fieldId: number): CustomProfileField | undefined {
  return realm.custom_profile_fields.find((field) => field.id === fieldId);
}

/** The first of some fields that an account may change neither of itself nor of its bots. */
export function fixedField(realm: Realm, actor: User, fieldIds: readonly number[]): number | undefined {
  if (isAdministrator(actor) || !shows(CUSTOM_PROFILE_FIELD, "editable_by_user", realm.feature_level)) return undefined;
  return fieldIds.find((id) => profileFieldById(realm, id)?.editable_by_user === false);
}

const MAX_NAME_LENGTH = 40;
const MAX_HINT_LENGTH = 80;
const MAX_IN_SUMMARY = 2;

/**
 * Refuses an invalid custom profile field: its name, its hint, its options, too many fields in the summary of profiles,
 * or another field with its name.
 */
export function wrongField(realm: Realm, field: CustomProfileField) {
  const others = realm.custom_profile_fields.filter((row) => row.id !== field.id);
  if (field.name === "" || [...field.name].length > MAX_NAME_LENGTH) {
    return badRequest("profile_field_name_length", `name: 1 to ${MAX_NAME_LENGTH} characters are expected.`);
  }
  if ([...field.hint].length > MAX_HINT_LENGTH) {
    return badRequest("profile_field_hint_too_long", `hint: at most ${MAX_HINT_LENGTH} characters are allowed.`);
  }
  if (!isRightDescription(field))
    return badRequest("profile_field_invalid", "field_data: this does not describe a field of this type.");
  const isLongText = field.type === PROFILE_FIELD_TYPES.LONG_TEXT && !has(realm, "longTextsAreInSummaries");
  if (field.display_in_profile_summary && (isLongText || field.type === PROFILE_FIELD_TYPES.PERSON)) {
    return badRequest(
      "profile_field_not_for_summary",
      "display_in_profile_summary: fields of this type cannot be in the summary.",
    );
  }
  const inSummary = others.filter((row) => row.display_in_profile_summary).length;
  if (field.display_in_profile_summary && inSummary >= MAX_IN_SUMMARY) {
    return badRequest(
      "profile_summary_full",
      `display_in_profile_summary: only ${MAX_IN_SUMMARY} fields can be in the summary.`,
    );
  }
  if (!others.some((row) => row.name === field.name)) return undefined;
  return badRequest("profile_field_name_taken", "name: there is a field of this name already.");
}

/** Lists need options with a text and an order, external accounts a kind; the others need nothing. */
function isRightDescription({ type, field_data }: CustomProfileField): boolean {
  const isList = type === PROFILE_FIELD_TYPES.LIST;
  if (!isList && type !== PROFILE_FIELD_TYPES.EXTERNAL_ACCOUNT) return true;
  const described = parsedJson(field_data);
  if (typeof described !== "object" || described === null || Array.isArray(described)) return false;
  if (!isList) return isAccount(described);
  const texts = Object.values(described).map(textOfOption);
  const isEach = texts.every((text) => text !== undefined) && Object.keys(described).every((key) => key.trim() !== "");
  return texts.length > 0 && isEach && new Set(texts).size === texts.length;
}

/** A service that every server knows, or one of the realm's own with a pattern for its links. */
function isAccount(described: object): boolean {
  if (!("subtype" in described) || typeof described.subtype !== "string") return false;
  if (Object.keys(described).some((key) => key !== "subtype" && key !== "url_pattern")) return false;
  if ("url_pattern" in described && !isPattern(described.url_pattern)) return false;
  if (described.subtype !== CUSTOM_ACCOUNT) return Object.hasOwn(EXTERNAL_ACCOUNTS, described.subtype);
  return "url_pattern" in described;
}

/** A web address with one place for the name of an account. */
function isPattern(pattern: unknown): boolean {
  const parts = typeof pattern === "string" ? pattern.split("%(username)s") : [];
  return parts.length === 2 && isWebAddress(parts.join("username"));
}

/** What is stored of a field's description: of lists and accounts all of it, of other types nothing. */
export function storedDescription(type: number, given: Readonly<Record<string, unknown>> | undefined): string {
  const isDescribed = type === PROFILE_FIELD_TYPES.LIST || type === PROFILE_FIELD_TYPES.EXTERNAL_ACCOUNT;
  return given === undefined || !isDescribed ? "" : JSON.stringify(given);
}

/** A field for a service that every server knows takes its name and hint from there. */
export function withServiceName(field: CustomProfileField): CustomProfileField {
  if (field.type !== PROFILE_FIELD_TYPES.EXTERNAL_ACCOUNT) return field;
  const described = parsedJson(field.field_data);
  const isDescribed = typeof described === "object" && described !== null && "subtype" in described;
  const subtype = isDescribed ? described.subtype : "";
  const service = EXTERNAL_ACCOUNTS[String(subtype)];
  return service === undefined ? field : { ...field, name: service.name, hint: service.hint };
}

/** The text of an option of a list, which has a text and an order and nothing else; undefined for any other thing. */
function textOfOption(option: unknown): string | undefined {
  if (typeof option !== "object" || option === null || !("text" in option) || !("order" in option)) return undefined;
  const { text, order } = option;
  const isWhole = typeof text === "string" && typeof order === "string" && Object.keys(option).length === 2;
  return isWhole && text.trim() !== "" && order.trim() !== "" ? text : undefined;
}
