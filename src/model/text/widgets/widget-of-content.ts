/** What a poll or a list of tasks begins with. */
export interface Widget {
  readonly widget_type: string;
  readonly extra_data: unknown;
}

/**
 * The widget that a content asks for by its first word: `/poll` with a question and options, or `/todo` with a title
 * and tasks, each on a line of its own; undefined for any other content.
 *
 * @spec Message: submessages
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

/** Writes a value as JSON the way servers store widgets: a blank after each colon and comma, ASCII alone. */
export function widgetJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(widgetJson).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${widgetJson(key)}: ${widgetJson(item)}`)
      .join(", ")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
