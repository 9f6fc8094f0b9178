/** Bugs of real clients, from public reports, each as a change of the example client. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { ClientOptions, ResilientClient } from "../../examples/resilient-client";
import { ROOT } from "../tidy/source-files";
import { client, type KnownBug, store } from "./known-bug";
import { MORE_REPORTED_BUGS } from "./more-reported-bugs";

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
