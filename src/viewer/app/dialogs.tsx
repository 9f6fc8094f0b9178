/** The keys, and the way to a step, account or operation by name. */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "./icons";
import { leaveState } from "./live-connection";
import { accounts } from "./run";
import { items } from "./run-items";
import { refText, select } from "./selection";
import { recalled, remember } from "./storage";
import { Name } from "./text";
import { show } from "./url-state";

type Dialog = "keys" | "go" | "reset";
const LABELS: Readonly<Record<Dialog, string>> = { keys: "Keys", go: "Go to", reset: "Reset" };
export const dialog = signal<Dialog | null>(null);
export const lettersOn = signal(recalled("letters") !== "off");

export function openDialog(name: Dialog): void {
  dialog.value = name;
}

const KEYS: readonly (readonly [string, string])[] = [
  ["↑ ↓ or J K", "step before, after"],
  ["← →", "step before, after in the same lane"],
  ["Home End", "first, last step"],
  ["F", "the failure"],
  ["E / Shift+E", "next, previous error or fault"],
  ["/", "filter; Esc leaves"],
  ["Enter", "from the list into the detail"],
  ["1 … 6", "tab of the detail"],
  ["G then S Q D T", "Steps, Sequence, Deliveries, State"],
  ["V / Shift+V", "next, previous account to look as"],
  ["B A C", "Before, After, Changes"],
  ["T", "try a request from here"],
  ["Y", "copy a link to what is shown"],
  ["Space", "live: pause, follow"],
  ["Ctrl+K", "go to a step, account or operation"],
  ["?", "these keys"],
];

export function Dialogs() {
  const element = useRef<HTMLDialogElement>(null);
  const name = dialog.value;
  useEffect(() => {
    const box = element.current;
    if (name !== null && box !== null && !box.open) box.showModal();
    if (name === null && box?.open === true) box.close();
  }, [name]);
  if (name === null) return null;
  // The browser announces that it has closed a dialog a moment later, when another one may be open already.
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    element.current?.close();
    dialog.value = null;
  };
  const closed = (event: Event): void => {
    if (event.currentTarget === element.current) dialog.value = null;
  };
  return (
    <dialog ref={element} aria-label={LABELS[name]} onKeyDown={leave} onClose={closed}>
      {name === "keys" ? <Keys /> : name === "go" ? <GoTo /> : <AskReset />}
    </dialog>
  );
}

function AskReset() {
  const reset = (): void => {
    dialog.value = null;
    void leaveState("the reset", "/reset", "POST");
  };
  return (
    <>
      <h2>Reset the realm?</h2>
      <p class="mid">
        It begins again from its fixture, without the steps, files and faults of now. The present state is kept as a
        snapshot.
      </p>
      <div class="row end">
        <button class="btn" onClick={() => (dialog.value = null)}>
          Cancel
        </button>
        <button class="btn pri" autofocus onClick={reset}>
          <Icon name="reset" />
          Reset
        </button>
      </div>
    </>
  );
}

function Keys() {
  return (
    <>
      <header class="row">
        <h2>Keys</h2>
        <span class="grow" />
        <button class="btn gh" aria-label="Close" onClick={() => (dialog.value = null)}>
          <Icon name="x" />
        </button>
      </header>
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys
                .split(/( or | \/ | then | … |\s)/)
                .map((part, index) =>
                  /^(\s| or | \/ | then | … )$/.test(part) ? part : part === "" ? null : <kbd key={index}>{part}</kbd>,
                )}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label class="row letters">
        <input
          type="checkbox"
          checked={lettersOn.value}
          onChange={(event) => setLetters(event.currentTarget.checked)}
        />{" "}
        Single letters are keys
      </label>
    </>
  );
}

function setLetters(on: boolean): void {
  lettersOn.value = on;
  remember("letters", on ? "on" : "off");
}

interface Target {
  readonly text: string;
  readonly hint: string;
  readonly go: () => void;
}

function GoTo() {
  const query = useMemo(() => signal(""), []);
  const place = useMemo(() => signal(0), []);
  const found = useMemo(() => targets(query.value), [query.value, items.value]);
  const go = (target: Target | undefined): void => {
    dialog.value = null;
    target?.go();
  };
  return (
    <>
      <label class="field">
        <Icon name="search" />
        <span class="sr">Go to</span>
        <input
          autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls="go-list"
          aria-activedescendant={`go-${place.value}`}
          placeholder="Step, account or operation"
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
            place.value = 0;
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") place.value = Math.min(found.length - 1, place.value + 1);
            else if (event.key === "ArrowUp") place.value = Math.max(0, place.value - 1);
            else if (event.key === "Enter") go(found[place.value]);
            else return;
            event.preventDefault();
          }}
        />
      </label>
      <ul id="go-list" class="golist" role="listbox" aria-label="Found">
        {found.map((target, index) => (
          <li
            key={index}
            id={`go-${index}`}
            role="option"
            aria-selected={index === place.value}
            onClick={() => go(target)}
          >
            <Name text={target.text} className="el" />
            <span class="hint">{target.hint}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p class="mut">Nothing has this name.</p> : null}
    </>
  );
}

function targets(query: string): readonly Target[] {
  const wanted = query.trim().toLowerCase();
  const fits = (text: string): boolean => text.toLowerCase().includes(wanted);
  const operations = [...new Set(items.value.map(({ row }) => row.operation))].filter(fits).slice(0, 6);
  const people = accounts.value.filter(({ name, email }) => fits(`${name} ${email}`)).slice(0, 5);
  const steps = items.value
    .filter((item) => refText(item) === wanted || (wanted !== "" && fits(`${item.row.operation} ${item.row.gist}`)))
    .slice(0, 8);
  return [
    ...steps.map((item): Target => ({
      text: `${item.row.operation} ${item.row.gist}`,
      hint: `step ${refText(item)}`,
      go: () => select(item),
    })),
    ...people.map(({ name, email }): Target => ({
      text: name,
      hint: "account",
      go: () => show({ as: email, q: `account:${email}` }),
    })),
    ...operations.map((text): Target => ({ text, hint: "operation", go: () => show({ q: `op:${text}` }) })),
  ];
}
