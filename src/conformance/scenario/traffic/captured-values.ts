/** Values that an answer gives and later requests name: they are saved, and referred to by a name. */
import { isJsonObject, ownValue } from "../matching/json-value";

/**
 * A field of an answer by its operation, the name that it is saved under, and the parameters that may refer to it. Of a
 * list, each item is saved.
 */
interface Capture {
  readonly operation: string;
  readonly field: string;
  readonly name: string;
  readonly parameters: readonly string[];
}

const CAPTURES: readonly Capture[] = [
  capture("register-queue", "queue_id", "queue", "queue_id"),
  capture("send-message", "id", "message", "message_id", "messages", "anchor", "message_ids", "msg_ids"),
  capture("create-scheduled-message", "scheduled_message_id", "scheduled", "scheduled_message_id"),
  capture("create-message-reminder", "reminder_id", "reminder", "reminder_id"),
  capture("create-saved-snippet", "saved_snippet_id", "snippet", "saved_snippet_id"),
  capture("create-drafts", "ids", "draft", "draft_id"),
  capture("create-user-group", "group_id", "group", "user_group_id", "group_id", "group_ids"),
  capture("create-channel", "id", "channel", "stream_id", "channel_id", "stream_ids", "to"),
  capture("get-stream-id", "stream_id", "channel", "stream_id", "channel_id", "stream_ids", "to"),
  capture("create-channel-folder", "channel_folder_id", "folder", "channel_folder_id", "folder_id"),
  capture("create-user", "user_id", "user", "user_id", "principals", "muted_user_id", "to"),
  capture("create-bot", "user_id", "bot", "bot_id", "user_id"),
  capture("create-custom-profile-field", "id", "field", "field_id"),
  capture("add-linkifier", "id", "linkifier", "filter_id", "ordered_linkifier_ids"),
  capture("add-code-playground", "id", "playground", "playground_id"),
  capture("export-realm", "id", "export", "export_id"),
];

function capture(operation: string, field: string, name: string, ...parameters: readonly string[]): Capture {
  return { operation, field, name, parameters };
}

interface Captured {
  readonly name: string;
  readonly value: unknown;
  readonly parameters: readonly string[];
}

/** The values that were captured so far. */
export interface CapturedValues {
  /** Captures what an answer gives: what its step is to save. */
  readonly capture: (operation: string | undefined, body: unknown) => Readonly<Record<string, string>> | undefined;
  /** The value of a parameter, with references for captured values. */
  readonly referring: (parameter: string, value: unknown) => unknown;
}

/** Begins with nothing captured. */
export function capturedValues(): CapturedValues {
  const captured: Captured[] = [];
  const referring = (parameter: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => referring(parameter, item));
    const found = captured.findLast((one) => one.parameters.includes(parameter) && String(one.value) === String(value));
    return found === undefined ? value : `$${found.name}`;
  };
  return {
    capture: (operation, body) => {
      const row = CAPTURES.find((one) => one.operation === operation);
      const value = row === undefined || !isJsonObject(body) ? undefined : ownValue(body, row.field);
      if (row === undefined || value === undefined) return undefined;
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      const saved = items.map((item, place) => {
        const number = captured.filter(({ name }) => name.startsWith(`${row.name}_`)).length + 1;
        const name = `${row.name}_${number}`;
        captured.push({ name, value: item, parameters: row.parameters });
        return [name, Array.isArray(value) ? `${row.field}[${place}]` : row.field] as const;
      });
      return saved.length === 0 ? undefined : Object.fromEntries(saved);
    },
    referring,
  };
}
