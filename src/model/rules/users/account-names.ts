/** Names, addresses and passwords of accounts. */
import { LIMITS } from "../../../protocol/limits";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { isKnownAt } from "../../../protocol/schema/tables";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../realm/feature-level";
import { userByDeliveryEmail } from "./people";

const FORBIDDEN = /[*`\\>"@\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const MENTION_SUFFIX = /\|\d+$/;

/**
 * Checks that a name can be that of an account. The name is taken without blanks around it, which hide a number at its
 * end.
 *
 * @param userId - whose name it would be; others must not have it where the realm wants names to be unique
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

/** What stands before the @: words joined by single dots, or nearly anything between quotation marks. */
const LOCAL_PART = /^([-!#$%&'*+/=?^_`{}|~\w]+(\.[-!#$%&'*+/=?^_`{}|~\w]+)*|"([!#-[\]-~]|\\[!-~ ])*")$/;
/** What stands behind it: labels joined by dots, at least two. */
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}(?<!-)$/u;

/** A few well-known domains of services for temporary addresses. */
const DISPOSABLE_DOMAINS: readonly string[] = ["mailinator.com", "guerrillamail.com", "yopmail.com"];

/** Whether a text has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return isSpelledAsAddress(text.trim());
}

function isSpelledAsAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return at !== -1 && LOCAL_PART.test(text.slice(0, at)) && (domain === "localhost" || DOMAIN.test(domain));
}

/** An address as an account keeps it: the domain in small letters. */
export function normalizedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at)}${email.slice(at).toLowerCase()}`;
}

/**
 * Checks that the realm lets an address have an account.
 *
 * @param place - the parameter that holds the address, if the sentence is to begin with it
 */
export function checkEmail(realm: Realm, email: string, place?: string) {
  const at = place === undefined ? "" : `${place}: `;
  const address = email.trim();
  if (!isEmailAddress(address)) return badRequest("email_invalid", `${at}"${address}" is not an e-mail address.`);
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (realm.settings.emails_restricted_to_domains) {
    if (/\+/.test(address.slice(0, address.lastIndexOf("@")))) {
      return badRequest("email_with_plus", `${at}Addresses with + are not allowed here.`);
    }
    const isAllowed = realm.domains.some(
      (row) => row.domain === domain || (row.allow_subdomains && domain.endsWith(`.${row.domain}`)),
    );
    const msg = `${at}Addresses of ${domain} are not allowed here.`;
    return isAllowed ? undefined : badRequest("email_domain_not_allowed", msg);
  }
  const isDisposable = realm.settings.disallow_disposable_email_addresses && DISPOSABLE_DOMAINS.includes(domain);
  const msg = `${at}Addresses of ${domain} are disposable, and not allowed here.`;
  return isDisposable ? badRequest("email_disposable", msg) : undefined;
}

/**
 * Checks that an address can become that of an account.
 *
 * @param place - the parameter that holds the address
 */
export function checkNewEmail(realm: Realm, email: string, place: string) {
  return checkEmail(realm, email, place) ?? checkFreeEmail(realm, email.trim(), place);
}

/**
 * Checks that an address can become that of an account, whatever the realm says of addresses.
 *
 * @param place - the parameter that holds the address
 */
export function checkFreeEmail(realm: Realm, email: string, place: string) {
  if (!isSpelledAsAddress(email)) return badRequest("email_invalid", `${place}: "${email}" is not an e-mail address.`);
  const isFree = userByDeliveryEmail(realm, email) === undefined;
  return isFree ? undefined : badRequest("email_taken", `${place}: ${email} already has an account.`);
}
