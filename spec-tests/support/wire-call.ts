import type { Realm } from "../../src/index";
import { userByDeliveryEmail } from "../../src/model/rules/users/people";
import { handle, type Handled } from "../../src/wire/handle";
import { pathAt, routes } from "../../src/wire/route";
import type { WireFile } from "../../src/wire/wire-request";
import type { Call } from "./spec";

/** Sends a request to a snapshot as an account with its key, or without credentials; other values than text are JSON. */
export function wireCall(
  realm: Realm,
  email: string | null,
  method: string,
  path: string,
  params: Readonly<Record<string, unknown>> = {},
): Handled {
  const user = email === null ? undefined : userByDeliveryEmail(realm, email);
  const credentials = Buffer.from(`${email}:${user?.api_key ?? ""}`, "utf8").toString("base64");
  return handle(realm, {
    method,
    path,
    parameters: Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
    files: [],
    authorization: email === null ? null : `Basic ${credentials}`,
    user_agent: "spec-test/1.0",
  });
}

/** Sends a typed call as a request: in the path what stands there, files as parts, all else in the form. */
export function requested(id: string, { realm, actor, params }: Call<unknown>): Handled {
  const route = routes().find((one) => one.id === id);
  const user = realm.users.get(actor - 1);
  if (route === undefined || user === undefined) throw new Error(`There is no operation ${id} or no account ${actor}.`);
  const expected = route.expected(realm.feature_level);
  const files: WireFile[] = [];
  const parameters: [name: string, text: string][] = [];
  let path = pathAt(route, realm.feature_level);
  for (const [name, value] of Object.entries(params ?? {})) {
    const { sent = name, parameter } = expected.find((one) => one.name === name) ?? {};
    const text = typeof value === "string" && parameter?.encoding !== "json" ? value : JSON.stringify(value);
    if (parameter?.encoding === "file") files.push(value);
    else if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(text));
    else parameters.push([sent, text]);
  }
  const authorization = `Basic ${btoa(`${user.delivery_email}:${user.api_key}`)}`;
  return handle(realm, { method: route.method, path, parameters, files, authorization, user_agent: "spec-test/1.0" });
}
