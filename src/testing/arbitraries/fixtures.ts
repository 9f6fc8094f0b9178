import type { Fixture, FixtureChannel, FixtureMessage, FixtureUser } from "../../model/fixture/fixture";
import { checkedParams, checkObject } from "../../model/outcome/call-problem";
import { fc } from "./fast-check";
import { FIXTURE_OPTIONS } from "./steps";

/** The largest number of users, channels and messages in generated realms. */
export interface FixtureOptions {
  /** The maximum number of accounts; 6 by default. At least one, an owner. */
  readonly users?: number;
  /** The maximum number of channels; 4 by default. */
  readonly channels?: number;
  /** The maximum number of messages; 12 by default. */
  readonly messages?: number;
}

const ROLES = [200, 300, 400, 400, 400, 600] as const;
const TOPICS = ["lunch", "plans", "✔ plans", "general chat"];
const CONTENTS = ["Hello!", "**bold** and `code`", "@**all** look here", "- one\n- two", "> quoted\n\nanswered"];

const addressOf = (index: number): string => `user${index + 1}@example.test`;

/**
 * Generates fixtures that `createRealm` accepts: accounts `user1@example.test` (an owner), `user2@example.test` and so
 * on of all roles, channels `channel 1` and so on of all kinds, a group, and messages in channels and between users.
 *
 * @throws CallProblem for an unknown option
 * @example fc.assert(fc.property(fixture({ users: 3 }), (realm) => createRealm(realm).users.size <= 3), { numRuns: 5 });
 */
export function fixture(options: FixtureOptions = {}): fc.Arbitrary<Fixture> {
  checkObject("fixture", options);
  checkedParams("fixture", FIXTURE_OPTIONS, options);
  const { users = 6, channels = 4, messages = 12 } = options;
  const parts = fc.tuple(
    fc.array(fc.constantFrom(...ROLES), { maxLength: Math.max(0, users - 1) }),
    fc.array(channelKind(users), { maxLength: channels }),
    fc.array(messageParts, { maxLength: messages }),
    fc.boolean(),
  );
  return parts.map(([roles, kinds, texts, hasGroup]) => {
    const people: readonly FixtureUser[] = ([100, ...roles] as const).map((role, index) => ({
      email: addressOf(index),
      role,
    }));
    const places = kinds.map((kind, index) => channelOf(kind, index, people.length));
    return {
      users: [...people],
      channels: places,
      groups: hasGroup ? [{ name: "crew", members: [addressOf(people.length - 1)] }] : [],
      messages: texts.map((text) => messageOf(text, people.length, places)),
    };
  });
}

const KINDS = [
  {},
  { invite_only: true },
  { invite_only: true, history_public_to_subscribers: true },
  { is_web_public: true },
];

function channelKind(users: number): fc.Arbitrary<{ kind: object; subscribers: number[] | "all" }> {
  const some = fc.uniqueArray(fc.nat({ max: users - 1 }));
  return fc.record({ kind: fc.constantFrom(...KINDS), subscribers: fc.oneof(fc.constant("all" as const), some) });
}

type Kind = ReturnType<typeof channelKind> extends fc.Arbitrary<infer Value> ? Value : never;

function channelOf({ kind, subscribers }: Kind, index: number, people: number): FixtureChannel {
  const those = subscribers === "all" ? subscribers : subscribers.filter((place) => place < people).map(addressOf);
  return { name: `channel ${index + 1}`, ...kind, subscribers: those };
}

const messageParts = fc.record({
  sender: fc.nat(),
  place: fc.nat(),
  to: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  isDirect: fc.boolean(),
  topic: fc.constantFrom(...TOPICS),
  content: fc.constantFrom(...CONTENTS),
  unread: fc.boolean(),
});

type MessageParts = typeof messageParts extends fc.Arbitrary<infer Value> ? Value : never;

function messageOf(parts: MessageParts, people: number, channels: readonly FixtureChannel[]): FixtureMessage {
  const { content, unread, topic } = parts;
  const sender = addressOf(parts.sender % people);
  const channel = channels[parts.place % Math.max(1, channels.length)];
  if (parts.isDirect || channel === undefined) {
    return { sender, to: [...new Set(parts.to.map((place) => addressOf(place % people)))], content, unread };
  }
  return { sender, channel: channel.name, topic, content, unread };
}
