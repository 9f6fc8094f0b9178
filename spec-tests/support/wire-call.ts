import type { Realm } from "../../src/index";
import { userByDeliveryEmail } from "../../src/model/rules/users/people";
import { handle, type Handled } from "../../src/wire/handle";

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
