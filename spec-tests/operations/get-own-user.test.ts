import { expect, it } from "vitest";
import { getOwnUser, type Realm } from "../../src/index";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GENERAL, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getOwnUser, [{ realm: REALM, mistakes: [] }]);

// The public address of an account is the same for all viewers, also for the account itself and for owners.
it("shows the whole account, with the real address next to the public one, and no field that only bots have", () => {
  const realm = everyRole({
    users: [{ email: "olive@example.test", full_name: "Olive", role: 100, settings: { email_address_visibility: 4 } }],
    channels: [],
  });
  expect(play(realm).getOwnUser(OLIVE_OWNER, {}).response).toMatchObject({
    user_id: OLIVE_OWNER,
    email: "user1@chat.example.test",
    delivery_email: "olive@example.test",
    full_name: "Olive",
    is_owner: true,
    is_admin: true,
    is_guest: false,
    is_bot: false,
    role: 100,
    is_active: true,
    profile_data: {},
    date_joined: "2025-01-01T00:00+00:00",
    avatar_url: expect.stringMatching(/^https:/),
    max_message_id: -1,
  });
  const { response } = play(realm).getOwnUser(OLIVE_OWNER, {});
  expect(response).not.toHaveProperty("bot_type");
  expect(response).not.toHaveProperty("bot_owner_id");
});

it("has the generated picture of its address in small letters", () => {
  const realm = everyRole({ users: [{ email: "MyEmailAddress@example.com", role: 100 }], channels: [] });
  const hash = "0bc83cb571cd1c50ba6f3e8a78ef1346";
  expect(play(realm).getOwnUser(OLIVE_OWNER, {}).response["avatar_url"]).toContain(hash);
});

it("rounds the date of joining to the minute", () => {
  const realm = everyRole({ users: [{ email: "olive@example.test", role: 100, date_joined: START - 61 }], channels: [] });
  expect(play(realm).getOwnUser(OLIVE_OWNER, {}).response).toMatchObject({ date_joined: "2025-12-31T23:58+00:00" });
});

it("counts messages that were marked as received, not messages sent in a channel before the account joined", () => {
  const message = { type: "channel", to: OPEN_TO_ALL, topic: "t", content: "x" } as const;
  const said = play(everyRole()).sendMessage(OLIVE_OWNER, message).realm;
  const joined = play(said).subscribe(MEL_MEMBER, { subscriptions: [{ name: "open to all" }] }).realm;
  const newest = (realm: Realm): number => play(realm).getOwnUser(MEL_MEMBER, {}).response.max_message_id;
  expect(newest(joined)).toBe(-1);
  const starred = play(joined).updateMessageFlags(MEL_MEMBER, { messages: [1], op: "add", flag: "starred" }).realm;
  expect(newest(starred)).toBe(1);
});

it("shows the newest message that the account has received, and the owner of a bot", () => {
  const sent = play(everyRole()).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "x" });
  const { response } = sent.getOwnUser(BEEP_BOT, {});
  expect(response).toMatchObject({ is_bot: true, bot_type: 1, bot_owner_id: MEL_MEMBER, max_message_id: -1 });
  expect(sent.getOwnUser(MEL_MEMBER, {}).response).toMatchObject({ max_message_id: 1 });
  expect(response).not.toHaveProperty("profile_data");
});
