/*
 * The marks inside a line that are this interface's own, and the two that it reads in a way of its own: emphasis and
 * bare addresses. Each function looks at the beginning of a text and says what it found there. None asks the realm.
 */
import { bareUrlAt } from "./bare-url";

/** A mark found at the beginning of a text; `raw` is all of what it consists of. */
export type Mark =
  | { readonly kind: "mention"; readonly raw: string; readonly name: string; readonly silent: boolean }
  | { readonly kind: "group_mention"; readonly raw: string; readonly name: string; readonly silent: boolean }
  | {
      readonly kind: "channel_link";
      readonly raw: string;
      readonly channel: string;
      readonly topic: string | undefined;
      readonly message_id: number | undefined;
    }
  | { readonly kind: "math"; readonly raw: string; readonly tex: string }
  | { readonly kind: "time"; readonly raw: string; readonly text: string }
  | { readonly kind: "url"; readonly raw: string; readonly href: string };

/** Where a mark may begin: the reader of plain text stops there. */
export const MARK_START = /[@#](?=[_*])|\$\$|<time:|https?:\/\/|www\./i;

const MENTION = /^@(_?)\*\*([^*\n]+)\*\*/;
const GROUP_MENTION = /^@(_?)\*([^*\n]+)\*/;
const CHANNEL_LINK = /^#\*\*([^*>\n]+)\*\*/;
const TOPIC_LINK = /^#\*\*([^*>\n]+)>([^*\n]*)\*\*/;
const MESSAGE_OF_TOPIC = /^(.*)@(\d{1,15})$/;
const MATH = /^\$\$([^\n$_](?:\\\$|[^$\n])*)\$\$(?!\$)/;
const TIME = /^<time:([^>\n]*)>/;

/** What may stand before a mention, a channel link and a bare address, apart from the beginning of the text. */
const BEFORE_MENTION = /[\s'"({[/<]$/;
const BEFORE_CHANNEL_LINK = /[\s'"({/<]$/;
const BEFORE_URL = /[^\p{L}\p{N}_]$/u;

/**
 * Reads a mark at the beginning of a text.
 *
 * @param source - the rest of the line
 * @param before - the character before it, or an empty text where the line or its enclosing mark begins
 */
export function markAt(source: string, before: string): Mark | undefined {
  switch (source.charAt(0)) {
    case "@":
      return before === "" || BEFORE_MENTION.test(before) ? mentionAt(source) : undefined;
    case "#":
      return before === "" || BEFORE_CHANNEL_LINK.test(before) ? channelLinkAt(source) : undefined;
    case "$":
      return before === "$" ? undefined : mathAt(source);
    case "<": {
      const match = TIME.exec(source);
      return match ? { kind: "time", raw: match[0], text: match[1] ?? "" } : undefined;
    }
    case "h":
    case "H":
    case "w":
    case "W": {
      if (before !== "" && !BEFORE_URL.test(before)) return undefined;
      const url = bareUrlAt(source);
      return url && { kind: "url", ...url };
    }
    default:
      return undefined;
  }
}

function mentionAt(source: string): Mark | undefined {
  const person = MENTION.exec(source);
  if (person) return { kind: "mention", raw: person[0], name: person[2] ?? "", silent: person[1] === "_" };
  const group = GROUP_MENTION.exec(source);
  if (group) return { kind: "group_mention", raw: group[0], name: group[2] ?? "", silent: group[1] === "_" };
  return undefined;
}

function channelLinkAt(source: string): Mark | undefined {
  const plain = CHANNEL_LINK.exec(source);
  if (plain) {
    return { kind: "channel_link", raw: plain[0], channel: plain[1] ?? "", topic: undefined, message_id: undefined };
  }
  const link = TOPIC_LINK.exec(source);
  if (!link) return undefined;
  const raw = link[0];
  const channel = link[1] ?? "";
  const rest = link[2] ?? "";
  const message = MESSAGE_OF_TOPIC.exec(rest);
  return message
    ? { kind: "channel_link", raw, channel, topic: message[1] ?? "", message_id: Number(message[2]) }
    : { kind: "channel_link", raw, channel, topic: rest, message_id: undefined };
}

function mathAt(source: string): Mark | undefined {
  const match = MATH.exec(source);
  return match ? { kind: "math", raw: match[0], tex: match[1] ?? "" } : undefined;
}
