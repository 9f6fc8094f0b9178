/** What conversations are about: for each story the operations that belong to it. */
import { lazy } from "../../data/lazy";
import { type Route, routes } from "../../wire/route";
import type { Random } from "../campaign/random";
import { isShareable } from "./shared/shared-steps";

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
  "get-events",
  "delete-queue",
  "regenerate-own-api-key",
  "dev-fetch-api-key",
  "fetch-api-key",
  "regenerate-bot-api-key",
  "get-bot-api-key",
]);

/** The share of steps that change what the story is about, and of those that read it. */
const [CHANGES, READS] = [0.3, 0.1];

/** The default weight, and the greatest that counts: a story needs all its parts. */
const [DEFAULT_WEIGHT, GREATEST_WEIGHT] = [2, 4];

interface Choice {
  readonly all: readonly Route[];
  readonly reads: readonly Route[];
  readonly changes: readonly Route[];
}

/** The operations of a feature level; on a shared server, only some of them are asked. */
function operationsAt({ level, is_shared }: Asked): readonly Route[] {
  return routes().filter(
    ({ id, since, until }) => !LEFT_OUT.has(id) && since <= level && level < until && (!is_shared || isShareable(id)),
  );
}

/** Which operations can be asked. */
interface Asked {
  readonly level: number;
  /** Whether the server is a shared one. */
  readonly is_shared: boolean;
}

const choices = lazy(() => new Map<string, Choice>());

function choiceAt(asked: Asked): Choice {
  const key = `${asked.level} ${asked.is_shared}`;
  const known = choices().get(key);
  if (known !== undefined) return known;
  const all = operationsAt(asked);
  const choice = {
    all,
    reads: all.filter(({ method }) => method === "GET"),
    changes: all.filter(({ method }) => method !== "GET"),
  };
  choices().set(key, choice);
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
export function storyOf(asked: Asked, conversation: number, random: Random): Story {
  const { all, reads, changes } = choiceAt(asked);
  const patterns = Object.values(STORIES).filter((one) => changes.some(({ id }) => one.test(id)));
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
export function needed({ after = [] }: Route, asked: Asked): readonly Route[] {
  return choiceAt(asked).all.filter(({ id }) => after.includes(id));
}
