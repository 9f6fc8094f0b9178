/** What conversations are about: for each story the operations that belong to it. */
import type { Random } from "../testing/arbitraries/random";
import { type Route, routes } from "../wire/route";
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

/** The operations that conversations have. */
export interface Operations {
  readonly all: readonly Route[];
  readonly reads: readonly Route[];
  readonly changes: readonly Route[];
  /** Whether queues are registered, and whether their events are fetched. */
  readonly registers: boolean;
  readonly listens: boolean;
}

/** Which operations can be asked. */
interface Asked {
  readonly level: number;
  /** Whether the server is a shared one. */
  readonly is_shared: boolean;
  /** Whether an operation is wanted. */
  readonly isWanted: (operation: string) => boolean;
}

/** The operations of a feature level; on a shared server, only some of them are asked. */
export function operationsOf({ level, is_shared, isWanted }: Asked): Operations {
  const all = routes().filter(
    ({ id, since, until }) =>
      !LEFT_OUT.has(id) && since <= level && level < until && (!is_shared || isShareable(id)) && isWanted(id),
  );
  return {
    all,
    reads: all.filter(({ method }) => method === "GET"),
    changes: all.filter(({ method }) => method !== "GET"),
    registers: isWanted("register-queue"),
    listens: isWanted("register-queue") && isWanted("get-events"),
  };
}

/** The operations of one conversation. */
export interface Story {
  /** Chooses the next one. */
  readonly next: () => Route;
  /** Those that read a whole list, which are called at the beginning and at the end. */
  readonly lists: readonly Route[];
}

/** What a conversation is about: the stories take turns. */
export function storyOf({ all, reads, changes }: Operations, conversation: number, random: Random): Story {
  const patterns = Object.values(STORIES).filter((one) => changes.some(({ id }) => one.test(id)));
  const pattern = patterns[conversation % patterns.length] ?? /./u;
  const [inStory, readsOfStory] = [changes, reads].map((some) => some.filter(({ id }) => pattern.test(id)));
  const whole = reads.filter(({ path, example }) => example === undefined && !path.includes("{"));
  const wholeOfStory = whole.filter(({ id }) => pattern.test(id));
  const oneOf = (...choices: readonly (readonly Route[])[]): Route =>
    random.one(choices.find((some) => some.length > 0) ?? all);
  const next = (): Route => {
    const share = random.share();
    if (share < CHANGES) return oneOf(inStory ?? [], changes);
    return share < CHANGES + READS ? oneOf(readsOfStory ?? [], reads) : random.one(all);
  };
  return { next, lists: whole.length === 0 ? [] : [oneOf(wholeOfStory, whole), random.one(whole)] };
}

/** The operations whose examples create what this one needs, by identifier. */
export function needed({ after = [] }: Route, { all }: Operations): readonly Route[] {
  return all.filter(({ id }) => after.includes(id));
}
