/** Tries a request from the chosen moment: in a branch, in the playground's own run, or on the live realm. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { OperationForm, SavedCall } from "../../trace-player";
import { copyText, say } from "./clipboard";
import { Icon } from "./icons";
import { sendLive } from "./live-connection";
import { takeInPlayground } from "./playground";
import {
  accounts,
  branch,
  branchRows,
  engine,
  mode,
  newestRealm,
  playBranch,
  playedCount,
  realmAfter,
  trace,
  usesOf,
} from "./run";
import { select, selected, viewedAs } from "./selection";
import { colorClass, plainText } from "./text";
import { LINK_LIMIT, packed, show } from "./url-state";

const asEmail = signal<string | null>(null);
const operation = signal("send-message");
const values = signal<Readonly<Record<string, Readonly<Record<string, string>>>>>({
  "send-message": { type: "channel", to: "", topic: "", content: "" },
  "get-messages": { anchor: "newest", num_before: "20", num_after: "0" },
});
export const isTrying = signal(false);

export function TryForm() {
  const library = engine.value;
  const level = trace.value?.feature_level ?? 421;
  const forms = useMemo(() => library?.operationForms(level) ?? [], [library, level]);
  const form = forms.find(({ id }) => id === operation.value);
  const account =
    accounts.value.find(({ email }) => email === (asEmail.value ?? viewedAs.value?.email)) ?? accounts.value[0];
  const given = values.value[operation.value] ?? {};
  const parameters = useMemo(() => {
    const realm = newestRealm();
    if (library === null || form === undefined || !isTrying.value) return [];
    const typical = realm === undefined ? [] : library.typicalParameters(realm, form.id, account?.user_id ?? 1);
    return library.byUse(form.parameters, usesOf(form.id), typical);
  }, [library, form, isTrying.value, playedCount.value]);
  const send = (event: Event): void => {
    event.preventDefault();
    if (form === undefined || account === undefined) return;
    void attempt(form, account.user_id, given);
  };
  const isBranch = mode.value === "trace";
  return (
    <form class={`try ${isTrying.value ? "open" : ""}`} onSubmit={send} aria-label="Try a request">
      <div class="row">
        <span class="lab">{isBranch ? "Try a request from here" : "Send a request"}</span>
        <span class="grow" />
        {branch.value === null ? null : <BranchActions />}
        {isTrying.value ? (
          <button class="btn gh" type="button" aria-label="Close the form" onClick={() => (isTrying.value = false)}>
            <Icon name="x" />
          </button>
        ) : null}
      </div>
      <div class="row">
        <label class={`pick who ${account === undefined ? "" : colorClass(account.user_id)}`}>
          <span class="dot" />
          <span class="sr">Account that sends</span>
          <select value={account?.email ?? ""} onChange={(event) => (asEmail.value = event.currentTarget.value)}>
            {accounts.value.map(({ email, name }) => (
              <option value={email} key={email}>
                {plainText(name)}
              </option>
            ))}
          </select>
        </label>
        <label class="field grow">
          <span class="sr">Operation</span>
          <input
            class="mono"
            id="try-operation"
            list="operations"
            value={operation.value}
            autocomplete="off"
            spellcheck={false}
            onFocus={() => (isTrying.value = true)}
            onInput={(event) => (operation.value = event.currentTarget.value)}
          />
          <datalist id="operations">
            {forms.map(({ id }) => (
              <option value={id} key={id} />
            ))}
          </datalist>
        </label>
        <button class="btn pri" type="submit" disabled={form === undefined}>
          <Icon name={isBranch ? "branch" : "send"} />
          Send
        </button>
      </div>
      {isTrying.value && form === undefined && library !== null ? (
        <p class="hint red">There is no operation of this name at this feature level.</p>
      ) : null}
      {isTrying.value && form !== undefined ? (
        <div class="params" role="group" aria-label="Parameters" tabIndex={0}>
          {form.parameters.length === 0 ? <p class="hint">This operation takes no parameters.</p> : null}
          {parameters.map(({ name, required, hint }) => (
            <div class="param" key={name}>
              <label for={`try-${name}`}>
                <code>{name}</code>
                {required ? (
                  <b class="red" title="required">
                    {" "}
                    *
                  </b>
                ) : null}
              </label>
              <span class="hint" id={`hint-${name}`}>
                {hint}
              </span>
              <span class="field">
                <input
                  class="mono"
                  id={`try-${name}`}
                  aria-describedby={`hint-${name}`}
                  value={given[name] ?? ""}
                  spellcheck={false}
                  onInput={(event) => fill(name, event.currentTarget.value)}
                />
              </span>
            </div>
          ))}
        </div>
      ) : isTrying.value ? null : (
        <p class="hint">
          {isBranch
            ? "Opens a branch next to the recorded run, which stays unchanged."
            : "It is answered as a client's request is."}
        </p>
      )}
    </form>
  );
}

function fill(name: string, value: string): void {
  values.value = { ...values.value, [operation.value]: { ...values.value[operation.value], [name]: value } };
}

async function attempt(form: OperationForm, userId: number, given: Readonly<Record<string, string>>): Promise<void> {
  const library = engine.value;
  const item = selected.value;
  const from = item?.n ?? 0;
  const realm = mode.value === "trace" ? realmAfter(from) : newestRealm();
  if (library === null || realm === undefined) return say("The run is still being played.");
  const request = library.formRequest(realm, form, userId, given);
  const call: SavedCall = { kind: "request", request };
  if (mode.value === "live") return sendLive(request);
  if (mode.value === "playground") return takeInPlayground(call);
  const before = branch.value?.from === from ? branch.value.calls : [];
  await playBranch({ from, calls: [...before, call] });
  const text = await packed(branch.value);
  const fits = text.length <= LINK_LIMIT;
  if (!fits) say("The branch is too long for a link; it lasts as long as this page.");
  show({ branch: fits ? text : null }, true);
  select({ n: from, b: branchRows.value.length });
}

function BranchActions() {
  const own = branch.value;
  if (own === null) return null;
  return (
    <span class="row vio">
      <Icon name="branch" />{" "}
      <span class="hint vio">
        branch from {own.from}, {branchRows.value.length}
      </span>
      <button
        class="btn gh"
        type="button"
        onClick={() => void copyText(branchCode(), "The branch was copied as code.")}
      >
        Copy as code
      </button>
      <button class="btn gh" type="button" onClick={dropBranch}>
        Drop
      </button>
    </span>
  );
}

/** Leaves the branch. */
export function dropBranch(): void {
  void playBranch(null);
  show({ branch: null, step: selected.value === null ? null : String(selected.value.n) });
}

function branchCode(): string {
  const lines = branchRows.value.map((row, index) => {
    const call = branch.value?.calls[index];
    const parameters =
      call?.kind === "request"
        ? Object.fromEntries((call.request as { parameters: readonly (readonly [string, string])[] }).parameters)
        : {};
    const email = accounts.value.find(({ user_id }) => user_id === row.account)?.email ?? "";
    return `await request(${JSON.stringify(email)}, ${JSON.stringify(row.operation)}, ${JSON.stringify(parameters)});`;
  });
  return lines.join("\n");
}
