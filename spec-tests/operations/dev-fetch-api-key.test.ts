import { expect, it } from "vitest";
import { deactivateRealm, devFetchApiKey } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(devFetchApiKey, [
  {
    realm: at.server({ development: true })(REALM),
    mistakes: [
      ["server_not_for_developers", "BAD_REQUEST", { realm: at.server({ development: false }) }],
      ["email_invalid", "BAD_REQUEST", { params: { username: "bad" } }],
      ["login_invalid", "AUTHENTICATION_FAILED", { params: { username: "unknown@example.test" } }],
      ["realm_deactivated", "REALM_DEACTIVATED", { realm: (realm) => deactivateRealm(realm).realm }],
      ["account_deactivated", "USER_DEACTIVATED", { params: { username: "gone@example.test" } }],
    ],
  },
]);

const developing = () => everyRole({ server: { development: true } });

it("returns the key of the named account, without a password and without credentials", () => {
  const { response } = wireCall(developing(), null, "POST", "/dev_fetch_api_key", { username: "MEL@example.test" });
  const key = { api_key: "mel-key", email: "mel@example.test", user_id: MEL_MEMBER };
  expect(response.body).toEqual({ result: "success", msg: "", ...key });
  expect(play(developing()).devFetchApiKey(1, { username: "mel@example.test" }).response).toEqual(key);
});
