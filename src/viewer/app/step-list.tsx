/** The list of steps: filters with counts, sticky times, and rows of a fixed height of which only the visible ones exist. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Edge } from "./columns";
import { Icon } from "./icons";
import { isPhone } from "./phone";
import { type Mode, mode, unit } from "./run";
import { failures, items, shownItems } from "./run-items";
import { refText, select, selected } from "./selection";
import { Chips } from "./step-filters";
import { HEADING, layout, lowerBound } from "./step-lines";
import { Heading, StepRow } from "./step-row";
import { Name } from "./text";
import { show, url } from "./url-state";

const OVERSCAN = 8;

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
            return <StepRow item={line.item} top={top} isChosen={line.item === chosen} key={refText(line.item)} />;
          })}
        </div>
      </div>
    </section>
  );
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
