/** Steps about one thing that rarely come together by chance: it is muted and renamed, muted and moved, typed and left. */
import type { EventBody } from "../generated/event-types";
import type { Random } from "../testing/arbitraries/random";
import { SENDS } from "./actions/actions";
import type { Numbers } from "./actions/scene";
import type { PlanStep } from "./plan-step";

/** A pair, and the types of events that its steps are about. */
interface Pair {
  readonly events: readonly EventBody["type"][];
  readonly steps: (random: Random) => PlanStep[];
}

/** The numbers of channels to which the account subscribes at first. */
const CHANNELS = [0, 1];
/** The number of the newest message. */
const NEWEST = 0;
const MUTES = 0;

const action = (name: string, ...numbers: Numbers): PlanStep => ({ action: name, numbers });
const sends = (channel: number, topic = 0): PlanStep => action(SENDS, 0, channel, topic);
const number = (random: Random): number => random.below(4);

/** Steps after which the client has registered again, also one that waits before it tries again. */
const RETURNS: PlanStep[] = [{ sleep: 700 }, { clock: 20 }];

const PAIRS: readonly Pair[] = [
  {
    events: ["subscription"],
    steps: (random) => {
      const channel = random.one(CHANNELS);
      const muted = action("mutes a channel on another device", channel, MUTES, 0);
      return [muted, sends(channel, number(random)), action("renames a channel", channel, number(random), 0)];
    },
  },
  {
    events: ["subscription"],
    steps: (random) => {
      const [from, to] = random.one([
        [0, 1],
        [1, 0],
      ]);
      const muted = action("mutes a channel on another device", random.one([from, to]), MUTES, 0);
      return [muted, sends(from, number(random)), action("moves messages to a channel", NEWEST, number(random), to)];
    },
  },
  {
    events: ["user_topic"],
    steps: (random) => {
      const channel = random.one(CHANNELS);
      const muted = action("mutes a topic on another device", NEWEST, MUTES, 0);
      const moved = action("moves messages to a topic", NEWEST, 0, number(random));
      return [sends(channel, 0), muted, ...random.one([[], [sends(channel, 1)]]), moved];
    },
  },
  {
    events: ["user_topic"],
    steps: (random) => {
      const channel = random.one(CHANNELS);
      const muted = action("mutes a topic on another device", NEWEST, MUTES, 0);
      return [sends(channel, number(random)), muted, action("archives a channel", channel, 0, 0)];
    },
  },
  {
    events: ["subscription", "stream"],
    steps: (random) => {
      const channel = random.one(CHANNELS);
      const muted = action("mutes a channel on another device", channel, MUTES, 0);
      return [...random.one([[], [muted]]), sends(channel), action("archives a channel", channel, 0, 0)];
    },
  },
  {
    events: ["update_message_flags"],
    steps: (random) => {
      // A client that has registered meanwhile does not know a direct message that was read.
      const [mentions, between]: [string, PlanStep[]] =
        random.below(2) === 0
          ? ["mentions the account in a direct message", RETURNS]
          : ["mentions the account", random.one([[], RETURNS])];
      const read = action("reads on another device", NEWEST, 0, 0);
      const unread = action("marks as unread on another device", NEWEST, 0, 0);
      return [action(mentions, number(random), random.one(CHANNELS), number(random)), read, ...between, unread];
    },
  },
  {
    events: ["update_message"],
    steps: (random) => {
      const edits = random.one(["edits a message", "edits a mention into a message"]);
      const moves = random.one(["moves messages to a topic", "moves messages to a channel"]);
      const both = [action(edits, NEWEST, 0, number(random)), action(moves, NEWEST, 0, number(random))];
      return [sends(random.one(CHANNELS)), ...(random.below(2) === 0 ? both : [...both].reverse())];
    },
  },
  {
    events: ["reaction"],
    steps: (random) => {
      const direct = action("sends a direct message", number(random), 0, 1);
      const reacted = action("reacts on another device", NEWEST, number(random), 0);
      const read = action("reads on another device", NEWEST, 0, 0);
      return [random.below(2) === 0 ? direct : sends(random.one(CHANNELS)), reacted, read, sends(random.one(CHANNELS))];
    },
  },
  {
    events: ["reaction"],
    steps: (random) => {
      // What the client fetches when it returns to a channel also comes as an event.
      const channel = random.one(CHANNELS);
      const soon = (name: string): PlanStep => ({ action: name, numbers: [0, channel, 0], soon: true });
      const away = [soon("unsubscribes the account"), soon("subscribes the account")];
      return [sends(channel), ...away, action("reacts to a message", number(random), NEWEST, 1)];
    },
  },
  {
    events: ["delete_message"],
    steps: (random) => {
      const [channel, topic] = [random.one(CHANNELS), number(random)];
      return [sends(channel, topic), sends(channel, topic), action("deletes a topic", NEWEST, 0, 0)];
    },
  },
  {
    events: ["subscription"],
    steps: (random) => {
      const channel = random.one(CHANNELS);
      const leave = action("unsubscribes all other users", channel, 0, 0);
      return [leave, action("subscribes all users", channel, random.one(CHANNELS), 0)];
    },
  },
  {
    events: ["drafts"],
    steps: (random) => {
      const changes = random.one(["edits a draft on another device", "deletes a draft on another device"]);
      return [
        action("saves a draft on another device", 0, 0, 0),
        action(changes, 1 + number(random), 0, number(random)),
      ];
    },
  },
  {
    events: ["scheduled_messages"],
    steps: (random) => [
      action("schedules a message on another device", 0, random.one(CHANNELS), number(random)),
      { clock: 70 },
    ],
  },
  {
    events: ["reaction"],
    steps: (random) => {
      // Two users react alike, and one of them takes it back.
      const users = random.one([
        [0, 1],
        [1, 0],
      ]);
      const reacts = users.map((user) => action("reacts to a message", user, NEWEST, 1));
      return [sends(random.one(CHANNELS)), ...reacts, action("reacts to a message", number(random), NEWEST, 0)];
    },
  },
  {
    events: ["update_message_flags"],
    steps: (random) => {
      const stars = action("stars on another device", NEWEST, 0, 0);
      const moves = action("moves messages to a channel", NEWEST, 0, number(random));
      return [sends(random.one(CHANNELS)), stars, random.one([action("deletes a message", NEWEST, 0, 0), moves])];
    },
  },
  {
    events: ["typing"],
    steps: (random) => [action("types", number(random), random.one(CHANNELS), random.one([1, 2])), { clock: 70 }],
  },
  {
    events: ["typing"],
    steps: (random) => {
      // A second start renews that a user types, and a later one comes after it has expired.
      const types = action("types", number(random), random.one(CHANNELS), random.one([1, 2]));
      const seconds = random.one([10, 30, 40]);
      return [types, { clock: seconds }, types, { clock: seconds }];
    },
  },
  {
    events: ["muted_users", "typing"],
    steps: (random) => {
      const user = number(random);
      const types = action("types", user, random.one(CHANNELS), random.one([1, 2]));
      const mutes = action("mutes a user on another device", user, 0, 0);
      return random.one([
        [mutes, types],
        [types, mutes],
      ]);
    },
  },
  {
    events: ["realm_user"],
    steps: (random) => {
      const user = number(random);
      const goes = action("deactivates a user", user, 0, 0);
      const comes = action("reactivates a user", 0, 0, 0);
      return [goes, ...random.one([[], [action("renames a user", user, number(random), 0)]]), comes];
    },
  },
];

/** What a pair is chosen for. */
interface PairFor {
  readonly heard?: ReadonlySet<string> | null;
  readonly sleeps: boolean;
  /** Which plan it is: the pairs take turns. */
  readonly number?: number;
}

/** The steps of a pair that concerns the client: half of the time the one whose turn it is. Empty if no pair does. */
export function generatePair(random: Random, { heard = null, sleeps, number: turn = 0 }: PairFor): PlanStep[] {
  const concerning = PAIRS.filter(({ events }) => heard === null || events.some((type) => heard.has(type)));
  if (concerning.length === 0) return [];
  const pair = random.below(2) === 0 ? concerning[turn % concerning.length] : random.one(concerning);
  return (pair?.steps(random) ?? []).filter((step) => sleeps || !("sleep" in step));
}
