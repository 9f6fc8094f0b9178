import { LIMITS } from "../../../protocol/limits";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { isKnownAt } from "../../../protocol/schema/tables";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../realm/feature-level";

const FORBIDDEN = /[*`\\>"@\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const MENTION_SUFFIX = /\|\d+$/;

/**
 * Checks that a name can be that of an account. The name is taken without blanks around it, which hide a number at its
 * end.
 *
 * @param userId - whose name it would be; others must not have it where the realm wants names to be unique
 * @refuses BAD_REQUEST for the length, for characters of mentions, for the end of a mention, for a name that is taken
 */
export function checkFullName(realm: Realm, fullName: string, userId: number | null) {
  const name = fullName.trim();
  const length = [...name].length;
  const least = has(realm, "namesMayHaveOneLetter") ? 1 : LIMITS.MIN_FULL_NAME_LENGTH;
  if (length < least || length > LIMITS.MAX_FULL_NAME_LENGTH) {
    const lengths = `${least} to ${LIMITS.MAX_FULL_NAME_LENGTH}`;
    return badRequest("full_name_length", `full_name: ${lengths} characters are expected.`);
  }
  if (FORBIDDEN.test(name)) {
    return badRequest("full_name_characters", 'full_name: the characters * ` \\ > " and @ are not allowed.');
  }
  if (MENTION_SUFFIX.test(fullName)) {
    return badRequest("full_name_like_mention", "full_name: a name must not end with | and a number.");
  }
  const { require_unique_names: rule } = REALM_SETTINGS;
  if (!realm.settings.require_unique_names || !isKnownAt(rule, realm.feature_level)) return undefined;
  for (const user of realm.users) {
    const isSame = folded(user.full_name) === folded(name);
    if (isSame && user.user_id !== userId) {
      return badRequest("full_name_taken", "full_name: another account has this name already.");
    }
  }
  return undefined;
}

/** The form of a name for comparisons: without case and with composed characters. */
function folded(name: string): string {
  return name.normalize("NFKC").toUpperCase().toLowerCase();
}

const LENGTHS = { min: 6, max: 100 } as const;

/** Checks that a text can be a password by its length. How easily it is guessed is not looked at. */
export function checkPassword(place: string, password: string) {
  const { length } = [...password];
  if (length >= LENGTHS.min && length <= LENGTHS.max) return undefined;
  return badRequest("password_length", `${place}: ${LENGTHS.min} to ${LENGTHS.max} characters are expected.`);
}
