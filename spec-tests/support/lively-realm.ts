/**
 * Realms with a long history, for property tests: five users and four kinds of channels, five messages of the past that
 * all users have read, and random acts of sending, joining, leaving, flagging, reacting, muting.
 */
import fc from "fast-check";
import {
  addReaction,
  createRealm,
  deleteMessage,
  type Fixture,
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
  type Realm,
  sendMessage,
  updateMessage,
  updateMessageFlags,
} from "../../src/index";
import { markChannelRead } from "../../src/model/changes/messages/marks";
import { addSubscription, removeSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { channelById } from "../../src/model/rules/channels/channel-access";
import { countOperations } from "./property-runs";

/** An owner, two members, a guest, and a bot, by user ID from 1. */
export const PEOPLE = [1, 2, 3, 4, 5] as const;

/** Public, private with protected history, private with shared history, web-public; by channel ID from 1. */
export const CHANNELS = [1, 2, 3, 4] as const;

/** The names that topics take; some differ in letter case only. */
export const TOPICS = ["lunch", "Lunch", "\u2714 done", "", "plan"] as const;

const CONTENTS = [
  "deploying the server",
  "see https://example.test/page",
  "@**Mel** look",
  "![dot](https://example.test/dot.png)",
  "[file](/user_uploads/1/a/file.txt)",
  "the quick fox deploys",
  "@**all** hi",
  "lunch today",
  '@_**Nina** said "quick fox"',
];

const FIXTURE: Fixture = {
  check_answers: true,
  realm: { url: "https://chat.example.test" },
  now: 1767225600,
  server: { WEB_PUBLIC_STREAMS_ENABLED: true },
  users: [
    { email: "olive@example.test", full_name: "Olive", role: 100 },
    { email: "mel@example.test", full_name: "Mel", role: 400, alert_words: ["today"] },
    { email: "nina@example.test", full_name: "Nina", role: 400 },
    { email: "greta@example.test", full_name: "Greta", role: 600 },
    { email: "beep-bot@example.test", full_name: "Beep", is_bot: true, bot_owner: "mel@example.test" },
  ],
  channels: [
    { name: "general", subscribers: ["olive@example.test", "mel@example.test"] },
    { name: "secret", invite_only: true, subscribers: ["olive@example.test", "mel@example.test"] },
    {
      name: "shared",
      invite_only: true,
      history_public_to_subscribers: true,
      subscribers: ["olive@example.test", "nina@example.test"],
    },
    { name: "open", is_web_public: true, subscribers: ["olive@example.test"] },
  ],
  messages: [
    ...["first", "second", "third"].map((content) => ({
      sender: "mel@example.test",
      channel: "general",
      topic: "lunch",
      content,
    })),
    { sender: "olive@example.test", channel: "secret", topic: "plan", content: "fourth" },
    { sender: "nina@example.test", to: ["mel@example.test"], content: "fifth" },
  ],
};

type Mode = "change_one" | "change_later" | "change_all";
type Extent = "topic" | "channel" | "all";

/** Something that happens in such a realm. */
export type Act =
  | {
      readonly kind: "post";
      readonly who: number;
      readonly where: number;
      readonly topic: string;
      readonly content: string;
    }
  | { readonly kind: "write"; readonly who: number; readonly to: readonly number[]; readonly content: string }
  | { readonly kind: "join" | "leave"; readonly who: number; readonly where: number }
  | {
      readonly kind: "flag";
      readonly who: number;
      readonly ids: readonly number[];
      readonly op: "add" | "remove";
      readonly flag: string;
    }
  | { readonly kind: "react"; readonly who: number; readonly id: number }
  | {
      readonly kind: "prefer";
      readonly who: number;
      readonly where: number;
      readonly topic: string;
      readonly policy: 0 | 1 | 2 | 3;
    }
  | {
      readonly kind: "sweep";
      readonly who: number;
      readonly what: Extent;
      readonly where: number;
      readonly topic: string;
    }
  | { readonly kind: "mute"; readonly who: number; readonly where: number }
  | { readonly kind: "shift"; readonly id: number; readonly where: number; readonly topic: string; readonly mode: Mode }
  | { readonly kind: "erase"; readonly id: number };

const who = fc.constantFrom(...PEOPLE);
// Some places see much more than others, so that conversations grow.
const where = fc.constantFrom(1, 1, 1, ...CHANNELS);
const topic = fc.constantFrom("lunch", "lunch", "lunch", ...TOPICS);
const content = fc.constantFrom(...CONTENTS);
const id = fc.integer({ min: 1, max: 25 });

const post = fc.record({ kind: fc.constant("post" as const), who, where, topic, content });
const write = fc.record({
  kind: fc.constant("write" as const),
  who,
  to: fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
  content,
});
const move = fc.record({ kind: fc.constantFrom("join" as const, "leave" as const), who, where });
const flag = fc.record({
  kind: fc.constant("flag" as const),
  who,
  ids: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
  op: fc.constantFrom("add" as const, "remove" as const),
  flag: fc.constantFrom("read", "starred", "collapsed"),
});
const react = fc.record({ kind: fc.constant("react" as const), who, id });
const policy = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const prefer = fc.record({ kind: fc.constant("prefer" as const), who, where, topic, policy });
const what = fc.constantFrom("topic" as const, "channel" as const, "all" as const);
const sweep = fc.record({ kind: fc.constant("sweep" as const), who, what, where, topic });
const mute = fc.record({ kind: fc.constant("mute" as const), who, where });

const mode = fc.constantFrom("change_one" as const, "change_later" as const, "change_all" as const);
const shift = fc.record({ kind: fc.constant("shift" as const), id, where, topic, mode });
const erase = fc.record({ kind: fc.constant("erase" as const), id });

const USUAL: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 8, arbitrary: post },
  { weight: 4, arbitrary: write },
  { weight: 2, arbitrary: move },
  { weight: 5, arbitrary: flag },
  { weight: 1, arbitrary: react },
  { weight: 1, arbitrary: prefer },
  { weight: 1, arbitrary: mute },
  { weight: 1, arbitrary: sweep },
];
const LENGTH = { minLength: 20, maxLength: 60, size: "max" } as const;

/** Random acts in their order, most of them messages. */
export const acts: fc.Arbitrary<readonly Act[]> = fc.array(fc.oneof(...USUAL), LENGTH);

/** The same, with messages that Olive moves to other topics and channels, and some that she deletes. */
export const restlessActs: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(...USUAL, { weight: 3, arbitrary: shift }, { weight: 1, arbitrary: erase }),
  LENGTH,
);

let begun: Realm | undefined;

/** The realm in which these acts have happened; acts that are refused leave no trace. */
export function livelyRealm(happened: readonly Act[]): Realm {
  begun ??= createRealm(FIXTURE);
  let realm = begun;
  for (const act of happened) realm = after(realm, act);
  return realm;
}

/** The realm after one act. */
export function after(realm: Realm, act: Act): Realm {
  countOperations();
  switch (act.kind) {
    case "post":
      return sendMessage(realm, act.who, { type: "channel", to: act.where, topic: act.topic, content: act.content }).realm;
    case "write":
      return sendMessage(realm, act.who, { type: "direct", to: act.to, content: act.content }).realm;
    case "join":
      return addSubscription(realm, act.who, act.where);
    case "leave":
      return removeSubscription(markChannelRead(realm, act.who, act.where).realm, act.who, act.where);
    case "flag":
      return updateMessageFlags(realm, act.who, { messages: act.ids, op: act.op, flag: act.flag }).realm;
    case "react":
      return addReaction(realm, act.who, { message_id: act.id, emoji_name: "tada" }).realm;
    case "prefer":
      return setVisibilityPolicy(realm, act.who, act.where, act.topic, act.policy).realm;
    case "sweep":
      return swept(realm, act);
    case "mute":
      return muted(realm, act.who, act.where);
    case "shift":
      return shifted(realm, act);
    case "erase":
      return deleteMessage(realm, 1, { message_id: act.id }).realm;
  }
}

function swept(realm: Realm, act: Extract<Act, { kind: "sweep" }>): Realm {
  if (act.what === "all") return markAllAsRead(realm, act.who, {}).realm;
  if (act.what === "channel") return markStreamAsRead(realm, act.who, { stream_id: act.where }).realm;
  return markTopicAsRead(realm, act.who, { stream_id: act.where, topic_name: act.topic }).realm;
}

function shifted(realm: Realm, act: Extract<Act, { kind: "shift" }>): Realm {
  const { id: message_id, topic, where: stream_id, mode: propagate_mode } = act;
  const from = realm.messages.get(message_id - 1)?.stream_id;
  const place = from === stream_id ? { topic } : { topic, stream_id };
  return updateMessage(realm, 1, { message_id, ...place, propagate_mode }).realm;
}

function muted(realm: Realm, userId: number, streamId: number): Realm {
  const rows = realm.subscriptions.get(userId);
  const row = rows?.get(streamId);
  if (rows === undefined || row === undefined || channelById(realm, streamId) === undefined) return realm;
  return {
    ...realm,
    subscriptions: realm.subscriptions.set(userId, rows.set(streamId, { ...row, is_muted: !row.is_muted })),
  };
}
