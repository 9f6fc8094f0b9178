// Servers check whether the account is allowed to use an operation before they check its parameters.
import { expect, test } from "vitest";
import { everyRole } from "../support/realms";
import { wireCall } from "../support/wire-call";

const REALM = everyRole({ realm: { follow: "server" } });

/** The answer to a request whose required parameters are missing. */
function codeOf(email: string, call: string): unknown {
  const [method = "", path = ""] = call.split(" ");
  const { body } = wireCall(REALM, email, method, path).response;
  return typeof body === "object" && body !== null && "code" in body ? body.code : null;
}

test.each(["POST /invites", "POST /user_groups/create", "POST /bots", "POST /users/me/subscriptions"])(
  "guests are refused as such, whatever they send: %s",
  (call) => {
    expect(codeOf("greta@example.test", call)).toBe("BAD_REQUEST");
    expect(codeOf("mel@example.test", call)).toBe("REQUEST_VARIABLE_MISSING");
  },
);

test.each([
  "POST /users/me/presence",
  "PATCH /users/me/profile_data",
  "POST /users/me/apns_device_token",
  "POST /users/me/android_gcm_reg_id",
])("bots are refused as such: %s", (call) => {
  expect(codeOf("beep-bot@example.test", call)).toBe("BAD_REQUEST");
  expect(codeOf("mel@example.test", call)).toBe("REQUEST_VARIABLE_MISSING");
});

test.each(["POST /streams/1/delete_topic", "POST /realm/filters", "POST /users"])("members are refused as such: %s", (call) => {
  expect(codeOf("mel@example.test", call)).toBe("UNAUTHORIZED_PRINCIPAL");
  expect(codeOf("ada@example.test", call)).toBe("REQUEST_VARIABLE_MISSING");
});

test("an invalid value does not hide that the account has no permission", () => {
  for (const [email, path, params] of [
    ["mel@example.test", "/realm/user_settings_defaults", { enter_sends: "x" }],
    ["mel@example.test", "/realm", { mandatory_topics: "x" }],
  ] as const) {
    expect(wireCall(REALM, email, "PATCH", path, params).response.body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
  }
});
