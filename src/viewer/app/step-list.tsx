/** The list of steps: filters with counts, sticky times, and rows of a fixed height of which only the visible ones exist. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Edge } from "./columns";
import { isRefused } from "./filter";
import { Icon } from "./icons";
import {
  accountOf,
  failures,
  filter,
  type Item,
  items,
  lanes,
  mode,
  type Mode,
  refText,
  rows,
  select,
  selected,
  shownItems,
  trace,
  unit,
} from "./run";
import { Name, plainText, Who } from "./text";
import { show, url } from "./url-state";
import { clockTime, counted, faultName, spanText } from "./words";

const HEADING = 24;
const OVERSCAN = 8;

/** Whether the list is narrow, as on phones. */
export const isPhone = signal(matchMedia("(max-width: 760px)").matches);
matchMedia("(max-width: 760px)").addEventListener("change", ({ matches }) => (isPhone.value = matches));

type Line = { readonly heading: number } | { readonly item: Item };

export function StepList() {
  const body = useRef<HTMLDivElement>(null);
  const scroll = useMemo(() => signal(0), []);
  const height = useMemo(() => signal(800), []);
  const row = isPhone.value ? 50 : 30;
  const shown = shownItems.value;
  const { lines, tops, total } = useMemo(() => layout(shown, row), [shown, row]);
  const chosen = selected.value;
  const index =
    chosen === null
      ? -1
      : lines.findIndex((line) => "item" in line && line.item.n === chosen.n && line.item.b === chosen.b);

  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return;
    height.value = element.clientHeight;
    const observer = new ResizeObserver(() => (height.value = element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = body.current;
    const top = tops[index];
    if (element === null || top === undefined) return;
    if (top < element.scrollTop + HEADING) element.scrollTop = Math.max(0, top - HEADING - row * 2);
    else if (top + row > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight + row * 3;
  }, [index, total]);

  const from = Math.max(0, lowerBound(tops, scroll.value) - OVERSCAN);
  const to = Math.min(lines.length, lowerBound(tops, scroll.value + height.value) + OVERSCAN);
  const sticky = lines.slice(0, lowerBound(tops, scroll.value + 1)).findLast((line) => "heading" in line);
  return (
    <section class="pane first" aria-label="Steps">
      <Edge of="list" label="the list of steps" />
      <header class="ph">
        <h2>{unit.value === "call" ? "Calls" : "Steps"}</h2>
        <span class="mut">
          {shown.length === items.value.length ? items.value.length : `${shown.length} of ${items.value.length}`}
        </span>
        <span class="grow" />
        {failures.value.length > 0 ? (
          <button class="btn gh red" onClick={goToFailure}>
            <Icon name="flag" /> Go to failure{failures.value.length > 1 ? ` (${failures.value.length})` : ""}{" "}
            <kbd>F</kbd>
          </button>
        ) : null}
      </header>
      <Chips />
      <div
        class="body steps"
        ref={body}
        tabIndex={0}
        aria-label="List of steps"
        id="step-list"
        role={shown.length === 0 ? "region" : "listbox"}
        aria-activedescendant={index >= from && index < to && chosen !== null ? `step-${refText(chosen)}` : undefined}
        onScroll={(event) => (scroll.value = event.currentTarget.scrollTop)}
      >
        {shown.length === 0 ? <NoSteps /> : null}
        {sticky !== undefined && "heading" in sticky ? (
          <Heading at={sticky.heading} top={scroll.value} isSticky />
        ) : null}
        <div style={{ height: `${total}px`, position: "relative" }} role="presentation">
          {lines.slice(from, to).map((line, offset) => {
            const top = tops[from + offset] ?? 0;
            if ("heading" in line) return <Heading at={line.heading} top={top} key={`h${from + offset}`} />;
            return <Row item={line.item} top={top} isChosen={line.item === chosen} key={refText(line.item)} />;
          })}
        </div>
      </div>
    </section>
  );
}

function layout(
  shown: readonly Item[],
  row: number,
): { lines: readonly Line[]; tops: readonly number[]; total: number } {
  const lines: Line[] = [];
  const tops: number[] = [];
  let top = 0;
  let at: number | undefined;
  for (const item of shown) {
    if (item.row.at !== at) {
      at = item.row.at;
      lines.push({ heading: at });
      tops.push(top);
      top += HEADING;
    }
    lines.push({ item });
    tops.push(top);
    top += row;
  }
  return { lines, tops, total: top };
}

function lowerBound(tops: readonly number[], value: number): number {
  let low = 0;
  let high = tops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function beganAt(): number {
  return trace.value?.began_at ?? rows.value[0]?.at ?? 0;
}

function Heading({ at, top, isSticky = false }: { at: number; top: number; isSticky?: boolean }) {
  const since = at - beganAt();
  return (
    <div class={`th ${isSticky ? "sticky" : ""}`} style={{ top: `${isSticky ? 0 : top}px` }} aria-hidden="true">
      <b>{clockTime(at)}</b>
      <span>{since === 0 ? "start" : `+${spanText(since)}`}</span>
    </div>
  );
}

function Row({ item, top, isChosen }: { item: Item; top: number; isChosen: boolean }) {
  const { row, failed, b } = item;
  const world = row.account === 0 && row.kind !== "request";
  return (
    <div
      class={`step ${isChosen ? "on" : ""} ${failed.length > 0 ? "bad" : ""} ${b > 0 ? "branch" : ""}`}
      style={{ top: `${top}px` }}
      role="option"
      aria-selected={isChosen}
      id={`step-${refText(item)}`}
      onClick={() => select(item)}
    >
      <span class="n">{refText(item)}</span>
      {world ? (
        <span class="clk">
          <Icon name={row.kind === "clock" ? "clock" : "settings"} />
          <span class="el">
            {row.kind === "clock" ? `clock +${spanText(row.moved ?? 0)}` : row.operation}
            {row.gist === "" ? null : (
              <>
                {" "}
                · <Name text={row.gist} />
              </>
            )}
          </span>
        </span>
      ) : (
        <>
          <Who account={accountOf(row.account)} short />
          <span class="what">
            <span class="op">{row.operation}</span> <Name text={row.gist} className="mut" />
          </span>
        </>
      )}
      <Status item={item} />
      <span class="ev">
        {row.to.length > 0 ? (
          <span title={`received by ${counted(row.to.length, "account")}`}>→ {row.to.length}</span>
        ) : (
          ""
        )}
      </span>
    </div>
  );
}

/** How a step ended, as text and color. */
export function Status({ item }: { item: Item }) {
  const { row, failed } = item;
  if (failed.length > 0)
    return (
      <span class="st e">
        <Icon name="flag" />
        failed
      </span>
    );
  if (row.fault !== undefined) {
    const text =
      row.fault.fault === "rate_limit" || row.fault.fault === "status"
        ? String(row.status)
        : faultName(row.fault.fault);
    return (
      <span class="st f">
        <Icon name="bolt" />
        {text}
      </span>
    );
  }
  if (row.status === undefined) return <span class="st">{row.gist === "waits for events" ? "waits" : ""}</span>;
  return <span class={`st ${row.status >= 400 ? "e" : ""}`}>{row.status === 0 ? "no answer" : row.status}</span>;
}

const EMPTY_TEXTS: Readonly<Record<Mode, string>> = {
  live: "Requests appear here as they arrive.",
  playground: "Send a request, and it appears here.",
  trace: "Nothing was asked in this run. A request that you try from its start opens a branch.",
  campaign: "",
};

function NoSteps() {
  if (items.value.length > 0) {
    return (
      <div class="empty">
        <Icon name="filterX" />
        <h3>No step matches</h3>
        <p>
          <code>
            <Name text={url.value.q} />
          </code>
          {url.value.range === null ? "" : ` in steps ${url.value.range}`} hides all {items.value.length} steps.
        </p>
        <button class="btn" onClick={() => show({ q: "", range: null })}>
          Clear the filter
        </button>
      </div>
    );
  }
  return (
    <div class="empty">
      <Icon name="inbox" />
      <h3>{mode.value === "live" ? "No request yet" : "No steps yet"}</h3>
      <p>{EMPTY_TEXTS[mode.value]}</p>
      {mode.value === "live" ? <code class="cmd">curl -u EMAIL:KEY {location.origin}/api/v1/users/me</code> : null}
    </div>
  );
}

const CHIPS: readonly (readonly [label: string, q: string, fits: (item: Item) => boolean])[] = [
  ["Failed", "status:failed", ({ failed }) => failed.length > 0],
  ["Refused", "status:refused", ({ row }) => isRefused(row)],
  ["Faults", "fault:any", ({ row }) => row.fault !== undefined],
  ["Clock", "op:clock", ({ row }) => row.kind === "clock"],
];

function Chips() {
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

/** Goes round the failures. */
export function goToFailure(): void {
  const all = failures.value;
  const place = all.findIndex(({ n }) => n === selected.value?.n);
  const next = all[(place + 1) % all.length];
  if (next !== undefined) {
    show({ view: url.value.view === "deliveries" ? "steps" : url.value.view, q: "", range: null });
    select(next);
  }
}
