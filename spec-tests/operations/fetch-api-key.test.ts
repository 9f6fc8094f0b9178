import { describe, expect, it } from "vitest";
import { deactivateRealm, fetchApiKey, type Realm } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GONE_MEMBER, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(fetchApiKey, [
  {
    realm: at.user(GONE_MEMBER, { password: "secret" })(at.user(MEL_MEMBER, { password: "secret" })(REALM)),
    params: { username: "mel@example.test", password: "secret" },
    mistakes: [
      ["email_invalid", "BAD_REQUEST", { params: { username: "bad" } }],
      ["login_invalid", "AUTHENTICATION_FAILED", { params: { username: "unknown@example.test" } }],
      ["realm_deactivated", "REALM_DEACTIVATED", { realm: (realm) => deactivateRealm(realm).realm }],
      ["account_deactivated", "USER_DEACTIVATED", { params: { username: "gone@example.test" } }],
      ["login_invalid", "AUTHENTICATION_FAILED", { params: { password: "wrong" } }],
    ],
  },
]);

function realmOf(feature_level = 421): Realm {
  return everyRole({
    feature_level,
    users: [
      { email: "olive@example.test", role: 100, password: "secret", api_key: "olive-key" },
      { email: "mel@example.test" },
      { email: "gone@example.test", password: "secret", is_active: false },
      { email: "bot@example.test", password: "secret", is_bot: true },
    ],
    channels: [],
  });
}

const olive = { username: "olive@example.test", password: "secret" };

describe("fetchApiKey", () => {
  it("sends no authentication challenge when it refuses credentials", () => {
    const { response } = wireCall(realmOf(), null, "POST", "/fetch_api_key", { ...olive, password: "wrong" });
    expect(response).toMatchObject({ status: 401, body: { code: "AUTHENTICATION_FAILED" } });
    expect(response.headers).not.toHaveProperty("www-authenticate");
  });

  it.each([
    ["an unknown address", { username: "unknown@example.test", password: "secret" }, "AUTHENTICATION_FAILED", "login_invalid"],
    ["a wrong password", { ...olive, password: "wrong" }, "AUTHENTICATION_FAILED", "login_invalid"],
    ["an account without a password", { username: "mel@example.test", password: "" }, "AUTHENTICATION_FAILED", "login_invalid"],
    ["a bot", { username: "bot@example.test", password: "secret" }, "AUTHENTICATION_FAILED", "login_invalid"],
    [
      "a deactivated account with a wrong password",
      { username: "gone@example.test", password: "" },
      "AUTHENTICATION_FAILED",
      "login_invalid",
    ],
    ["a deactivated account", { username: "gone@example.test", password: "secret" }, "USER_DEACTIVATED", "account_deactivated"],
  ])("refuses %s", (_name, params, code, reason) => {
    const realm = realmOf();
    expectRefusal(fetchApiKey(realm, 1, params), realm, code, reason, { http_status: 401 });
    const old = realmOf(75);
    expectRefusal(fetchApiKey(old, 1, params), old, code, reason, { http_status: 403 });
  });

  it("returns the key, in any letter case of the address, with the user ID since feature level 171", () => {
    const outcome = play(realmOf()).fetchApiKey(1, { ...olive, username: "OLIVE@example.test" });
    expect(outcome.response).toEqual({ api_key: "olive-key", email: "olive@example.test", user_id: 1 });
    expect(play(realmOf(170)).fetchApiKey(1, olive).response).not.toHaveProperty("user_id");
  });

  it("answers over the wire without credentials", () => {
    const { response } = wireCall(realmOf(), null, "POST", "/fetch_api_key", olive);
    expect(response.body).toEqual({
      result: "success",
      msg: "",
      api_key: "olive-key",
      email: "olive@example.test",
      user_id: 1,
    });
    const { response: missing } = wireCall(realmOf(), null, "POST", "/fetch_api_key", { username: "x" });
    expect(missing.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "password" });
  });
});
