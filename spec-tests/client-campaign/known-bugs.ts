/** Bugs of real clients, from public reports, each as a change of the example client. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { ClientOptions, ResilientClient } from "../../examples/resilient-client";
import type { JsonObject } from "../../src/index";
import type { Hears } from "./reference";
import { ROOT } from "../tidy/source-files";

/** A bug: texts of a file of the example that are there once, and what replaces them. */
export interface KnownBug {
  /** What the client does wrong. */
  readonly bug: string;
  /** The public report. */
  readonly report: string;
  readonly changes: readonly { readonly file: "resilient-client.ts" | "realm-store.ts"; readonly find: string; readonly replace: string }[];
}

const store = (find: string, replace: string) => ({ file: "realm-store.ts" as const, find, replace });
const client = (find: string, replace: string) => ({ file: "resilient-client.ts" as const, find, replace });

const REPORTED_BUGS: readonly KnownBug[] = [
  {
    bug: "a message that comes in a fetch and later as an event is shown twice",
    report: "zulip/zulip-flutter #929, #2388",
    changes: [store("messages.set(id, { id,", "messages.set(messages.has(id) ? id + 0.5 : id, { id,")],
  },
  {
    bug: "the placeholder of a sent message stays unless the message arrives by an event",
    report: "zulip/zulip-flutter #2397",
    changes: [client("      echoes.delete(content);\n", "")],
  },
  {
    bug: "marking as unread from a message on is aimed at the topic that it was in at first",
    report: "zulip/zulip-flutter #1045",
    changes: [
      store(
        "if (shown !== undefined && isMoved) messages.set(id, { ...shown, stream_id, topic });",
        "if (shown !== undefined && isMoved) messages.set(id, { ...shown, stream_id, topic, first: shown.first ?? shown });",
      ),
      client(
        '{ operator: "channel", operand: message.stream_id }',
        '{ operator: "channel", operand: (message.first ?? message).stream_id }',
      ),
      client('{ operator: "topic", operand: message.topic }', '{ operator: "topic", operand: (message.first ?? message).topic }'),
      client("if (count > 0) return count;", "if (answer !== undefined) return count;"),
    ],
  },
  {
    bug: "a deleted message stays in the unread count",
    report: "zulip/zulip-mobile #1926",
    changes: [store("        unread.delete(id);\n        messages.delete(id);", "        messages.delete(id);")],
  },
  {
    bug: "only the first of several deleted messages is removed",
    report: "found by a session",
    changes: [
      store(
        'delete_message: (event) => {\n      for (const id of ids(event["message_ids"])) {',
        'delete_message: (event) => {\n      for (const id of ids(event["message_ids"]).slice(0, 1)) {',
      ),
    ],
  },
  {
    bug: "unread messages stay under the old topic or channel",
    report: "zulip/zulip-mobile #4840",
    changes: [store("if (!followsMoves || !isMoved || !unread.has(id)) continue;", "if (true) continue;")],
  },
  {
    bug: "a lost queue is recognised by the words of msg",
    report: "zulip/zulip-terminal #1272",
    changes: [
      client(
        "if (habits.registersAgain || !(error instanceof Refusal)) return;",
        'if (String(error).includes("Bad event queue") || !(error instanceof Refusal)) return;',
      ),
    ],
  },
  {
    bug: "muted messages are counted when they are read, and not when they come",
    report: "zulip/zulip-terminal #574, #696",
    changes: [
      store("unreadCount: () => [...unread.values()].filter((where) => !isMuted(where)).length,", "unreadCount: () => counted,"),
      store("  let newest = 0;\n", "  let newest = 0;\n  let counted = 0;\n"),
      store(
        "      if (!isRead) unread.set(",
        '      if (!isRead && !isMuted(message["type"] === "stream" ? placeIn(message) : "")) counted += 1;\n      if (!isRead) unread.set(',
      ),
      store(
        '      for (const id of ids(event["messages"])) unread.delete(id);',
        '      for (const id of ids(event["messages"])) if (unread.delete(id)) counted -= 1;',
      ),
      store(
        '      newest = Math.max(newest, Number(registration["max_message_id"] ?? 0));',
        '      newest = Math.max(newest, Number(registration["max_message_id"] ?? 0));\n      counted = [...unread.values()].filter((where) => !isMuted(where)).length;',
      ),
    ],
  },
  {
    bug: "after registering again the client goes on with the last_event_id of the old queue",
    report: "jamesnetherton/zulip-java-client #496, 1ts-org/snipe #60",
    changes: [
      client("    let last_event_id = lastEventId;\n", "    last_event_id ??= lastEventId;\n"),
      client("  let quietUntil = 0;\n", "  let quietUntil = 0;\n  let last_event_id: number | undefined;\n"),
    ],
  },
  {
    bug: "429 is not waited for; retry-after is ignored",
    report: "zulip/python-zulip-api #773",
    changes: [client('quietUntil = Math.max(quietUntil, now() + Number(answer["retry-after"]));', "")],
  },
  {
    bug: "of two rate limits the later answer counts, not the later moment",
    report: "found by a session",
    changes: [
      client(
        'quietUntil = Math.max(quietUntil, now() + Number(answer["retry-after"]));',
        'quietUntil = now() + Number(answer["retry-after"]);',
      ),
    ],
  },
  {
    bug: "a message whose answer was lost is sent again",
    report: "zulip/zulip #31219",
    changes: [client("if (habits.looksBeforeResending && (await isThere(content, newest))) return;", "")],
  },
  {
    bug: "a poll that is never answered and never closed blocks the client",
    report: "ornicar/zulip-remind #12",
    changes: [
      client(
        "? await options.fetch(`${url}/api/v1${path}?${form}`, { headers, signal })",
        "? await options.fetch(`${url}/api/v1${path}?${form}`, { headers })",
      ),
    ],
  },
  {
    bug: "an unknown event type ends the event loop",
    report: "several bots",
    changes: [
      store(
        'takers[String(event["type"])]?.(event) ?? []',
        '(takers[String(event["type"])] as (event: Row) => readonly number[])(event) ?? []',
      ),
    ],
  },
  {
    bug: "a mention that is edited into a message is missed",
    report: "found by a session",
    changes: [store('    noteFlags(Number(event["message_id"]), event["flags"]);\n', "")],
  },
  {
    bug: "messages that changed while their channel was not subscribed are shown as they were",
    report: "found by a session",
    changes: [
      store("    for (const { id, stream_id } of messages.values()) if (stream_id === streamId) messages.delete(id);\n", ""),
      store("messages.set(id, { id,", "if (!messages.has(id)) messages.set(id, { id,"),
    ],
  },
  {
    bug: "a channel keeps its old name",
    report: "the example client itself, before it was corrected",
    changes: [store('    if (property === "name") subscriptions.set(Number(stream_id), String(value));\n', "")],
  },
  {
    bug: "a user who was deactivated and comes back has no name",
    report: "the example client itself, before it was corrected",
    changes: [store("full_name: String(full_name ?? known?.full_name),", "full_name: String(full_name),")],
  },
];

/** Reports of the second list. */
const MORE_REPORTED_BUGS: readonly KnownBug[] = [
  {
    bug: "a channel that is added later is unknown; its first message ends the event loop",
    report: "zulip/zulip-terminal #816, #694",
    changes: [
      store("    subscription: subscribe,", '    subscription: (event) => (event["op"] === "add" ? [] : subscribe(event)),'),
      store(
        "      add(message);\n      const isRead",
        '      if (message["type"] === "stream" && !subscriptions.has(Number(message["stream_id"]))) throw new Error("unknown");\n      add(message);\n      const isRead',
      ),
    ],
  },
  {
    bug: "a reaction to an unknown message makes an empty message; its next flag ends the loop",
    report: "zulip/zulip-terminal #920",
    changes: [
      client('  "typing",\n];', '  "typing",\n  "reaction",\n];'),
      store("  let newest = 0;\n", "  let newest = 0;\n  const empty = new Set<number>();\n"),
      store(
        "    subscription: subscribe,",
        '    reaction: (event) => {\n      if (!messages.has(Number(event["message_id"]))) empty.add(Number(event["message_id"]));\n    },\n    subscription: subscribe,',
      ),
      store(
        '      for (const id of ids(event["messages"])) unread.delete(id);',
        '      for (const id of ids(event["messages"])) {\n        if (empty.has(id)) throw new Error("empty");\n        unread.delete(id);\n      }',
      ),
    ],
  },
  {
    bug: "a move without a new topic puts unread messages under undefined",
    report: "zulip/zulip-mobile #5187",
    changes: [store('String(event["subject"] ?? event["orig_subject"] ?? shown?.topic)', 'String(event["subject"])')],
  },
  {
    bug: "after a lost queue, registering is tried once only",
    report: "zulip/zulip-flutter #556, #563",
    changes: [
      client("    for (;;) {\n      const early", "    for (let isFirst = true; ; isFirst = false) {\n      const early"),
      client('await insist("POST", "/register", {', 'await (isFirst ? insist : once)("POST", "/register", {'),
      client(
        "  function pause(",
        '  async function once(method: string, path: string, params: Row): Promise<Row> {\n    const answer = await ask(method, path, params);\n    if (answer === undefined) throw new Error("no queue");\n    return answer;\n  }\n\n  function pause(',
      ),
    ],
  },
  {
    bug: "whether a message is muted is not looked at again when it moves",
    report: "zulip/zulip-flutter #1476",
    changes: [
      store("  let newest = 0;\n", "  let newest = 0;\n  const first = new Map<number, string>();\n"),
      store(
        "unread.set(id, place(stream_id, topic));",
        '{\n        first.set(id, first.get(id) ?? unread.get(id) ?? "");\n        unread.set(id, place(stream_id, topic));\n      }',
      ),
      store(
        "[...unread.values()].filter((where) => !isMuted(where)).length,",
        "[...unread].filter(([id, where]) => !isMuted(first.get(id) ?? where)).length,",
      ),
    ],
  },
  {
    bug: "the ID of the message is acknowledged instead of that of the event",
    report: "ifo/gozulipbot #2",
    changes: [client('last_event_id = Number(event["id"]);', 'last_event_id = Number(Object(event["message"])["id"] ?? event["id"]);')],
  },
  {
    bug: "a new queue is polled from max_message_id instead of last_event_id",
    report: "42wim/matterbridge #1047",
    changes: [client('Number(registration["last_event_id"])', 'Number(registration["max_message_id"])')],
  },
  {
    bug: "the change is_active of an account is not taken",
    report: "zulip/zulip #33376",
    changes: [store("(is_active ?? known?.is_active ?? true) === true", "(known?.is_active ?? true) === true")],
  },
  {
    bug: "channels that are muted are kept by name; a rename unmutes them",
    report: "zulip/zulip #1540",
    changes: [
      store(
        'if (property === "name") subscriptions.set(Number(stream_id), String(value));',
        'if (property === "name") {\n      subscriptions.set(Number(stream_id), String(value));\n      mutedChannels.delete(Number(stream_id));\n    }',
      ),
    ],
  },
  {
    bug: "the client registers again every second while the server fails",
    report: "librefang #7195",
    changes: [
      client('await insist("POST", "/register", {', 'await stubborn("POST", "/register", {'),
      client(
        "  function pause(",
        "  async function stubborn(method: string, path: string, params: Row): Promise<Row> {\n    for (;;) {\n      const answer = await ask(method, path, params);\n      if (answer !== undefined) return answer;\n      await sleep(1);\n    }\n  }\n\n  function pause(",
      ),
    ],
  },
  {
    bug: "mentions that come with marks as unread are ignored",
    report: "zulip/zulip #25691",
    changes: [store("      if (mentioned === true) mentions.add(Number(id));\n", "      void mentioned;\n")],
  },
  {
    bug: "is_archived does not change what counts as muted",
    report: "zulip/zulip-mobile #4359",
    changes: [
      store(
        "archivedChannels.has(channel) ? INHERIT : (policies.get(where.toLowerCase()) ?? INHERIT)",
        "policies.get(where.toLowerCase()) ?? INHERIT",
      ),
    ],
  },
  {
    bug: "a user types for ever when no stop comes",
    report: "zulip/zulip-terminal #885, zulip/zulip-mobile #1195",
    changes: [client(".filter(({ until }) => now() < until)", ".filter(({ until }) => until > 0)")],
  },
  {
    bug: "the placeholder of a sent message stays when the event comes late",
    report: "zulip/zulip-flutter, by a session",
    changes: [
      client("  let quietUntil = 0;\n", "  let quietUntil = 0;\n  const sending = new Set<string>();\n"),
      client("    echoes.add(content);\n", "    echoes.add(content);\n    sending.add(content);\n"),
      client("      echoes.delete(content);\n", "      sending.delete(content);\n"),
      client(
        'if (event["local_message_id"] !== undefined) echoes.delete(String(event["local_message_id"]));',
        'if (sending.has(String(event["local_message_id"]))) echoes.delete(String(event["local_message_id"]));',
      ),
    ],
  },
];

const PLAUSIBLE = "plausible, without a report";

/** Bugs of the same kind that clients of this interface may well have. */
const PLAUSIBLE_BUGS: readonly KnownBug[] = [
  {
    bug: "of several messages that are marked as read, only the first is",
    report: PLAUSIBLE,
    changes: [
      store(
        'for (const id of ids(event["messages"])) unread.delete(id);',
        'for (const id of ids(event["messages"]).slice(0, 1)) unread.delete(id);',
      ),
    ],
  },
  {
    bug: "messages that are marked as unread stay read",
    report: PLAUSIBLE,
    changes: [
      store('      if (event["all"] === true) unread.clear();\n', ""),
      store('Object.entries(Object(event["message_details"]))', "Object.entries({})"),
    ],
  },
  {
    bug: "of several moved messages only the first moves",
    report: PLAUSIBLE,
    changes: [
      store(
        'for (const id of ids(event["message_ids"])) {\n      const shown',
        'for (const id of ids(event["message_ids"]).slice(0, 1)) {\n      const shown',
      ),
    ],
  },
  {
    bug: "an edit of the content alone takes the topic away",
    report: PLAUSIBLE,
    changes: [
      store('const isMoved = event["subject"] !== undefined || event["new_stream_id"] !== undefined;', "const isMoved = true;"),
      store('String(event["subject"] ?? event["orig_subject"] ?? shown?.topic)', 'String(event["subject"] ?? "")'),
    ],
  },
  {
    bug: "a topic that is unmuted in a muted channel is counted as muted",
    report: PLAUSIBLE,
    changes: [
      store(
        "return policy === INHERIT ? mutedChannels.has(channel) : policy === MUTED;",
        "return mutedChannels.has(channel) || policy === MUTED;",
      ),
    ],
  },
  {
    bug: "a topic stays muted when its policy is taken back",
    report: PLAUSIBLE,
    changes: [
      store(
        "    policies.set(place(Number(stream_id), String(topic_name)).toLowerCase(), Number(visibility_policy));",
        "    if (visibility_policy !== 0) policies.set(place(Number(stream_id), String(topic_name)).toLowerCase(), Number(visibility_policy));",
      ),
    ],
  },
  {
    bug: "after registering again what was unread before stays unread",
    report: PLAUSIBLE,
    changes: [store("      for (const known of [\n        unread,\n", "      for (const known of [\n")],
  },
  {
    bug: "after registering again the settings of the queue are forgotten",
    report: PLAUSIBLE,
    changes: [
      client("  let quietUntil = 0;\n", "  let quietUntil = 0;\n  let times = 0;\n"),
      client("        event_types: EVENT_TYPES,\n", "        event_types: (times += 1) === 1 ? EVENT_TYPES : EVENT_TYPES.slice(0, 4),\n"),
    ],
  },
  {
    bug: "heartbeats are not acknowledged",
    report: PLAUSIBLE,
    changes: [client('last_event_id = Number(event["id"]);', 'if (event["type"] !== "heartbeat") last_event_id = Number(event["id"]);')],
  },
  {
    bug: "a deactivated user stays in the list",
    report: PLAUSIBLE,
    changes: [store("(is_active ?? known?.is_active ?? true) === true", "true")],
  },
  {
    bug: "a message that everyone is mentioned in is no mention",
    report: PLAUSIBLE,
    changes: [store('["mentioned", "wildcard_mentioned", "stream_wildcard_mentioned", "topic_wildcard_mentioned"]', '["mentioned"]')],
  },
  {
    bug: "the unread messages of direct conversations of several users are not counted",
    report: PLAUSIBLE,
    changes: [store("for (const row of [...list(pms), ...list(huddles)]) {", "for (const row of list(pms)) {")],
  },
  {
    bug: "unread messages of a channel stay when the account is unsubscribed by a move",
    report: PLAUSIBLE,
    changes: [store("      else unread.delete(id);\n", "")],
  },
  {
    bug: "the messages of a channel are not fetched when the account subscribes to it",
    report: PLAUSIBLE,
    changes: [store('return event["op"] === "add" ? rows.map((row) => Number(row["stream_id"])) : [];', "return [];")],
  },
];

/** All bugs that are planted in the example client. */
export const KNOWN_BUGS = [...REPORTED_BUGS, ...MORE_REPORTED_BUGS, ...PLAUSIBLE_BUGS];

/** What a client makes of an event before it takes it: undefined if it ignores the event. */
export interface HearingBug {
  readonly bug: string;
  readonly hears: Hears;
}

const isEvent = (event: JsonObject, type: string, op?: string): boolean =>
  event["type"] === type && (op === undefined || event["op"] === op);

function ignores(type: string, op?: string): Hears {
  return (event) => (isEvent(event, type, op) ? undefined : event);
}

/** Of a list of an event only the first item is taken. */
function firstOf(field: string, type: string, op?: string): Hears {
  return (event) => {
    const items = event[field];
    return isEvent(event, type, op) && Array.isArray(items) ? { ...event, [field]: items.slice(0, 1) } : event;
  };
}

/** Bugs of the reference client, if it heard events so. */
export const HEARING_BUGS: readonly HearingBug[] = [
  { bug: "a new subscriber is added to the first of several channels", hears: firstOf("stream_ids", "subscription", "peer_add") },
  { bug: "of several new subscribers the first is added", hears: firstOf("user_ids", "subscription", "peer_add") },
  { bug: "users who leave a channel stay its subscribers", hears: ignores("subscription", "peer_remove") },
  { bug: "edited drafts stay as they were", hears: ignores("drafts", "update") },
  { bug: "deleted drafts stay", hears: ignores("drafts", "remove") },
  { bug: "new emoji are not known", hears: ignores("realm_emoji") },
  { bug: "members that leave a group stay", hears: ignores("user_group", "remove_members") },
  { bug: "a renamed group keeps its name", hears: ignores("user_group", "update") },
  {
    bug: "a status that is cleared stays",
    hears: (event) => (isEvent(event, "user_status") && event["status_text"] === "" ? undefined : event),
  },
  { bug: "alert words are not synchronized", hears: ignores("alert_words") },
  { bug: "users that are muted elsewhere are not muted here", hears: ignores("muted_users") },
  { bug: "scheduled messages that were sent stay", hears: ignores("scheduled_messages", "remove") },
  { bug: "settings that change elsewhere stay here", hears: ignores("user_settings") },
  { bug: "changed policies of topics are ignored", hears: ignores("user_topic") },
  {
    bug: "a changed role stays",
    hears: (event) => (isEvent(event, "realm_user", "update") && Object(event["person"]).role !== undefined ? undefined : event),
  },
];

/** The example client with a bug. @throws Error if a text is not there exactly once */
export async function clientWith({ changes }: KnownBug): Promise<(options: ClientOptions) => ResilientClient> {
  const read = (file: string): string => {
    let text = readFileSync(join(ROOT, "examples", file), "utf8");
    for (const { find, replace } of changes.filter((change) => change.file === file)) {
      if (text.split(find).length !== 2) throw new Error(`${file} does not have once: ${find}`);
      text = text.replace(find, () => replace);
    }
    return text;
  };
  const { outputFiles } = await build({
    stdin: { contents: read("resilient-client.ts"), loader: "ts", resolveDir: join(ROOT, "examples") },
    bundle: true,
    write: false,
    format: "esm",
    plugins: [
      {
        name: "edited store",
        setup: ({ onLoad }) => onLoad({ filter: /realm-store\.ts$/ }, () => ({ contents: read("realm-store.ts"), loader: "ts" })),
      },
    ],
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? "").toString("base64")}`;
  const module = (await import(/* @vite-ignore */ url)) as { readonly resilientClient: (options: ClientOptions) => ResilientClient };
  return module.resilientClient;
}
