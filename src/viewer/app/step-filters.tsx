/** Filters of the list of steps, with the number of steps that each one shows. */
import { useMemo } from "preact/hooks";
import { isRefused } from "./filter";
import { Icon } from "./icons";
import { filter, type Item, items, lanes } from "./run-items";
import { Name, plainText } from "./text";
import { show, url } from "./url-state";

const CHIPS: readonly (readonly [label: string, q: string, fits: (item: Item) => boolean])[] = [
  ["Failed", "status:failed", ({ failed }) => failed.length > 0],
  ["Refused", "status:refused", ({ row }) => isRefused(row)],
  ["Faults", "fault:any", ({ row }) => row.fault !== undefined],
  ["Clock", "op:clock", ({ row }) => row.kind === "clock"],
];

export function Chips() {
  const all = items.value;
  const { q, range } = url.value;
  const counts = useMemo(() => CHIPS.map(([, , fits]) => all.filter(fits).length), [all]);
  return (
    <>
      <div class="chips" role="group" aria-label="Filters">
        <button class="chip" aria-pressed={q === "" && range === null} onClick={() => show({ q: "", range: null })}>
          All {all.length}
        </button>
        {CHIPS.map(([label, text], index) =>
          counts[index] === 0 ? null : (
            <button
              class="chip"
              key={label}
              aria-pressed={q === text}
              onClick={() => show({ q: q === text ? "" : text })}
            >
              {label} {counts[index]}
            </button>
          ),
        )}
        <label class="chip select">
          <span class="sr">Account</span>
          <select
            value={/^account:(\S+)$/.exec(q)?.[1] ?? ""}
            onChange={(event) =>
              show({ q: event.currentTarget.value === "" ? "" : `account:${event.currentTarget.value}` })
            }
          >
            <option value="">Account</option>
            {lanes.value.map(({ email, name }) => (
              <option value={email} key={email}>
                {plainText(name)}
              </option>
            ))}
          </select>
        </label>
        {range === null ? null : (
          <button class="chip" aria-pressed="true" onClick={() => show({ range: null })}>
            Steps {range} <Icon name="x" />
            <span class="sr">remove</span>
          </button>
        )}
        {q !== "" && !CHIPS.some(([, text]) => text === q) ? (
          <button class="chip" aria-pressed="true" onClick={() => show({ q: "" })}>
            <Name text={q} /> <Icon name="x" />
            <span class="sr">remove</span>
          </button>
        ) : null}
      </div>
      {filter.value.problem === undefined ? null : (
        <p class="note amb" role="status">
          {filter.value.problem}
        </p>
      )}
    </>
  );
}
