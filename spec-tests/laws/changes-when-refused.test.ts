/**
 * The operations that declare `changes_when_refused`: each has a call that is refused and changes the realm, and one that
 * is refused and returns the same snapshot. The law of values holds that all others change nothing.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  createCustomProfileField,
  createScheduledMessage,
  getEvents,
  type Outcome,
  type Realm,
  receiveWebhook,
  sendInvites,
  sendMessage,
  updateBot,
  updateChannelFolder,
  updateDefaultStreamGroupStreams,
  updateRealm,
  updateStream,
  updateSubscriptionSettings,
  uploadCustomEmoji,
} from "../../src/index";
import { sameState } from "../../src/model/realm/compare-states";
import { CHANGING_WHEN_REFUSED } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GENERAL, MEL_MEMBER, OLIVE_OWNER, START } from "../support/realms";

/** A realm, a call that is refused after it changed something, and one that is refused before. */
interface Example {
  readonly realm: Realm;
  readonly changing: (realm: Realm) => Outcome;
  readonly unchanged: (realm: Realm) => Outcome;
}

const UNKNOWN = 99;
const bot = play(everyRole()).createBot(MEL_MEMBER, { full_name: "Echo", short_name: "echo" });
const folder = play(everyRole()).createChannelFolder(OLIVE_OWNER, { name: "first", description: "" });
const taken = folder.createChannelFolder(OLIVE_OWNER, { name: "taken", description: "" });
const field = play(everyRole()).createCustomProfileField(OLIVE_OWNER, { name: "nickname", field_type: 1 });
const groupOf = (stream_names: readonly string[]): Realm =>
  play(everyRole()).createDefaultStreamGroup(OLIVE_OWNER, { group_name: "start", description: "", stream_names }).realm;
const empty = play(everyRole()).createChannel(OLIVE_OWNER, { name: "empty", subscribers: [] }).realm;
const announcement = play(empty).updateStream(OLIVE_OWNER, { stream_id: 6, can_send_message_group: { new: 2 } }).realm;
const toEmpty = { type: "stream", to: [6], topic: "t", content: "hi" } as const;
const unknownRecipient = { type: "direct", to: [UNKNOWN], content: "hi" } as const;
const queue = play(everyRole()).registerQueue(MEL_MEMBER, {});
const queue_id = queue.response.queue_id ?? "";
const withEvent = sendMessage(queue.realm, MEL_MEMBER, { type: "direct", to: [MEL_MEMBER], content: "hi" }).realm;

const EXAMPLES: Readonly<Record<string, Example>> = {
  "update-stream": {
    realm: everyRole(),
    changing: (realm) => updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, is_default_stream: true, new_name: "secret" }),
    unchanged: (realm) => updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, new_name: "secret" }),
  },
  "update-realm": {
    realm: everyRole(),
    changing: (realm) => updateRealm(realm, OLIVE_OWNER, { name: "Other", moderation_request_channel_id: GENERAL }),
    unchanged: (realm) => updateRealm(realm, OLIVE_OWNER, { moderation_request_channel_id: GENERAL }),
  },
  "update-bot": {
    realm: bot.realm,
    changing: (realm) => updateBot(realm, MEL_MEMBER, { bot_id: bot.response.user_id, full_name: "New", bot_owner_id: UNKNOWN }),
    unchanged: (realm) => updateBot(realm, MEL_MEMBER, { bot_id: bot.response.user_id, bot_owner_id: UNKNOWN }),
  },
  "update-channel-folder": {
    realm: taken.updateStream(OLIVE_OWNER, { stream_id: GENERAL, folder_id: 1 }).realm,
    changing: (realm) => updateChannelFolder(realm, OLIVE_OWNER, { channel_folder_id: 1, name: "new", is_archived: true }),
    unchanged: (realm) => updateChannelFolder(realm, OLIVE_OWNER, { channel_folder_id: 1, name: "taken" }),
  },
  "update-subscription-settings": {
    realm: everyRole(),
    changing: (realm) =>
      updateSubscriptionSettings(realm, MEL_MEMBER, {
        subscription_data: [
          { stream_id: GENERAL, property: "pin_to_top", value: true },
          { stream_id: UNKNOWN, property: "pin_to_top", value: true },
        ],
      }),
    unchanged: (realm) =>
      updateSubscriptionSettings(realm, MEL_MEMBER, {
        subscription_data: [{ stream_id: UNKNOWN, property: "pin_to_top", value: true }],
      }),
  },
  "update-default-stream-group-streams": {
    realm: groupOf(["general"]),
    changing: (realm) =>
      updateDefaultStreamGroupStreams(realm, OLIVE_OWNER, { group_id: 1, op: "add", stream_names: ["open to all", "general"] }),
    unchanged: (realm) => updateDefaultStreamGroupStreams(realm, OLIVE_OWNER, { group_id: 1, op: "add", stream_names: ["general"] }),
  },
  "send-invites": {
    realm: everyRole(),
    changing: (realm) => sendInvites(realm, OLIVE_OWNER, { invitee_emails: "x@example.test,mel@example.test", stream_ids: [] }),
    unchanged: (realm) => sendInvites(realm, OLIVE_OWNER, { invitee_emails: "mel@example.test", stream_ids: [] }),
  },
  "create-custom-profile-field": {
    realm: field.realm,
    changing: (realm) => createCustomProfileField(realm, OLIVE_OWNER, { name: "nickname", field_type: 1 }),
    unchanged: (realm) => createCustomProfileField(realm, OLIVE_OWNER, { name: "", field_type: 1 }),
  },
  "upload-custom-emoji": {
    realm: everyRole(),
    changing: (realm) => uploadCustomEmoji(realm, OLIVE_OWNER, { emoji_name: "cat", file: { name: "cat.txt", size: 3 } }),
    unchanged: (realm) => uploadCustomEmoji(realm, OLIVE_OWNER, { emoji_name: "", file: { name: "cat.png", size: 3 } }),
  },
  "send-message": {
    realm: announcement,
    changing: (realm) => sendMessage(realm, BEEP_BOT, toEmpty),
    unchanged: (realm) => sendMessage(realm, BEEP_BOT, unknownRecipient),
  },
  "create-scheduled-message": {
    realm: announcement,
    changing: (realm) => createScheduledMessage(realm, BEEP_BOT, { ...toEmpty, to: 6, scheduled_delivery_timestamp: START + 60 }),
    unchanged: (realm) => createScheduledMessage(realm, BEEP_BOT, { ...unknownRecipient, scheduled_delivery_timestamp: START + 60 }),
  },
  "get-events": {
    realm: withEvent,
    changing: (realm) => getEvents(realm, MEL_MEMBER, { queue_id, last_event_id: 7, dont_block: true }),
    unchanged: (realm) => getEvents(realm, MEL_MEMBER, { queue_id: "none", last_event_id: 7, dont_block: true }),
  },
};

describe("a refusal after a part of the request", () => {
  test("has an example for each operation that declares it", () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...CHANGING_WHEN_REFUSED].sort());
  });

  test.each(Object.entries(EXAMPLES))("%s", (_id, { realm, changing, unchanged }) => {
    const after = changing(realm);
    expect([after.ok, sameState(after.realm, realm)]).toEqual([false, false]);
    const before = unchanged(realm);
    expect([before.ok, before.realm === realm]).toEqual([false, true]);
  });

  test("a webhook whose message is refused notifies the owner of the bot once", () => {
    const hook = play(announcement).createBot(MEL_MEMBER, { full_name: "Hook", short_name: "hook", bot_type: 2 });
    const params = { integration: "json", api_key: hook.response.api_key, stream: "6", topic: "t", payload: {} };
    const first = receiveWebhook(hook.realm, params);
    expect([first.ok, first.realm.messages.size]).toEqual([false, hook.realm.messages.size + 1]);
    const second = receiveWebhook(first.realm, params);
    expect([second.ok, second.realm === first.realm]).toEqual([false, true]);
  });

  test("the documentation of refusals names these operations", () => {
    const source = readFileSync(new URL("../../src/model/views/outcome.ts", import.meta.url), "utf8");
    const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport interface Refused\b/.exec(source)?.[1] ?? "";
    const named = [...comment.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id);
    expect(named.sort()).toEqual([...CHANGING_WHEN_REFUSED].sort());
  });
});
