/** Sending, reading, narrowing and marking messages, level by level. */
import { clientReadsOwnMessages } from "../../../src/model/rules/messages/prepare-message";
import { play } from "../../support/play";
import { GENERAL, MEL_MEMBER, NINA_MEMBER } from "../../support/realms";
import {
  ADA,
  at,
  body,
  type Call,
  done,
  heard,
  heardOf,
  kinds,
  MEL,
  messagesIn,
  newest,
  NINA,
  ofType,
  OLIVE,
  realmAt,
  says,
  seenAt,
  stands,
  status,
} from "./at-level";

const narrowed = (level: number, operator: string, operand: unknown, before: readonly Call[] = []) => {
  const narrow = [{ operator, operand }];
  return status(realmAt(level), ...before, [MEL, "GET /messages", { anchor: "newest", num_before: 1, num_after: 0, narrow }]);
};

/** A hundred users, and all they are allowed to write to. */
const crowd = Array.from({ length: 20 }, (_, index) => ({
  email: `c${index}@example.test`,
  full_name: `C ${index}`,
  api_key: `c${index}`,
}));
const crowded = (level: number) =>
  realmAt(level, {
    users: [{ email: OLIVE, full_name: "Olive Owner", role: 100, api_key: "o" }, { email: MEL, full_name: "Mel", api_key: "m" }, ...crowd],
    channels: [{ name: "general", subscribers: "all" }],
    settings: { can_mention_many_users_group: "role:nobody" },
  });
const reacts = { emoji_name: "tada" };
const archived = {
  channels: [
    { name: "general", subscribers: "all" as const },
    { name: "attic", is_archived: true, subscribers: "all" as const },
  ],
  messages: [{ sender: MEL, channel: "attic", topic: "t", content: "x" }],
};

export const MESSAGE_BEHAVIOURS = {
  deletersAreNotified: seenAt(274, [], ["delete_message"], (level) => {
    const left = done(realmAt(level), [ADA, "DELETE /users/me/subscriptions", { subscriptions: ["general"] }], says());
    return kinds(heard(left, ADA, [ADA, "DELETE /messages/1"])).filter((kind) => kind === "delete_message");
  }),
  unmutedTopicsCount: seenAt(213, 0, 1, (level) => {
    const subscription_data = [{ stream_id: GENERAL, property: "is_muted", value: true }];
    const quiet = done(
      realmAt(level),
      [MEL, "POST /users/me/subscriptions/properties", { subscription_data }],
      [MEL, "POST /user_topics", { stream_id: GENERAL, topic: "t", visibility_policy: 2 }],
      says("t", "x", NINA),
    );
    return at(body(quiet, [MEL, "POST /register"]), "unread_msgs.count");
  }),
  mentionedAccountsFollow: seenAt(235, undefined, 3, (level) => {
    const mentioned = done(realmAt(level), says("t", "@**Mel Member**", NINA));
    return at(body(mentioned, [MEL, "POST /register", { fetch_event_types: ["user_topic"] }]), "user_topics.0.visibility_policy");
  }),
  directMatchesHaveATopic: seenAt(404, "", "\u0007", (level) => {
    const writes: Call = [MEL, "POST /messages", { type: "private", to: [NINA_MEMBER], content: "soup" }];
    const narrow = [{ operator: "search", operand: "soup" }];
    const looks: Call = [MEL, "GET /messages", { anchor: "newest", num_before: 1, num_after: 0, narrow }];
    return at(body(realmAt(level), writes, looks), "messages.0.match_subject");
  }),
  emojiReachUnicode15: seenAt(
    185,
    "<p>:goose:</p>",
    '<p><span aria-label="goose" class="emoji emoji-1fabf" role="img" title="goose">:goose:</span></p>',
    (level) => at(body(realmAt(level), [NINA, "POST /messages/render", { content: ":goose:" }]), "rendered"),
  ),
  smileIsAnotherEmoji: seenAt(373, "1f642", "1f604", (level) => {
    const reacts: Call = [NINA, "POST /messages/1/reactions", { emoji_name: "smile" }];
    return at(ofType(heard(done(realmAt(level), says()), MEL, reacts), "reaction"), "0.emoji_code");
  }),
  soundsArePlayed: seenAt(405, false, true, (level) => {
    const content = "![x](https://a.test/x.mp3)";
    return String(at(body(realmAt(level), [MEL, "POST /messages/render", { content }]), "rendered")).includes("<audio");
  }),
  topicLinksNameTheLatest: seenAt(400, "with/1", "with/2", (level) => {
    const sent = done(realmAt(level), says(), says(), says("u", "#**general>t**"));
    return /with\/\d+/.exec(JSON.stringify(body(sent, [MEL, "GET /messages/3"])))?.[0];
  }),
  topicsAreFollowedByThemselves: seenAt(214, undefined, 3, (level) => {
    const topics = body(realmAt(level), says(), [MEL, "POST /register", { fetch_event_types: ["user_topic"] }]);
    return at(topics, "user_topics.0.visibility_policy");
  }),
  systemGroupsAreMentioned: seenAt(333, false, true, (level) =>
    String(at(body(realmAt(level), [MEL, "POST /messages/render", { content: "@_*role:members*" }]), "rendered")).includes("mention"),
  ),
  gravatarsAreOmittedByDefault: seenAt(92, "string", "object", (level) => {
    const found = body(realmAt(level), says(), newest(MEL));
    return typeof at(found, "messages.0.avatar_url");
  }),
  receiptsOmitMutedUsers: seenAt(144, [NINA_MEMBER], [], (level) =>
    at(
      body(
        realmAt(level),
        says(),
        [NINA, "POST /messages/flags", { messages: [1], op: "add", flag: "read" }],
        [MEL, `POST /users/me/muted_users/${NINA_MEMBER}`],
        [MEL, "GET /messages/1/read_receipts"],
      ),
      "user_ids",
    ),
  ),
  flagEventsListOnlyChanges: seenAt(155, [1, 2], [2], (level) => {
    const starred = (messages: number[]) => [MEL, "POST /messages/flags", { messages, op: "add", flag: "starred" }] as const;
    const realm = done(realmAt(level), says(), says(), starred([1]));
    return ofType(heard(realm, MEL, starred([1, 2])), "update_message_flags")[0]?.["messages"];
  }),
  narrowsUseDm: seenAt(177, 400, 200, (level) => narrowed(level, "dm", NINA)),
  reactionsHaveOwnErrors: seenAt(193, "BAD_REQUEST", "REACTION_ALREADY_EXISTS", (level) =>
    at(body(realmAt(level), says(), [MEL, "POST /messages/1/reactions", reacts], [MEL, "POST /messages/1/reactions", reacts]), "code"),
  ),
  narrowsTakeMessageIds: seenAt(194, 400, 200, (level) => narrowed(level, "id", 1)),
  typingSaysDirect: seenAt(215, "private", "direct", (level) => {
    const types: Call = [MEL, "POST /typing", { op: "start", to: [NINA_MEMBER] }];
    return heard(realmAt(level), NINA, types)[0]?.["message_type"];
  }),
  typingNamesChannelById: seenAt(215, 400, 200, (level) =>
    status(realmAt(level), [MEL, "POST /typing", { op: "start", type: "stream", stream_id: GENERAL, topic: "t" }]),
  ),
  wildcardFlagsAreTwo: seenAt(224, ["wildcard_mentioned"], ["stream_wildcard_mentioned"], (level) => {
    const flags = at(body(realmAt(level), says("t", "@**all**"), newest(NINA)), "messages.0.flags");
    return Array.isArray(flags) ? flags.filter((flag) => flag !== "wildcard_mentioned" || level < 224) : flags;
  }),
  editsRemoveWildcards: seenAt(388, ["stream_wildcard_mentioned"], [], (level) => {
    const edits: Call = [MEL, "PATCH /messages/1", { content: "x" }];
    return at(ofType(heard(done(realmAt(level), says("t", "@**all**", MEL)), MEL, edits), "update_message"), "0.flags");
  }),
  wildcardMentionsHaveOwnErrors: seenAt(229, "BAD_REQUEST", "STREAM_WILDCARD_MENTION_NOT_ALLOWED", (level) =>
    at(body(crowded(level), says("t", "@**all**")), "code"),
  ),
  channelIsAMentionOfAll: seenAt(247, false, true, (level) =>
    String(at(body(realmAt(level), [MEL, "POST /messages/render", { content: "@**channel**" }]), "rendered")).includes("user-mention"),
  ),
  narrowsKnowHasReaction: seenAt(249, 400, 200, (level) => narrowed(level, "has", "reaction")),
  narrowsUseChannel: seenAt(250, 400, 200, (level) => narrowed(level, "channel", "general")),
  narrowsKnowIsFollowed: seenAt(265, 400, 200, (level) => narrowed(level, "is", "followed")),
  narrowsKnowWith: seenAt(271, 400, 200, (level) => narrowed(level, "with", 1, [says()])),
  narrowsKnowIsMuted: seenAt(366, 400, 200, (level) => narrowed(level, "is", "muted")),
  oneToOneConversationsShareRecipient: seenAt(327, false, true, (level) => {
    const send = (from: string, to: string) => [from, "POST /messages", { type: "private", to: [to], content: "x" }] as const;
    const range = { anchor: "newest", num_before: 2, num_after: 0 };
    const found = body(realmAt(level), send(MEL, NINA), send(NINA, MEL), [MEL, "GET /messages", range]);
    return at(found, "messages.0.recipient_id") === at(found, "messages.1.recipient_id");
  }),
  reactionEventsNameThePerson: seenAt(339, false, true, (level) => {
    const events = heard(done(realmAt(level), says()), MEL, [MEL, "POST /messages/1/reactions", reacts]);
    return stands(events, "0.user");
  }),
  emptyTopicsExist: seenAt(334, "(no topic)", "", (level) => {
    const { realm } = play(realmAt(level)).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "", content: "x" });
    return messagesIn(realm)[0]?.topic;
  }),
  archivedChannelsAreReadable: seenAt(360, 400, 200, (level) => status(realmAt(level, archived), [MEL, "GET /messages/1"])),
  clientsOfUsersAreListed: seenAt(278, true, false, (level) => clientReadsOwnMessages(realmAt(level), "Some Desktop App")),
  noTopicTextMeansEmpty: seenAt(370, "(no topic)", "", (level) => {
    const realm = done(realmAt(level), says("(no topic)"));
    return messagesIn(realm)[0]?.topic;
  }),
  noTopicTextMeansEmptyWhenTyping: seenAt(372, "(no topic)", "", (level) => {
    const params = { op: "start", type: "stream", stream_id: GENERAL, topic: "(no topic)" };
    return heardOf(realmAt(level), NINA, (open) => done(open, [MEL, "POST /typing", params]), {
      empty_topic_name: true,
      stream_typing_notifications: true,
    })[0]?.["topic"];
  }),
  webPublicNarrowsOpenHistory: seenAt(421, 0, 1, (level) => {
    const old = { messages: [{ sender: OLIVE, channel: "open to all", topic: "t", content: "x" }] };
    const narrow = [{ operator: "channels", operand: "web-public" }];
    const found = body(realmAt(level, old), [NINA, "GET /messages", { anchor: "newest", num_before: 1, num_after: 0, narrow }]);
    return at(found, "messages.length");
  }),
  archivedChannelsAnswer: seenAt(480, 400, 200, (level) => status(realmAt(level, archived), [MEL, `GET /users/me/2/topics`])),
} as const;
