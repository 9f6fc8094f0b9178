/** Bugs of a second list of public reports. */
import { client, type KnownBug, store } from "./known-bug";

export const MORE_REPORTED_BUGS: readonly KnownBug[] = [
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
