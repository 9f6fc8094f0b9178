/** Values that an answer gives and later requests name: they are saved, and referred to in place of themselves. */
import { isJsonObject, ownValue } from "../matching/json-value";

/** A field of an answer by its operation, the name that it is saved under, and the parameters that may mean it. */
interface Capture {
  readonly operation: string;
  readonly field: string;
  readonly name: string;
  readonly parameters: readonly string[];
}

const CAPTURES: readonly Capture[] = [
  { operation: "register-queue", field: "queue_id", name: "queue", parameters: ["queue_id"] },
  {
    operation: "send-message",
    field: "id",
    name: "message",
    parameters: ["message_id", "messages", "anchor", "message_ids"],
  },
  {
    operation: "create-scheduled-message",
    field: "scheduled_message_id",
    name: "scheduled",
    parameters: ["scheduled_message_id"],
  },
  { operation: "create-reminder", field: "reminder_id", name: "reminder", parameters: ["reminder_id"] },
  { operation: "create-saved-snippet", field: "saved_snippet_id", name: "snippet", parameters: ["saved_snippet_id"] },
  { operation: "create-user-group", field: "group_id", name: "group", parameters: ["user_group_id", "group_id"] },
  { operation: "create-channel", field: "id", name: "channel", parameters: ["stream_id", "channel_id"] },
];

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
      if (row === undefined || (typeof value !== "string" && typeof value !== "number")) return undefined;
      const number = captured.filter(({ name }) => name.startsWith(`${row.name}_`)).length + 1;
      const name = `${row.name}_${number}`;
      captured.push({ name, value, parameters: row.parameters });
      return { [name]: row.field };
    },
    referring,
  };
}
