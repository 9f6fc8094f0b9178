/** Realms with many things of one kind, for the test of growth. */
import {
  addReaction,
  createRealm,
  createScheduledMessage,
  type Fixture,
  markAllAsRead,
  type Outcome,
  type Realm,
  registerQueue,
  updateMessage,
} from "../../src/index";
import { allUnicodeEmoji } from "../../src/protocol/emoji";

/** Of what there can be many. */
export const AXES = ["messages", "unread", "topics", "people", "channels", "groups", "queues", "edits", "reactions", "due items"] as const;
export type Axis = (typeof AXES)[number];

const MEL = "mel@example.test";
const MEL_ID = 4;
const OLIVE_ID = 1;
const EMOJI = [...allUnicodeEmoji()].filter(({ names }) => !["tada", "octopus"].includes(names[0] ?? ""));
const YEAR = 365 * 86_400;

const times = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

function talk(count: number, topic: (index: number) => string): Fixture["messages"] {
  return times(count, (index) => ({ sender: MEL, channel: "general", topic: topic(index), content: `word ${index}`, sent: -50 }));
}

/** What a fixture has in addition, so that there are `count` things of a kind. */
function additions(axis: Axis, count: number): Fixture {
  switch (axis) {
    case "messages":
    case "unread":
      return { messages: talk(count, () => "busy") };
    case "topics":
      return { messages: talk(count, (index) => `topic ${index}`) };
    case "people":
      return { users: times(count, (index) => ({ email: `grown${index}@example.test`, full_name: `Grown ${index}` })) };
    case "channels":
      return { channels: times(count, (index) => ({ name: `grown ${index}`, subscribers: [MEL, "olive@example.test"] })) };
    case "groups":
      return { groups: times(count, (index) => ({ name: `grown ${index}`, members: [MEL] })) };
    default:
      return {};
  }
}

function repeated(realm: Realm, count: number, act: (realm: Realm, index: number) => Outcome): Realm {
  let present = realm;
  for (let index = 0; index < count; index += 1) {
    const outcome = act(present, index);
    if (!outcome.ok) throw new Error(outcome.error.msg);
    present = outcome.realm;
  }
  return present;
}

/** What is done in a realm, so that there are `count` things of a kind. */
function withDone(realm: Realm, axis: Axis, count: number): Realm {
  const active = [...realm.users].filter((user) => user.is_active);
  switch (axis) {
    case "messages":
    case "topics":
      return repeated(realm, active.length, (present, index) => markAllAsRead(present, active[index]?.user_id ?? MEL_ID));
    case "queues":
      return repeated(realm, count, (present, index) =>
        registerQueue(present, active[index % active.length]?.user_id ?? MEL_ID, { event_types: ["message"] }),
      );
    case "edits":
      return repeated(realm, count, (present, index) => updateMessage(present, MEL_ID, { message_id: 17, content: `edit ${index % 2}` }));
    case "reactions":
      return repeated(realm, count, (present, index) => {
        const [emoji_name = ""] = EMOJI[Math.floor(index / 2)]?.names ?? [];
        const by = [MEL_ID, OLIVE_ID][index % 2] ?? MEL_ID;
        const first = addReaction(present, by, { message_id: 17, emoji_name });
        return first.ok ? addReaction(first.realm, by, { message_id: 21, emoji_name }) : first;
      });
    case "due items":
      return repeated(realm, count, (present, index) =>
        createScheduledMessage(present, MEL_ID, {
          type: "direct",
          to: [5],
          content: `later ${index}`,
          scheduled_delivery_timestamp: present.now + YEAR + index,
        }),
      );
    default:
      return realm;
  }
}

/** How much of what there is in addition. */
export interface Growth {
  readonly axis: Axis;
  readonly count: number;
}

/** The size that the environment requests: `GROWTH="people 4000"`. */
export function askedGrowth({ GROWTH = "" }: NodeJS.ProcessEnv): Growth {
  const axis = AXES.find((name) => GROWTH.startsWith(name));
  return axis === undefined ? { axis: "messages", count: 0 } : { axis, count: Number(GROWTH.slice(axis.length)) };
}

/** The realm of a fixture with `count` things of a kind in addition. */
export function grownRealm(fixture: Fixture, { axis, count }: Growth): Realm {
  if (count === 0) return createRealm(fixture);
  const { users = [], channels = [], groups = [], messages = [], ...rest } = fixture;
  const more = additions(axis, count);
  const realm = createRealm({
    ...rest,
    users: [...users, ...(more.users ?? [])],
    channels: [...channels, ...(more.channels ?? [])],
    groups: [...groups, ...(more.groups ?? [])],
    messages: [...messages, ...(more.messages ?? [])],
  });
  return withDone(realm, axis, count);
}
