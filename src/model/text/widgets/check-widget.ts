import type { Widget } from "./widget-of-content";

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

/** What may be done to a widget, by its type and the deed; all fields are there, and no other. */
const DEEDS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Check>>>>>> = {
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
export function widgetDeedProblem(type: string | undefined, deed: unknown, isAuthor: boolean): string | undefined {
  const deeds = type === undefined ? undefined : DEEDS[type];
  if (deeds === undefined) return undefined;
  const record = recordOf(deed);
  const kind = record?.["type"];
  const checks = typeof kind === "string" ? deeds[kind] : undefined;
  if (record === undefined || typeof kind !== "string" || checks === undefined) return "a known type is expected.";
  if (OF_THE_AUTHOR.includes(kind) && !isAuthor) return "only its author may do this.";
  const isWhole = has(record, checks) && Object.keys(record).length === Object.keys(checks).length + 1;
  return isWhole ? undefined : `the fields of "${kind}" are expected.`;
}

/** The widget that a client sends along with a message: a form with choices; undefined for anything else. */
export function sentWidget(text: string): Widget | undefined {
  const value = parsed(text);
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
