/** What conversations are about: for each story the operations that belong to it. */
import { lazy } from "../../data/lazy";
import { type Route, routes } from "../../wire/route";
import type { Random } from "../campaign/random";

/** The identifiers of the operations of each story fit its pattern. */
const STORIES: Readonly<Record<string, RegExp>> = {
  "a channel's life":
    /^(create-channel|archive-stream|send-message|get-messages)$|subscri|(update|get)-stream|default-stream/u,
  "a thread":
    /^((send|update|delete|get)-messages?|get-(message-history|read-receipts|stream-topics)|delete-topic)$|reaction|typing|submessage/u,
  "what is read": /^(send-message|get-messages?)$|flags|mark-.*-read|user-topic|mute-topic|narrow|receipts/u,
  "groups and permissions": /user-group|^update-(user|realm|stream)$|^(send-message|create-channel)$/u,
  people:
    /^((create|update|deactivate|reactivate|mute|unmute)-user|get-users?)(-by-email)?$|invite|profile|presence|status/u,
  "bots and files": /bot|file|attachment|avatar|emoji|^send-message$/u,
  "for later": /draft|scheduled|reminder|snippet|navigation/u,
  "settings of an account": /setting|alert|onboarding|device|token|user-topic|subscription/u,
  "settings of the realm": /realm|linkifier|playground|domain|folder|default-stream|profile-field|emoji/u,
};

/** Two accounts on two servers have other keys and other queues; and a poll belongs to the comparison itself. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...["get-events", "delete-queue", "regenerate-own-api-key", "dev-fetch-api-key", "fetch-api-key"],
  ...["regenerate-bot-api-key", "get-bot-api-key"],
]);

/** The share of steps that change what the story is about, and of those that read it. */
const [CHANGES, READS] = [0.6, 0.25];

/** The default weight, and the greatest that counts: a story needs all its parts. */
const [DEFAULT_WEIGHT, GREATEST_WEIGHT] = [2, 4];

interface Choice {
  readonly all: readonly Route[];
  readonly reads: readonly Route[];
  readonly changes: readonly Route[];
}

/** The operations of a feature level. */
function operationsAt(level: number): readonly Route[] {
  return routes().filter(({ id, since, until }) => !LEFT_OUT.has(id) && since <= level && level < until);
}

const choices = lazy(() => new Map<number, Choice>());

function choiceAt(level: number): Choice {
  const known = choices().get(level);
  if (known !== undefined) return known;
  const all = operationsAt(level);
  const choice = {
    all,
    reads: all.filter(({ method }) => method === "GET"),
    changes: all.filter(({ method }) => method !== "GET"),
  };
  choices().set(level, choice);
  return choice;
}

/** The operations of one conversation. */
export interface Story {
  /** Chooses the next one. */
  readonly next: () => Route;
  /** Those that read a whole list, which are called at the beginning and at the end. */
  readonly lists: readonly Route[];
}

/** What a conversation is about: the stories take turns. */
export function storyOf(level: number, conversation: number, random: Random): Story {
  const { all, reads, changes } = choiceAt(level);
  const patterns = Object.values(STORIES);
  const pattern = patterns[conversation % patterns.length] ?? /./u;
  const inStory = changes.filter(({ id }) => pattern.test(id));
  const readsOfStory = reads.filter(({ id }) => pattern.test(id));
  const whole = reads.filter(({ path, example }) => example === undefined && !path.includes("{"));
  const wholeOfStory = whole.filter(({ id }) => pattern.test(id));
  const next = (): Route => {
    const share = random.share();
    if (share < CHANGES) return byWeight(inStory, random);
    if (share < CHANGES + READS) return random.one(readsOfStory.length > 0 ? readsOfStory : reads);
    return random.one(all);
  };
  return { next, lists: [random.one(wholeOfStory.length > 0 ? wholeOfStory : whole), random.one(whole)] };
}

function byWeight(operations: readonly Route[], random: Random): Route {
  const weightOf = ({ weight }: Route): number => Math.min(Math.max(1, weight ?? DEFAULT_WEIGHT), GREATEST_WEIGHT);
  let left = random.below(operations.reduce((sum, one) => sum + weightOf(one), 0));
  return operations.find((one) => (left -= weightOf(one)) < 0) ?? random.one(operations);
}

/** The operations whose examples create what this one needs, by identifier. */
export function needed({ after = [] }: Route, level: number): readonly Route[] {
  return operationsAt(level).filter(({ id }) => after.includes(id));
}
