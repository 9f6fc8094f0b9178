import { expect, it } from "vitest";
import { devFetchApiKey } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const developing = () => everyRole({ server: { development: true } });

it("returns the key of the named account, without a password and without credentials", () => {
  const { response } = wireCall(developing(), null, "POST", "/dev_fetch_api_key", { username: "MEL@example.test" });
  const key = { api_key: "mel-key", email: "mel@example.test", user_id: MEL_MEMBER };
  expect(response.body).toEqual({ result: "success", msg: "", ...key });
  expect(carriedOut(devFetchApiKey(developing(), 1, { username: "mel@example.test" })).response).toEqual(key);
});

it.each([
  ["a text that is no address", "mel", "BAD_REQUEST", "email_invalid"],
  ["an unknown address", "unknown@example.test", "AUTHENTICATION_FAILED", "login_invalid"],
  ["a deactivated account", "gone@example.test", "USER_DEACTIVATED", "account_deactivated"],
])("refuses %s", (_name, username, code, reason) => {
  const realm = developing();
  expectRefusal(devFetchApiKey(realm, 1, { username }), realm, code, reason);
});

it("refuses everything on a server that is not for development", () => {
  const realm = everyRole();
  expectRefusal(devFetchApiKey(realm, 1, { username: "mel@example.test" }), realm, "BAD_REQUEST", "server_not_for_developers");
});
