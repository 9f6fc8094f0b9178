/** Reads a realm through its interface, as one of its accounts, and changes nothing in it. */
import { objectsIn } from "../matching/json-value";
import { NEWEST_CAPABILITIES } from "../model/realm/event-queue";
import { askWith } from "../targets/ask";
import type { Account } from "../targets/credentials";
import type { Connection } from "../targets/send";
import { isRefusal } from "../targets/target";
import { type Body, integerIn, type OwnRealm } from "./answers";

/** How many messages an answer has at most: what servers recommend. */
const BATCH = 1000;
/** How many channels are read for what the two feeds do not have, at most. */
const MOST_CHANNELS = 12;
/** `message_ids` since this feature level. */
const BY_ID_SINCE = 300;

/** What is read. */
export interface ReadOptions {
  /** The maximum number of messages: the newest ones. */
  readonly messages: number;
}

/** A realm that was read, and what was refused. */
export interface ReadRealm {
  readonly realm: OwnRealm;
  /** What the account was refused, a few words each. */
  readonly refused: readonly string[];
}

/** How many requests {@link readOwnRealm} makes at most, without those that are asked again because of a rate limit. */
export function mostRequests({ messages }: ReadOptions): number {
  const batches = Math.ceil(messages / BATCH);
  return 2 + 2 * batches + 2 * MOST_CHANNELS + 1;
}

/** What the newest clients can read, with a placeholder for each account that they cannot see. */
const CAPABILITIES = { ...NEWEST_CAPABILITIES, user_list_incomplete: false };

/**
 * Reads a realm: the registration, the newest messages of the account and of public channels, and the newest message of
 * each topic of the channels that it is subscribed to, if that is older. The event queue that a registration creates is
 * deleted.
 *
 * @throws TargetProblem when the server refuses the account, or answers otherwise than the interface
 * @throws NoAnswer when it does not answer
 * @throws RunEnded when the limit of the connection is reached before
 */
export async function readOwnRealm(
  connection: Connection,
  account: Account,
  { messages: most }: ReadOptions,
): Promise<ReadRealm> {
  const ask = askWith(connection);
  const caller = { delivery_email: account.email, api_key: account.api_key };
  const registration = await ask(caller, "POST", "/register", {
    include_subscribers: true,
    apply_markdown: false,
    client_gravatar: true,
    client_capabilities: CAPABILITIES,
  });
  await ask(caller, "DELETE", "/events", { queue_id: registration["queue_id"] });
  const reader = new MessageReader((path, parameters) => ask(caller, "GET", path, parameters), registration, most);
  if (most > 0) await reader.read();
  return { realm: { email: account.email, registration, messages: reader.messages() }, refused: reader.refused };
}

type Get = (path: string, parameters: Body) => Promise<Body>;

/** Reads messages in the order of their worth for a fixture. */
class MessageReader {
  readonly refused: string[] = [];
  private readonly found = new Map<number, Body>();
  private readonly of_topics = new Map<number, Body>();

  constructor(
    private readonly get: Get,
    private readonly registration: Body,
    private readonly most: number,
  ) {}

  /** The newest messages that were found, and the newest one of each older topic. */
  messages(): readonly Body[] {
    const newest = [...this.found].sort(([a], [b]) => b - a).slice(0, this.most);
    return [...new Map([...this.of_topics, ...newest])].sort(([a], [b]) => a - b).map(([, message]) => message);
  }

  async read(): Promise<void> {
    const mine = objectsIn(this.registration["subscriptions"]);
    let isWhole = await this.attempt("messages of the account", () => this.newest([], this.most));
    // The older name of the operator, which every server knows.
    const inPublic = [{ operator: "streams", operand: "public" }];
    const isAll = await this.attempt("messages of public channels", () => this.newest(inPublic, this.most));
    isWhole &&= isAll;
    // A new subscriber of such a channel reads what was sent before, but has not received it.
    const shared = mine.filter((row) => row["invite_only"] === true && row["history_public_to_subscribers"] === true);
    for (const { stream_id } of shared.slice(0, MOST_CHANNELS)) {
      const narrow = [{ operator: "stream", operand: stream_id }];
      const what = `earlier messages of the private channel with the ID ${String(stream_id)}`;
      await this.attempt(what, () => this.newest(narrow, Math.min(this.most, BATCH)));
    }
    const rest = shared.length - MOST_CHANNELS;
    if (rest > 0) this.refused.push(`earlier messages of ${rest} private channels`);
    const level = integerIn(this.registration, "zulip_feature_level") ?? 1;
    if (!isWhole && level >= BY_ID_SINCE) await this.attempt("older topics", () => this.olderTopics(mine));
  }

  /** Reads the newest messages of a narrow, backwards; returns whether they are all. */
  private async newest(narrow: readonly Body[], count: number): Promise<boolean> {
    let anchor: number | "newest" = "newest";
    for (let left = count; left > 0;) {
      const include_anchor = anchor === "newest";
      const range: Body = { anchor, num_before: Math.min(left, BATCH), num_after: 0, include_anchor, narrow };
      const answer = await this.get("/messages", { ...FORM, ...range });
      const rows = rowsById(answer);
      for (const [id, row] of rows) this.found.set(id, row);
      if (answer["found_oldest"] === true) return true;
      const lowest = Math.min(...rows.keys());
      // Older servers return the anchor again.
      if (!Number.isFinite(lowest) || lowest === anchor) return false;
      left -= rows.size;
      anchor = lowest;
    }
    return false;
  }

  private async olderTopics(channels: readonly Body[]): Promise<boolean> {
    const ids: number[] = [];
    for (const { stream_id } of channels.slice(0, MOST_CHANNELS)) {
      const { topics } = await this.get(`/users/me/${String(stream_id)}/topics`, { allow_empty_topic_name: true });
      ids.push(...objectsIn(topics).flatMap((topic) => integerIn(topic, "max_id") ?? []));
    }
    const message_ids = ids.filter((id) => !this.found.has(id)).slice(0, BATCH);
    if (message_ids.length === 0) return true;
    const answer = await this.get("/messages", { ...FORM, message_ids });
    for (const [id, row] of rowsById(answer)) this.of_topics.set(id, row);
    return true;
  }

  /** A part that the account is refused is omitted. */
  private async attempt(what: string, work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof Error) || !isRefusal(problem)) throw problem;
      this.refused.push(`${what} (${problem.message})`);
      return false;
    }
  }
}

/** Markdown, and the empty topic as such. */
const FORM = { apply_markdown: false, allow_empty_topic_name: true, client_gravatar: true };

function rowsById(answer: Body): ReadonlyMap<number, Body> {
  const rows = objectsIn(answer["messages"]);
  return new Map(rows.flatMap((row) => (typeof row["id"] === "number" ? [[row["id"], row] as const] : [])));
}
