/** The account of a browser: a cookie names it, and a page lets users choose it. */
import { type Failure, failure, isFailure } from "../../model/outcome/failures";
import type { Realm } from "../../model/realm/realm";
import type { User } from "../../model/realm/user";
import { deactivatedRealmAtLogin } from "../../model/rules/realm/realm-active";
import { userById } from "../../model/rules/users/people";
import { type Role, ROLE_NAMES, ROLES_BY_NAME } from "../../protocol/accounts";
import { CONTROL_PATH } from "../control";
import { failedResponse, methodNotAllowed } from "../envelope";
import type { ServedRequest } from "../served-request";

/** Where users choose an account. */
export const SIGN_IN_PATH = `${CONTROL_PATH}/sign_in`;

const COOKIE = "realm_simulator_account";

/** The account that the cookie of a request names; undefined without a cookie. */
export function accountOfCookie(realm: Realm, headers: Headers): User | Failure | undefined {
  const value = cookieIn(headers.get("cookie") ?? "");
  if (value === undefined) return undefined;
  const user = /^\d{1,15}$/.test(value) ? userById(realm, Number(value)) : undefined;
  if (user === undefined) {
    return failure("UNAUTHORIZED", "credentials_wrong", `The cookie names no account: choose one at ${SIGN_IN_PATH}.`);
  }
  const refusal = deactivatedRealmAtLogin(realm);
  if (isFailure(refusal)) return refusal;
  return user.is_active ? user : failure("USER_DEACTIVATED", "account_deactivated", "Your account is deactivated.");
}

/** The credentials of an account, as clients send them. */
export function basicHeader({ delivery_email, api_key }: User): string {
  return `Basic ${Buffer.from(`${delivery_email}:${api_key}`).toString("base64")}`;
}

function cookieIn(header: string): string | undefined {
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** Shows the page that lists the accounts, and takes the choice. */
export function signIn(realm: Realm, { method, body }: ServedRequest): Response {
  if (method === "GET") return accountsPage(realm);
  if (method !== "POST") return methodNotAllowed(SIGN_IN_PATH, method, ["GET", "POST"]);
  const chosen = new URLSearchParams(new TextDecoder().decode(body ?? new Uint8Array())).get("user_id") ?? "";
  const user = usersOf(realm).find(({ user_id }) => String(user_id) === chosen);
  if (user === undefined) return failedResponse(400, `user_id: there is no active user ${JSON.stringify(chosen)}.`);
  const cookie = `${COOKIE}=${user.user_id}; Path=/; HttpOnly; SameSite=Strict`;
  return new Response(null, { status: 303, headers: { Location: "/", "Set-Cookie": cookie } });
}

function usersOf(realm: Realm): readonly User[] {
  return [...realm.users].filter(({ is_active, is_bot }) => is_active && !is_bot);
}

function accountsPage(realm: Realm): Response {
  const buttons = usersOf(realm).map(
    ({ user_id, full_name, delivery_email, role }) =>
      `<li><button name="user_id" value="${user_id}">${escaped(full_name)}</button> ` +
      `${escaped(delivery_email)}, ${roleName(role)}</li>`,
  );
  const title = `Choose an account of ${escaped(realm.profile.name)}`;
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>` +
    `<form method="post" action="${SIGN_IN_PATH}"><ul>${buttons.join("")}</ul></form></html>\n`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  });
}

function roleName(role: Role): string {
  return ROLE_NAMES.find((name) => ROLES_BY_NAME[name] === role) ?? "";
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
