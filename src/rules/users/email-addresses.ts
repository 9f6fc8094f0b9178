import type { Realm } from "../../realm/realm";
import { userByDeliveryEmail } from "./people";

const ADDRESS = /^[^@\s,<>"\u0000-\u001f]+@[^@\s,<>"\u0000-\u001f]+$/;

/** Domains of services that give away addresses for minutes; a few that everybody knows. */
const DISPOSABLE_DOMAINS: readonly string[] = ["mailinator.com", "guerrillamail.com", "yopmail.com"];

/** Whether a text has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/**
 * Why the realm does not let an address have an account: its form, its domain. Undefined when it may.
 *
 * @spec Endpoints 6: new_email; Endpoints 11: invitee_emails
 */
export function emailProblem(realm: Realm, email: string): string | undefined {
  const address = email.trim();
  if (!isEmailAddress(address)) return `"${address}" is not an e-mail address.`;
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (realm.settings.emails_restricted_to_domains) {
    if (/\+/.test(address.slice(0, address.lastIndexOf("@")))) return "Addresses with + are not allowed here.";
    const isAllowed = realm.domains.some(
      (row) => row.domain === domain || (row.allow_subdomains && domain.endsWith(`.${row.domain}`)),
    );
    return isAllowed ? undefined : `Addresses of ${domain} are not allowed here.`;
  }
  const isDisposable = realm.settings.disallow_disposable_email_addresses && DISPOSABLE_DOMAINS.includes(domain);
  return isDisposable ? `Addresses of ${domain} are disposable, and not allowed here.` : undefined;
}

/** Why an address cannot become that of an account, whoever has it already included; undefined when it can. */
export function newEmailProblem(realm: Realm, email: string): string | undefined {
  const problem = emailProblem(realm, email);
  if (problem !== undefined) return problem;
  return userByDeliveryEmail(realm, email) === undefined ? undefined : `${email.trim()} already has an account.`;
}
