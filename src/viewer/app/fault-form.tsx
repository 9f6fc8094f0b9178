/** The form that adds a rule to the fault plan. */
import { signal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { act } from "./live-connection";
import { Plain } from "./text";
import { faultName } from "./words";

export const faultForm = signal(false);

const FAULTS = [
  "lose_answer",
  "refuse_connection",
  "lose_request",
  "rate_limit",
  "malformed_json",
  "lose_queue",
  "restart",
  "duplicate_request",
];

export function FaultForm() {
  const submit = (event: TargetedEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const operation = String(form.get("operation") ?? "");
    const fault = String(form.get("fault"));
    const rule = {
      ...(operation === "" ? {} : { operation }),
      ...(fault === "lose_queue" ? { all: true } : {}),
      fault,
      times: 1,
    };
    void act("/faults", "POST", { rules: [rule] }).then(() => (faultForm.value = false));
  };
  return (
    <form class="faultform" onSubmit={submit}>
      <label>
        <span class="hint">What happens</span>
        <select name="fault">
          {FAULTS.map((fault) => (
            <option value={fault} key={fault}>
              {faultName(fault)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="hint">To the next (empty: any request)</span>
        <span class="field">
          <input name="operation" list="operations" placeholder="send-message" />
        </span>
      </label>
      <button class="btn pri" type="submit">
        Plan it once
      </button>
      <p class="hint">
        <Plain text="It replaces the present plan." />
      </p>
    </form>
  );
}
