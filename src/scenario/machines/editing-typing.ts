import { EDITING_TYPING_STATES } from "../../protocol/state-tables";
import { type Act, type Call, idOf, type Machine, when } from "./machine";

function editing({ id, params, step }: Call): readonly Act[] {
  const key = idOf(params["message_id"]).map((message) => `${message} ${step.account}`);
  return when(id === "set-typing-status-for-message-edit", key, String(params["op"]));
}

/** The state table of accounts that edit a message, by those that began and did not stop. */
export function editingTyping(typing: ReadonlySet<string>): Machine {
  return {
    table: EDITING_TYPING_STATES,
    state: (_, key) => (typing.has(key) ? "typing" : "not typing"),
    acts: editing,
  };
}

/** A server stores nothing of those who type, so that the last answer is the state. */
export function rememberTyping(typing: Set<string>, call: Call): void {
  if (call.isRefused) return;
  for (const { key, trigger } of editing(call)) {
    if (trigger === "start") typing.add(key);
    else typing.delete(key);
  }
}
