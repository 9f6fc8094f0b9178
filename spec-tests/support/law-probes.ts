/** What accounts ask in order to see whatever they can: reads of everything, of what they know and of what they do not. */
import type { Realm } from "../../src/index";
import type { Choices } from "../../src/model/operations/choices";
import { pickFrom } from "../../src/testing/arbitraries/pick";

type Fields = Readonly<Record<string, unknown>>;

/** A call that changes nothing. */
export interface Probe {
  readonly name: string;
  readonly params: Fields;
}

const newest = { anchor: "newest", num_before: 60, num_after: 0 };

/** Any message that there ever was, and the one that comes next. */
const anyMessage = ({ realm, int }: Choices): number => int(realm.messages.size + 1) + 1;

const narrow = (...terms: readonly (readonly [string, unknown])[]): Fields => ({
  ...newest,
  narrow: terms.map(([operator, operand]) => ({ operator, operand })),
});

/** A word of any message. */
function word({ realm, int }: Choices): string {
  const content = realm.messages.get(int(realm.messages.size))?.content ?? "";
  return /z\w+z/.exec(content)?.[0] ?? "moved";
}

function topicIn({ realm, int }: Choices): readonly (readonly [string, unknown])[] {
  const message = realm.messages.get(int(realm.messages.size));
  return message?.stream_id == null
    ? [["is", "dm"]]
    : [
        ["stream", message.stream_id],
        ["topic", message.topic],
      ];
}

function filename({ realm, one }: Choices): Fields {
  const [place = "/"] = realm.attachments.size === 0 ? [] : [one([...realm.attachments.keys()])];
  const slash = place.indexOf("/");
  return { realm_id_str: place.slice(0, slash), filename: place.slice(slash + 1) };
}

const PROBES: readonly (readonly [name: string, params: (pick: Choices) => Fields])[] = [
  ["getMessages", () => narrow()],
  ["getMessages", (pick) => narrow(["stream", pick.channel()])],
  ["getMessages", (pick) => narrow(...topicIn(pick))],
  ["getMessages", (pick) => narrow(["search", word(pick)])],
  ["getMessages", (pick) => narrow(["stream", pick.channel()], ["search", word(pick)])],
  ["getMessages", (pick) => narrow(["sender", pick.user()])],
  ["getMessages", (pick) => narrow(["pm-with", [pick.user()]])],
  ["getMessages", (pick) => narrow(["id", anyMessage(pick)])],
  ["getMessages", () => narrow(["streams", "public"])],
  ["getMessages", (pick) => ({ ...narrow(["near", anyMessage(pick)]), anchor: anyMessage(pick), num_after: 5 })],
  ["checkMessagesMatchNarrow", (pick) => ({ msg_ids: [anyMessage(pick), anyMessage(pick), anyMessage(pick)], narrow: [] })],
  ["getMessage", (pick) => ({ message_id: anyMessage(pick) })],
  ["getMessageHistory", (pick) => ({ message_id: anyMessage(pick) })],
  ["getReadReceipts", (pick) => ({ message_id: anyMessage(pick) })],
  ["getStreams", () => ({ include_all: true, exclude_archived: false })],
  ["getStreamTopics", (pick) => ({ stream_id: pick.channel() })],
  ["getStreamById", (pick) => ({ stream_id: pick.channel() })],
  ["getStreamId", (pick) => ({ stream: pick.channelName() })],
  ["getStreamEmailAddress", (pick) => ({ stream_id: pick.channel() })],
  ["getSubscribers", (pick) => ({ stream_id: pick.channel() })],
  ["getSubscriptionStatus", (pick) => ({ user_id: pick.user(), stream_id: pick.channel() })],
  ["getSubscriptions", () => ({ include_subscribers: true })],
  ["getUserChannels", (pick) => ({ user_id: pick.user() })],
  ["getUsers", () => ({ include_custom_profile_fields: true })],
  ["getUser", (pick) => ({ user_id: pick.user(), include_custom_profile_fields: true })],
  ["getUserStatus", (pick) => ({ user_id: pick.user() })],
  ["getUserPresence", (pick) => ({ user_id_or_email: String(pick.user()) })],
  ["getPresence", () => ({})],
  ["getAttachments", () => ({})],
  ["getFileTemporaryUrl", filename],
  ["getDrafts", () => ({})],
  ["getScheduledMessages", () => ({})],
  ["getReminders", () => ({})],
  ["getSavedSnippets", () => ({})],
  ["getBots", () => ({})],
  ["getInvites", () => ({})],
  ["getRealmExports", () => ({})],
  ["getUserGroups", () => ({ include_deactivated_groups: true })],
  ["getAlertWords", () => ({})],
  ["getNavigationViews", () => ({})],
];

/** Some reads of an account, generated from a number. */
export function probes(realm: Realm, userId: number, seed: number, count: number): Probe[] {
  const pick = pickFrom(realm, userId, seed, 0);
  return Array.from({ length: count }, () => {
    const [name, params] = pick.one(PROBES);
    return { name, params: params(pick) };
  });
}
