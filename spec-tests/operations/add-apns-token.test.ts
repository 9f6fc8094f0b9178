import { describe, expect, it } from "vitest";
import { addApnsToken, testNotify } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(addApnsToken, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["parameter_missing", "REQUEST_VARIABLE_MISSING", { params: { appid: undefined } }],
      ["push_app_invalid", "BAD_REQUEST", { params: { appid: "?" } }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "" } }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "ab".repeat(2049) } }],
      ["push_token_invalid", "BAD_REQUEST", { params: { token: "?!" } }],
      ...["abc", "YWJjZA"].map((token) => ["push_token_invalid", "BAD_REQUEST", { params: { token } }] as const),
    ],
  },
]);

const TOKEN = { token: "c0ffee", appid: "org.example.app" } as const;

it.each([
  ["Base64 with its padding", "wP/uAA==", true, false],
  ["Base64 without it", "YWJjZA", false, false],
  ["Base64 with padding to spare", "YQ==YWJj=", true, false],
  ["three digits and padding", "YWJ=", true, false],
  ["two digits and half the padding", "YW=", false, false],
  ["padding alone", "====", true, false],
  ["Base64 among other characters", "wP-/u_A A!=.=", true, false],
  ["letters beyond ASCII", "YWJjé", false, false],
  ["as many hexadecimal digits as Base64 has", "c0ffee00", true, true],
  ["other hexadecimal digits", "C0FFee", false, true],
  ["hexadecimal bytes apart", " c0 ff\tee 00 ", true, true],
  ["half a byte", "c0ffee0", false, false],
  ["a byte that is apart", "c0 f fee", false, false],
])("addApnsToken of servers: %s", (_name, token, before, since) => {
  const taken = (feature_level: number, token: string): boolean =>
    addApnsToken(everyRole({ feature_level, realm: { follow: "server" } }), MEL_MEMBER, { ...TOKEN, token }).ok;
  expect([taken(372, token), taken(420, token), taken(421, token)]).toEqual([before, before, since]);
});

describe("addApnsToken", () => {
  it.each([
    ["hexadecimal digits", "c0ffEE"],
    ["4096 characters", "ab".repeat(2048)],
  ])("accepts %s, sends no event and nothing to devices", (_name, token) => {
    const outcome = addApnsToken(everyRole(), MEL_MEMBER, { ...TOKEN, token });
    expect(carriedOut(outcome).response).toEqual({});
    expect([outcome.events, outcome.outbound]).toEqual([[], []]);
    expect(pushesOf(testNotify(outcome.realm, MEL_MEMBER, { token }))).toMatchObject([{ token_kind: "apns", token }]);
  });

  it("accepts the same token again, and nothing changes", () => {
    const once = play(everyRole()).addApnsToken(MEL_MEMBER, TOKEN).realm;
    const again = addApnsToken(once, MEL_MEMBER, TOKEN);
    expect(again.ok).toBe(true);
    expect(again.realm).toBe(once);
  });

  it("keeps the tokens of accounts apart", () => {
    const once = play(everyRole()).addApnsToken(MEL_MEMBER, TOKEN).realm;
    const twice = play(once).addApnsToken(GRETA_GUEST, TOKEN).realm;
    expect(twice).not.toBe(once);
    expect(pushesOf(testNotify(twice, GRETA_GUEST, {}))).toHaveLength(1);
    expect(pushesOf(testNotify(twice, NINA_MEMBER, {}))).toEqual([]);
  });

  it("does not need the push service", () => {
    expect(addApnsToken(everyRole({ server: { push_service: false } }), MEL_MEMBER, TOKEN).ok).toBe(true);
  });

  it("is undone by a new key, only for the actor's own account", () => {
    const both = play(everyRole()).addApnsToken(MEL_MEMBER, TOKEN).addApnsToken(NINA_MEMBER, TOKEN).realm;
    const after = play(both).regenerateOwnApiKey(MEL_MEMBER, {}).realm;
    expect([pushesOf(testNotify(after, MEL_MEMBER, {})).length, pushesOf(testNotify(after, NINA_MEMBER, {})).length]).toEqual([0, 1]);
  });
});
