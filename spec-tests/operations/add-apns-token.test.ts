// Card: Endpoints 17.
import { describe, expect, it } from "vitest";
import { addApnsToken, regenerateOwnApiKey, testNotify } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const TOKEN = { token: "c0ffee", appid: "org.example.app" } as const;

describe("addApnsToken refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a bot", BEEP_BOT, { token: "" }, "BAD_REQUEST"],
    ["no app", MEL_MEMBER, { token: "" }, "REQUEST_VARIABLE_MISSING"],
    ["an empty token", MEL_MEMBER, { ...TOKEN, token: "" }, "BAD_REQUEST"],
    ["a token of more than 4096 characters", MEL_MEMBER, { ...TOKEN, token: "ab".repeat(2049) }, "BAD_REQUEST"],
    ["half a byte of hexadecimal", MEL_MEMBER, { ...TOKEN, token: "abc" }, "BAD_REQUEST"],
    ["other characters", MEL_MEMBER, { ...TOKEN, token: "no token!" }, "BAD_REQUEST"],
    ["Base64 without its padding", MEL_MEMBER, { ...TOKEN, token: "YWJjZA" }, "BAD_REQUEST"],
  ])("%s", (_name, userId, params, code) => {
    expectRefusal(addApnsToken(realm, userId, params), realm, code);
  });
});

describe("addApnsToken", () => {
  it.each([
    ["hexadecimal digits", "c0ffEE"],
    ["Base64", "wP/uAA=="],
    ["4096 characters", "ab".repeat(2048)],
  ])("takes %s, tells nobody and sends nothing", (_name, token) => {
    const outcome = addApnsToken(everyRole(), MEL_MEMBER, { ...TOKEN, token });
    expect(carriedOut(outcome).response).toEqual({});
    expect([outcome.events, outcome.outbound]).toEqual([[], []]);
    expect(pushesOf(testNotify(outcome.realm, MEL_MEMBER, { token }))).toMatchObject([{ token_kind: "apns", token }]);
  });

  it("succeeds with the same token again, and nothing changes", () => {
    const once = carriedOut(addApnsToken(everyRole(), MEL_MEMBER, TOKEN)).realm;
    const again = addApnsToken(once, MEL_MEMBER, TOKEN);
    expect(again.ok).toBe(true);
    expect(again.realm).toBe(once);
  });

  it("keeps the tokens of accounts apart", () => {
    const once = carriedOut(addApnsToken(everyRole(), MEL_MEMBER, TOKEN)).realm;
    const twice = carriedOut(addApnsToken(once, GRETA_GUEST, TOKEN)).realm;
    expect(twice).not.toBe(once);
    expect(pushesOf(testNotify(twice, GRETA_GUEST, {}))).toHaveLength(1);
    expect(pushesOf(testNotify(twice, NINA_MEMBER, {}))).toEqual([]);
  });

  it("needs no push service", () => {
    expect(addApnsToken(everyRole({ server: { push_service: false } }), MEL_MEMBER, TOKEN).ok).toBe(true);
  });

  it("is undone by a fresh key, for the own account alone", () => {
    const mine = carriedOut(addApnsToken(everyRole(), MEL_MEMBER, TOKEN)).realm;
    const both = carriedOut(addApnsToken(mine, NINA_MEMBER, TOKEN)).realm;
    const after = carriedOut(regenerateOwnApiKey(both, MEL_MEMBER, {})).realm;
    expect([pushesOf(testNotify(after, MEL_MEMBER, {})).length, pushesOf(testNotify(after, NINA_MEMBER, {})).length]).toEqual([0, 1]);
  });

  it("is at POST /users/me/apns_device_token, where the app is needed since feature level 223", () => {
    const ask = (feature_level: number, params: object): number =>
      wireCall(everyRole({ feature_level }), "mel@example.test", "POST", "/users/me/apns_device_token", { ...params }).response.status;
    expect([ask(421, TOKEN), ask(223, { token: "c0ffee" }), ask(222, { token: "c0ffee" })]).toEqual([200, 400, 200]);
  });
});
