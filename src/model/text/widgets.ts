/** Widgets of messages: what sends one, and what a client adds to it. */
import { parsedJson } from "../../protocol/parsed-json";

/** What a poll or a list of tasks begins with. */
export interface Widget {
  readonly widget_type: string;
  readonly extra_data: unknown;
}

/**
 * The widget that the first word of a content creates: `/poll` with a question and options, or `/todo` with a title
 * and tasks, each on a line of its own; undefined for any other content.
 *
 * @see https://zulip.com/api/get-messages
 */
export function widgetOfContent(content: string): Widget | undefined {
  const command = /^\/(poll|todo)(?=\s|$)/.exec(content);
  if (command === null) return undefined;
  const [first = "", ...lines] = content.slice(command[0].length).split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
  const items = lines.map((line) => line.trim().replace(/^\s*[-*]?\s*/, "")).filter((line) => line !== "");
  return command[1] === "poll"
    ? { widget_type: "poll", extra_data: { question: first.trim(), options: items } }
    : { widget_type: "todo", extra_data: { task_list_title: first.trim(), tasks: items.map(taskOf) } };
}

/** A task and, after a colon and a blank, what it is about. */
function taskOf(item: string): { readonly task: string; readonly desc: string } {
  const at = item.indexOf(": ");
  return at < 0 ? { task: item.trim(), desc: "" } : { task: item.slice(0, at).trim(), desc: item.slice(at + 2).trim() };
}

type Check = (value: unknown) => boolean;

/** The largest number that a client may give an option or a task. */
const MAX_INDEX = 1000;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isIndex: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INDEX;

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? { ...value } : undefined;
}

function has(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  const record = recordOf(value);
  return record !== undefined && Object.entries(checks).every(([name, check]) => name in record && check(record[name]));
}

/** The data that a widget accepts, by its type and the kind of data. All fields are required, and no others are allowed. */
const WIDGET_DATA: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Check>>>>>> = {
  poll: {
    vote: { key: isText, vote: (value) => value === 1 || value === -1 },
    question: { question: isText },
    new_option: { option: isText, idx: isIndex },
  },
  todo: {
    new_task: { key: isIndex, task: isText, desc: isText, completed: isFlag },
    strike: { key: isText },
    new_task_list_title: { title: isText },
  },
};

/** Only the author of a widget changes what it is about. */
const OF_THE_AUTHOR: readonly string[] = ["question", "new_task_list_title"];

/**
 * What is wrong with something done to a widget; undefined when it may be done. Other widgets than polls and lists of
 * tasks take anything.
 */
export function widgetDataProblem(type: string | undefined, data: unknown, isAuthor: boolean): string | undefined {
  const kinds = type === undefined ? undefined : WIDGET_DATA[type];
  if (kinds === undefined) return undefined;
  const record = recordOf(data);
  const kind = record?.["type"];
  const checks = typeof kind === "string" ? kinds[kind] : undefined;
  if (record === undefined || typeof kind !== "string" || checks === undefined) return "a known type is expected.";
  if (OF_THE_AUTHOR.includes(kind) && !isAuthor) return "only its author may do this.";
  const isWhole = has(record, checks) && Object.keys(record).length === Object.keys(checks).length + 1;
  return isWhole ? undefined : `the fields of "${kind}" are expected.`;
}

/** The widget that a client sends along with a message: a form with choices; undefined for anything else. */
export function sentWidget(text: string): Widget | undefined {
  const value = parsedJson(text);
  const record = recordOf(value);
  if (record?.["widget_type"] !== "zform") return undefined;
  const form = record["extra_data"];
  const choice = { short_name: isText, long_name: isText, reply: isText };
  const isForm = has(form, {
    type: (type) => type === "choices",
    heading: isText,
    choices: (choices) => Array.isArray(choices) && choices.every((one) => has(one, choice)),
  });
  return isForm ? { widget_type: "zform", extra_data: form } : undefined;
}
