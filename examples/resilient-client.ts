import { type RealmStore, realmStore, type Row } from "./realm-store";

/** What makes the client survive. Each habit can be switched off, so that a campaign shows its effect. */
export interface Habits {
  /** When its queue has expired, it registers again, and starts again with the new registration. */
  readonly registersAgain: boolean;
  /** When it does not know whether a message was sent, it looks for the message before it sends it again. */
  readonly looksBeforeResending: boolean;
  /** It moves what is unread when messages are moved. */
  readonly followsMoves: boolean;
  /** After an answer that asks it to wait, it sends no request until that time is over. */
  readonly waitsAsTold: boolean;
  /** It fetches messages after it has registered, so that it misses nothing between the two. */
  readonly fetchesAfterRegistering: boolean;
}

/** All of them. */
export const GOOD_HABITS: Habits = {
  registersAgain: true,
  looksBeforeResending: true,
  followsMoves: true,
  waitsAsTold: true,
  fetchesAfterRegistering: true,
};

/** What the client needs from outside, so that a test can pass functions of a simulator. */
export interface ClientOptions {
  readonly url: string;
  readonly email: string;
  readonly api_key: string;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  readonly sleep: (seconds: number) => Promise<void>;
  /** A signal that is aborted after so many seconds, such as `AbortSignal.timeout(seconds * 1000)`. */
  readonly timeout: (seconds: number) => AbortSignal;
  /** UNIX seconds. */
  readonly now: () => number;
  readonly random: () => number;
}

/** A client that keeps up with a realm whatever the network and the server do. */
export interface ResilientClient {
  readonly store: RealmStore;
  /** Messages that were sent from here and have not come back yet: to show immediately, in grey. */
  readonly echoes: ReadonlySet<string>;
  /** The IDs of the users who type to the account, ascending. */
  typists(): number[];
  /** Sends a message once; resolves when the server has it. */
  send(channel: string, topic: string, content: string): Promise<void>;
  /** Marks a message as read. */
  markRead(messageId: number): Promise<void>;
  /** Marks a message and those after it in its topic as unread; resolves to how many messages were in that range. */
  markUnreadFrom(messageId: number): Promise<number>;
}

/** A request that was refused permanently: the same request would be refused again. */
class Refusal extends Error {}

const EVENT_TYPES = [
  "message",
  "update_message",
  "delete_message",
  "update_message_flags",
  "subscription",
  "stream",
  "realm_user",
  "user_topic",
  "typing",
];
const CAPABILITIES = {
  bulk_message_deletion: true,
  empty_topic_name: true,
  notification_settings_null: true,
  archived_channels: true,
  stream_typing_notifications: true,
};
const LONGEST_PAUSE_SECONDS = 60;
/** Servers before feature level 204 do not say how long a user types without a further event. */
const TYPING_SECONDS = 15;
/** Heartbeats come every minute, so a longer silence means that the connection is dead. */
const LONGEST_SILENCE_SECONDS = 90;

/** Starts a client; it runs until its fetch no longer answers. */
export function resilientClient(options: ClientOptions, habits: Habits = GOOD_HABITS): ResilientClient {
  const { url, email, api_key, sleep, now, random } = options;
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}`, "user-agent": "resilient/1" };
  const store = realmStore(habits.followsMoves);
  const echoes = new Set<string>();
  /** By user and place: the user, and until when the user types if no further event comes. */
  const typing = new Map<string, { readonly id: number; readonly until: number }>();
  let typingSeconds = TYPING_SECONDS;
  let quietUntil = 0;

  /** One request. Undefined if its result is not known; throws a refusal that is permanent. */
  async function ask(method: string, path: string, params: Row): Promise<Row | undefined> {
    while (now() < quietUntil) await sleep(quietUntil - now());
    const texts = Object.entries(params).map(([name, value]) => [name, asText(value)]);
    const form = new URLSearchParams(texts);
    const signal = options.timeout(LONGEST_SILENCE_SECONDS);
    try {
      const response =
        method === "GET"
          ? await options.fetch(`${url}/api/v1${path}?${form}`, { headers, signal })
          : await options.fetch(`${url}/api/v1${path}`, { method, headers, body: form, signal });
      const answer: Row = await response.json();
      if (answer["result"] === "success") return answer;
      if (response.status === 429 && habits.waitsAsTold) {
        quietUntil = Math.max(quietUntil, now() + Number(answer["retry-after"]));
      }
      if (response.status < 500 && response.status !== 429) throw new Refusal(String(answer["code"]));
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
    return undefined;
  }

  /** Repeats a request until there is an answer, with longer and longer pauses; for requests that can be repeated. */
  async function insist(method: string, path: string, params: Row): Promise<Row> {
    for (let failures = 1; ; failures += 1) {
      const answer = await ask(method, path, params);
      if (answer !== undefined) return answer;
      await pause(failures);
    }
  }

  function pause(failures: number): Promise<void> {
    const longest = Math.min(LONGEST_PAUSE_SECONDS, 2 ** failures);
    return sleep(habits.waitsAsTold ? longest * (0.5 + random() / 2) : 1);
  }

  /** The newest messages of a narrow; none if the account can no longer read them. */
  async function fetchNewest(narrow: readonly Row[]): Promise<unknown> {
    const range = {
      anchor: "newest",
      num_before: 200,
      num_after: 0,
      apply_markdown: false,
      allow_empty_topic_name: true,
    };
    try {
      return (await insist("GET", "/messages", { ...range, narrow }))["messages"];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }

  /** Channels are fetched by ID, since their names can change meanwhile. */
  function fetchChannel(id: number): Promise<unknown> {
    return fetchNewest([{ operator: "channel", operand: id }]);
  }

  async function keepUp(): Promise<void> {
    for (;;) {
      const early = habits.fetchesAfterRegistering ? undefined : await fetchChannel(1);
      const registration = await insist("POST", "/register", {
        event_types: EVENT_TYPES,
        apply_markdown: false,
        client_capabilities: CAPABILITIES,
      });
      store.begin(registration);
      typing.clear();
      const milliseconds = registration["server_typing_started_expiry_period_milliseconds"];
      if (typeof milliseconds === "number") typingSeconds = milliseconds / 1000;
      if (early !== undefined) store.addMessages(early);
      const missing = store.channelIds().filter((id) => early === undefined || id !== 1);
      for (const id of missing) store.addMessages(await fetchChannel(id));
      await poll(registration["queue_id"], Number(registration["last_event_id"]));
    }
  }

  /** Takes events until the queue expires. The events of a lost answer come again, since they were not acknowledged. */
  async function poll(queue_id: unknown, lastEventId: number): Promise<void> {
    let last_event_id = lastEventId;
    for (;;) {
      let answer: Row;
      try {
        answer = await insist("GET", "/events", { queue_id, last_event_id });
      } catch (error) {
        if (habits.registersAgain || !(error instanceof Refusal)) return;
        await sleep(LONGEST_PAUSE_SECONDS);
        continue;
      }
      for (const event of rowsOf(answer["events"])) {
        last_event_id = Number(event["id"]);
        const added = store.apply(event);
        if (event["type"] === "typing") noteTyping(event);
        if (event["local_message_id"] !== undefined) echoes.delete(String(event["local_message_id"]));
        for (const id of added) store.addMessages(await fetchChannel(id));
      }
    }
  }

  function noteTyping({ op, sender, stream_id, topic }: Row): void {
    const id = Number(Object(sender)["user_id"]);
    const place = `${id} ${String(stream_id)} ${String(topic)}`;
    if (op === "start") typing.set(place, { id, until: now() + typingSeconds });
    else typing.delete(place);
  }

  function typists(): number[] {
    const present = [...typing.values()].filter(({ until }) => now() < until);
    return [...new Set(present.map(({ id }) => id))].sort((one, other) => one - other);
  }

  /** Whether a message of ours, sent after another, exists; also if it was edited or moved meanwhile. */
  async function isThere(content: string, after: number): Promise<boolean> {
    const sender = { operator: "sender", operand: email };
    // The first has messages of subscribed channels, the second those that are in other channels now.
    const found = [
      await fetchNewest([sender]),
      await fetchNewest([{ operator: "channels", operand: "public" }, sender]),
    ];
    return found
      .flatMap(rowsOf)
      .some(
        (message) =>
          Number(message["id"]) > after &&
          [message["content"], ...rowsOf(message["edit_history"]).map((entry) => entry["prev_content"])].includes(
            content,
          ),
      );
  }

  async function send(channel: string, topic: string, content: string): Promise<void> {
    const newest = store.newestId();
    echoes.add(content);
    try {
      for (let failures = 1; ; failures += 1) {
        const message = { type: "channel", to: channel, topic, content, local_id: content };
        if ((await ask("POST", "/messages", message)) !== undefined) return;
        await pause(failures);
        if (habits.looksBeforeResending && (await isThere(content, newest))) return;
      }
    } finally {
      echoes.delete(content);
    }
  }

  /** The topic is the one that the message is in now, also when a request is repeated after a move. */
  async function markUnreadFrom(id: number): Promise<number> {
    for (let failures = 1; ; failures += 1) {
      const message = store.message(id);
      // It was deleted, or is being fetched again.
      if (message === undefined && failures > 14) return 0;
      if (message === undefined) {
        await pause(failures);
        continue;
      }
      const narrow = [
        { operator: "channel", operand: message.stream_id },
        { operator: "topic", operand: message.topic },
      ];
      const range = { anchor: id, num_before: 0, num_after: 1000, narrow };
      const answer = await ask("POST", "/messages/flags/narrow", { ...range, op: "remove", flag: "read" });
      const count = Number(answer?.["processed_count"] ?? 0);
      // 0: the message was moved or deleted, and its event has not come yet.
      if (count > 0) return count;
      await pause(failures);
    }
  }

  keepUp().catch(() => undefined);
  return {
    ...{ store, echoes, typists, send, markUnreadFrom },
    markRead: async (id) => {
      await insist("POST", "/messages/flags", { messages: [id], op: "add", flag: "read" });
    },
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : [];
}
