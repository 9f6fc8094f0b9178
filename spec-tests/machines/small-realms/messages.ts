import {
  advanceClock,
  createRealm,
  deleteMessage,
  type Fixture,
  type Realm,
  sendMessage,
  setTypingStatusForMessageEdit,
  updateMessage,
  updateRealm,
} from "../../../src/index";
import { EDITING_TYPING_STATES } from "../../../src/protocol/state-tables";
import { messages, topics } from "../../../src/scenario/machines/message-machines";
import { play } from "../../support/play";
import {
  EVERY_ROLE_FIXTURE,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  START,
} from "../../support/realms";
import { type SmallMove, type SmallRealm, subjectOf } from "./small-realm";

const WEEK = 604800;
const EDIT_LIMIT = 600;
const quietly = { send_notification_to_new_thread: false } as const;
const IDS = [1, 2, 3];
const AUTHORS = ["mel@example.test", "mel@example.test", "nina@example.test"];
const EDITORS = { Mel: MEL_MEMBER, Nina: NINA_MEMBER };
const MOVERS = { Mel: MEL_MEMBER, Morgan: MORGAN_MODERATOR };

const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  settings: { message_content_edit_limit_seconds: EDIT_LIMIT, can_move_messages_between_topics_group: "role:members" },
  messages: AUTHORS.map((sender, index) => ({ sender, channel: "general", topic: "lunch", content: `text ${index + 1}` })),
};

const messageMoves = (id: number): SmallMove[] => {
  const about = `message ${id}`;
  const place = (realm: Realm): string => (realm.messages.get(id - 1)?.topic === "lunch" ? "dinner" : "lunch");
  const text = (realm: Realm): string => (realm.messages.get(id - 1)?.content === "one" ? "other" : "one");
  return [
    ...Object.entries(EDITORS).map(([who, userId]): SmallMove => {
      return {
        name: `${who} edits ${about}`,
        trigger: "edit",
        about,
        make: (realm) => updateMessage(realm, userId, { message_id: id, content: text(realm) }),
      };
    }),
    ...Object.entries(MOVERS).map(([who, userId]): SmallMove => {
      const make: SmallMove["make"] = (realm) => updateMessage(realm, userId, { message_id: id, topic: place(realm), ...quietly });
      return { name: `${who} moves ${about}`, trigger: "move", about, make };
    }),
    { name: `Olive deletes ${about}`, trigger: "delete", about, make: (realm) => deleteMessage(realm, OLIVE_OWNER, { message_id: id }) },
    { name: `Greta deletes ${about}`, trigger: "delete", about, make: (realm) => deleteMessage(realm, GRETA_GUEST, { message_id: id }) },
  ];
};

/** Three messages of two users, edited, moved and deleted one by one while the time limit expires. */
export const MESSAGES: SmallRealm = {
  name: "messages",
  start: createRealm(FIXTURE),
  subjects: IDS.map((id) => subjectOf(`message ${id}`, messages, id)),
  moves: [
    ...IDS.flatMap(messageMoves),
    {
      name: "ten minutes pass",
      when: ({ now }) => now < START + EDIT_LIMIT,
      make: (realm) => advanceClock(realm, { seconds: EDIT_LIMIT }),
    },
    { name: "a second passes", when: ({ now }) => now === START + EDIT_LIMIT, make: (realm) => advanceClock(realm, { seconds: 1 }) },
    { name: "a week passes", when: ({ now }) => now < START + WEEK, make: (realm) => advanceClock(realm, { seconds: WEEK + 60 }) },
  ],
  relevant: ({ now, messages }) => [now, [...messages].map((message) => [message?.content, message?.topic])],
};

const topicOf = (realm: Realm): string => realm.messages.get(0)?.topic ?? "";
const isResolved = (realm: Realm): boolean => topicOf(realm).startsWith("✔ ");
const TOPIC_PEOPLE = { Morgan: MORGAN_MODERATOR, Mel: MEL_MEMBER, Greta: GRETA_GUEST };

const topicMoves = ([who, userId]: readonly [string, number]): SmallMove[] => {
  const change = (realm: Realm, topic: string) =>
    updateMessage(realm, userId, { message_id: 1, topic, propagate_mode: "change_all", ...quietly });
  const bare = (realm: Realm): string => topicOf(realm).replace("✔ ", "");
  return [
    {
      name: `${who} resolves`,
      trigger: "resolve",
      about: "topic",
      when: (realm) => !isResolved(realm),
      make: (realm) => change(realm, `✔ ${bare(realm)}`),
    },
    { name: `${who} unresolves`, trigger: "unresolve", about: "topic", when: isResolved, make: (realm) => change(realm, bare(realm)) },
    ...["lunch", "dinner", ""].map((name): SmallMove => ({
      name: `${who} renames it to "${name}"`,
      trigger: "move",
      about: "topic",
      when: (realm) => bare(realm) !== name && !(isResolved(realm) && name === ""),
      make: (realm) => change(realm, isResolved(realm) ? `✔ ${name}` : name),
    })),
  ];
};

/** A topic with up to three messages and their notices, over two weeks. */
export const TOPIC: SmallRealm = {
  name: "topic",
  start: createRealm({
    ...EVERY_ROLE_FIXTURE,
    settings: { can_resolve_topics_group: "role:moderators", can_move_messages_between_topics_group: "role:members" },
    messages: [{ sender: "mel@example.test", channel: "general", topic: "lunch", content: "hungry" }],
  }),
  subjects: [subjectOf("topic", topics, 1)],
  moves: [
    ...Object.entries(TOPIC_PEOPLE).flatMap(topicMoves),
    {
      name: "Mel writes",
      when: (realm) => realm.messages.size < 6,
      make: (realm) => sendMessage(realm, MEL_MEMBER, { type: "channel", to: GENERAL, topic: topicOf(realm), content: "hm" }),
    },
    { name: "a week passes", when: ({ now }) => now < START + WEEK, make: (realm) => advanceClock(realm, { seconds: WEEK + 60 }) },
  ],
  relevant: ({ now, messages }) => [now, [...messages].map((message) => message && [message.topic, message.timestamp, message.sender_id])],
  max_depth: 9,
};

/** The users whom Olive sees editing a message, by their last events. */
function typingState(realm: Realm, messageId: number): string {
  const typingEvents = [...realm.event_log.entries].flatMap(({ event }) =>
    event.type === "typing_edit_message" && event.message_id === messageId ? [event.op] : [],
  );
  return typingEvents.at(-1) === "start" ? "typing" : "not typing";
}

const typingMoves = (id: number): SmallMove[] =>
  Object.entries(EDITORS).flatMap(([who, userId]) =>
    (["start", "stop"] as const).map((op) => ({
      name: `${who} ${op}s editing message ${id}`,
      trigger: op,
      about: `message ${id}`,
      make: (realm) => setTypingStatusForMessageEdit(realm, userId, { message_id: id, op }),
    })),
  );

/** Three messages that their authors edit, or not, while another user watches and the time expires. */
export const EDITING: SmallRealm = {
  name: "editing",
  start: play(createRealm(FIXTURE)).registerQueue(OLIVE_OWNER, {
    event_types: ["typing_edit_message"],
    client_capabilities: { notification_settings_null: false, stream_typing_notifications: true },
  }).realm,
  subjects: IDS.map((id) => ({ name: `message ${id}`, table: EDITING_TYPING_STATES, state: (realm) => typingState(realm, id) })),
  moves: [
    ...IDS.flatMap(typingMoves),
    { name: "a minute passes", when: ({ now }) => now < START + EDIT_LIMIT + 60, make: (realm) => advanceClock(realm, { seconds: 60 }) },
    {
      name: "no user can edit after the limit",
      make: (realm) => updateRealm(realm, OLIVE_OWNER, { allow_message_editing: realm.settings.allow_message_editing !== true }),
    },
  ],
  relevant: ({ now, settings }) => [now, settings.allow_message_editing],
};
