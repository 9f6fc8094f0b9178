import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { userByDeliveryEmail } from "./people";

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
 * @refuses BAD_REQUEST for the form, then for a plus or the domain where domains are restricted, else for a domain that
 *   gives away addresses
 */
export function checkEmail(realm: Realm, email: string, place?: string) {
  const at = place === undefined ? "" : `${place}: `;
  const address = email.trim();
  if (!isEmailAddress(address)) return badRequest("email_malformed", `${at}"${address}" is not an e-mail address.`);
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
 * @refuses as `checkEmail`, then BAD_REQUEST for one that has an account
 */
export function checkNewEmail(realm: Realm, email: string, place: string) {
  return checkEmail(realm, email, place) ?? checkFreeEmail(realm, email.trim(), place);
}

/**
 * Checks that an address can become that of an account, whatever the realm says of addresses.
 *
 * @param place - the parameter that holds the address
 * @refuses BAD_REQUEST for the form, then for one that has an account
 */
export function checkFreeEmail(realm: Realm, email: string, place: string) {
  if (!isSpelledAsAddress(email))
    return badRequest("email_malformed", `${place}: "${email}" is not an e-mail address.`);
  const isFree = userByDeliveryEmail(realm, email) === undefined;
  return isFree ? undefined : badRequest("email_taken", `${place}: ${email} already has an account.`);
}
