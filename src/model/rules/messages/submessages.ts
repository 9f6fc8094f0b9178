import type { Message } from "../../realm/message";

/** The kind of widget that a message is; undefined for any other message. */
export function widgetTypeOf(message: Message): string | undefined {
  const widget = message.submessages?.find((one) => one.msg_type === "widget");
  if (widget === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(widget.content);
    const isRecord = typeof value === "object" && value !== null && "widget_type" in value;
    return isRecord && typeof value.widget_type === "string" ? value.widget_type : undefined;
  } catch {
    return undefined;
  }
}
