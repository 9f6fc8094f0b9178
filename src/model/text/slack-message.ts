/** Messages in the form that Slack takes from programs, as Markdown. */
import type { JsonObject, JsonValue } from "../../protocol/schema/shapes";
import { isTruthy, jsonObject } from "./python-values";
import { isWebAddress } from "./text-checks";

/** A message that a program sent in the form of Slack. */
export interface SlackMessage {
  /** The name of a channel or an account of Slack; undefined if none is named. */
  readonly channel: string | undefined;
  /** Markdown; empty if the message says nothing. */
  readonly content: string;
  /** What is wrong with the message, as a sentence; undefined if nothing is. */
  readonly problem: string | undefined;
}

const WORD = "\\p{L}\\p{N}_";
const LINK_START = new RegExp(`<([${WORD}]+://)`, "gu");
const BOLD = emphasis("*");
const ITALIC = emphasis("_");

/** A text between two signs that begin and end a word. */
function emphasis(sign: string): RegExp {
  return new RegExp(`(^|[^${WORD}])[${sign}](?!\\s)([^${sign}\\n]+)(?<!\\s)[${sign}](?=[^${WORD}]|$)`, "gu");
}

/**
 * Reads a message in the form of Slack: its blocks and attachments, or else its text.
 *
 * @see https://zulip.com/integrations/slack_incoming
 */
export function slackMessage(payload: JsonObject): SlackMessage {
  const wrongs: string[] = [];
  const { channel, text, icon_emoji } = payload;
  const named = channel === undefined ? undefined : textOf(wrongs, channel, "channel").replace(/^[@#]/, "");
  const blocks = isTruthy(payload["blocks"]) ? listOf(wrongs, payload["blocks"], "blocks") : [];
  const attachments = isTruthy(payload["attachments"]) ? listOf(wrongs, payload["attachments"], "attachments") : [];
  const parts = [
    ...blocks.map((block, index) => blockText(wrongs, block, `blocks[${index}]`)),
    ...attachments.map((one, index) => attachmentText(wrongs, one, `attachments[${index}]`)),
  ];
  const said = paragraphs(parts);
  if (said !== "" || !isTruthy(text)) return { channel: named, content: markdown(said), problem: wrongs[0] };
  const icon = isTruthy(icon_emoji) ? `${textOf(wrongs, icon_emoji, "icon_emoji")} ` : "";
  const content = markdown((icon + textOf(wrongs, text, "text")).trim());
  return { channel: named, content, problem: wrongs[0] };
}

function markdown(text: string): string {
  return text.replace(/.+/gu, withLinks).trim().replace(BOLD, "$1**$2**").replace(ITALIC, "$1*$2*");
}

/** A line with its links `<address|name>` as Markdown. Each sign is looked for once, however often a link begins. */
function withLinks(line: string): string {
  let written = "";
  let from = 0;
  for (const { index, 0: start } of line.matchAll(LINK_START)) {
    if (index < from) continue;
    const bar = line.indexOf("|", index + start.length);
    const end = bar === -1 ? -1 : line.indexOf(">", bar);
    if (end === -1) break;
    written += `${line.slice(from, index)}[${line.slice(bar + 1, end)}](${line.slice(index + 1, bar)})`;
    from = end + 1;
  }
  return written + line.slice(from);
}

function paragraphs(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

// The functions below add to `wrongs` what is wrong with a part, and go on with an empty one.

function textOf(wrongs: string[], value: JsonValue | undefined, path: string): string {
  return typeof value === "string" ? value : wrong(wrongs, path, "a text");
}

function listOf(wrongs: string[], value: JsonValue | undefined, path: string): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  wrong(wrongs, path, "a list");
  return [];
}

/** A block of the kit: a header, a section, a line, a picture or a context. Blocks for input say nothing. */
function blockText(wrongs: string[], value: JsonValue, path: string): string {
  const block = objectOf(wrongs, value, path);
  const text = (): string => textObject(wrongs, block["text"], `${path}.text`);
  switch (block["type"]) {
    case "actions":
    case "input":
      return "";
    case "divider":
      return "----";
    case "header":
      return `## ${text()}`;
    case "image":
      return pictureLink(wrongs, block, path);
    case "context":
      return contextText(wrongs, block, path);
    case "section":
      return sectionText(wrongs, block, path);
    default:
      return wrong(wrongs, `${path}.type`, "actions, context, divider, header, image, input or section");
  }
}

function contextText(wrongs: string[], block: JsonObject, path: string): string {
  const elements = isTruthy(block["elements"]) ? listOf(wrongs, block["elements"], `${path}.elements`) : [];
  return paragraphs(
    elements.map((element, index) => {
      const at = `${path}.elements[${index}]`;
      const { type } = objectOf(wrongs, element, at);
      return type === "image" ? elementText(wrongs, element, at) : textObject(wrongs, element, at);
    }),
  );
}

function sectionText(wrongs: string[], block: JsonObject, path: string): string {
  const { text, accessory, fields } = block;
  return paragraphs([
    text === undefined ? "" : textObject(wrongs, text, `${path}.text`),
    accessory === undefined ? "" : elementText(wrongs, accessory, `${path}.accessory`),
    fields === undefined ? "" : fieldsTable(wrongs, fields, `${path}.fields`),
  ]);
}

/** One field is a text; several are the cells of a table with two columns. */
function fieldsTable(wrongs: string[], value: JsonValue, path: string): string {
  const texts = listOf(wrongs, value, path).map((one, index) => textObject(wrongs, one, `${path}[${index}]`));
  if (texts.length === 1) return texts.join("");
  const cells = texts.map((text) => text.replace(/[\n|]/g, " "));
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => cells.slice(2 * row, 2 * row + 2));
  return ["| | |", "|-|-|", ...rows.map(([left, right = ""]) => `| ${left} | ${right} |`), ""].join("\n");
}

/** An element of a block; only pictures are shown. */
function elementText(wrongs: string[], value: JsonValue, path: string): string {
  const element = objectOf(wrongs, value, path);
  return textOf(wrongs, element["type"], `${path}.type`) === "image" ? pictureLink(wrongs, element, path) : "";
}

function pictureLink(wrongs: string[], block: JsonObject, path: string): string {
  const alternative = textOf(wrongs, block["alt_text"], `${path}.alt_text`);
  const { title } = block;
  const named = title === undefined ? alternative : textObject(wrongs, title, `${path}.title`);
  return `[${named}](${addressOf(wrongs, block["image_url"], `${path}.image_url`)})`;
}

/** The older form of a message with fields. */
function attachmentText(wrongs: string[], value: JsonValue, path: string): string {
  const one = objectOf(wrongs, value, path);
  const textAt = (name: string): string => (isTruthy(one[name]) ? textOf(wrongs, one[name], `${path}.${name}`) : "");
  const addressAt = (name: string): string =>
    isTruthy(one[name]) ? addressOf(wrongs, one[name], `${path}.${name}`) : "";
  const title = textAt("title");
  const link = addressAt("title_link");
  const picture = addressAt("image_url");
  const blocks = isTruthy(one["blocks"]) ? listOf(wrongs, one["blocks"], `${path}.blocks`) : [];
  const { ts } = one;
  return paragraphs([
    title === "" ? "" : `## ${link === "" ? title : `[${title}](${link})`}`,
    textAt("pretext"),
    textAt("text"),
    one["fields"] === undefined ? "" : attachmentFields(wrongs, one["fields"], `${path}.fields`),
    ...blocks.map((block, index) => blockText(wrongs, block, `${path}.blocks[${index}]`)),
    picture === "" ? "" : `[](${picture})`,
    textAt("footer"),
    isTruthy(ts) ? `<time:${Number.isInteger(ts) ? String(ts) : wrong(wrongs, `${path}.ts`, "a whole number")}>` : "",
  ]);
}

function attachmentFields(wrongs: string[], value: JsonValue, path: string): string {
  return listOf(wrongs, value, path)
    .map((one, index) => {
      const field = objectOf(wrongs, one, `${path}[${index}]`);
      const title = isTruthy(field["title"]) ? `*${textOf(wrongs, field["title"], `${path}[${index}].title`)}*` : "";
      const text = isTruthy(field["value"]) ? textOf(wrongs, field["value"], `${path}[${index}].value`) : "";
      return [title, text].filter((part) => part !== "").join(": ");
    })
    .join("\n");
}

function textObject(wrongs: string[], value: JsonValue | undefined, path: string): string {
  const { type, text } = objectOf(wrongs, value, path);
  if (type !== "plain_text" && type !== "mrkdwn") wrong(wrongs, `${path}.type`, "plain_text or mrkdwn");
  return textOf(wrongs, text, `${path}.text`);
}

function addressOf(wrongs: string[], value: JsonValue | undefined, path: string): string {
  const text = textOf(wrongs, value, path);
  return text === "" || isWebAddress(text) ? text : wrong(wrongs, path, "a web address");
}

function objectOf(wrongs: string[], value: JsonValue | undefined, path: string): JsonObject {
  const object = jsonObject(value);
  if (object !== undefined) return object;
  wrong(wrongs, path, "an object");
  return {};
}

function wrong(wrongs: string[], path: string, allowed: string): "" {
  wrongs.push(`payload.${path}: ${allowed} is expected.`);
  return "";
}
