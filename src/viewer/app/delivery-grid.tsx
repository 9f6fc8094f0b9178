/** The events of a run in a grid: a line for each event, a column for each queue. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { EventQueue } from "../../trace-player";
import type { Engine } from "../engine/engine";
import { Edge } from "./columns";
import { cellName, type EventLine, gridRows, nextCell, type QueueColumn } from "./delivery-lines";
import { wordsFor } from "./delivery-reasons";
import { Icon, type IconName } from "./icons";
import { accountOf } from "./run";
import { select, selected } from "./selection";
import { Status } from "./step-row";
import { colorClass, Name, Who } from "./text";
import { show, url } from "./url-state";
import { clockTimeText, countOf, shortId } from "./words";

const ROW = 28;

export function Grid({
  lines,
  columns,
  fetched,
  library,
}: {
  lines: readonly EventLine[];
  columns: readonly QueueColumn[];
  fetched: ReadonlyMap<string, number>;
  library: Engine;
}) {
  const body = useRef<HTMLDivElement>(null);
  const scroll = useMemo(() => signal(0), []);
  const height = useMemo(() => signal(800), []);
  useLayoutEffect(() => {
    if (body.current !== null) height.value = body.current.clientHeight;
  }, []);
  const all = useMemo(() => gridRows(lines), [lines]);
  const from = Math.max(0, Math.floor(scroll.value / ROW) - 10);
  const to = Math.min(all.length, Math.ceil((scroll.value + height.value) / ROW) + 10);
  const template = {
    gridTemplateColumns: `var(--w-event, minmax(220px, 1.6fr)) repeat(${Math.max(1, columns.length)}, minmax(128px, 1fr))`,
  };
  const move = (event: KeyboardEvent): void => {
    const next = nextCell(lines, columns, url.value.cell, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show(next, true);
  };
  return (
    <div
      class="body matrix"
      ref={body}
      tabIndex={0}
      role="grid"
      aria-label="Deliveries"
      aria-rowcount={all.length + 1}
      aria-colcount={columns.length + 1}
      onScroll={(event) => (scroll.value = event.currentTarget.scrollTop)}
      onKeyDown={move}
    >
      <div class="mrow mhead" style={template} role="row">
        <div role="columnheader">
          Event
          <Edge of="event" label="the events" />
        </div>
        {columns.map(({ queue }) => (
          <div role="columnheader" key={queue.queue_id}>
            <Who account={accountOf(queue.user_id)} />
            <code class="mut">{shortId(queue.queue_id)}</code>
            <span class="hint">
              {queue.event_types === null ? "all types" : countOf(queue.event_types.length, "type")}
              {queue.narrow.length > 0 ? ", narrow" : ""}
            </span>
          </div>
        ))}
      </div>
      <div style={{ height: `${from * ROW}px` }} role="presentation" />
      {all.slice(from, to).map((row) =>
        "event" in row ? (
          <div class="mrow" style={template} role="row" key={`${row.item.n}.${row.index}`}>
            <div class="ename" role="rowheader">
              <code>{library.eventLabel(row.event.event)}</code>
              <Name text={library.eventGist(row.event.realm, row.event.event)} className="mut el" />
            </div>
            {columns.map(({ queue }) => (
              <Cell
                key={queue.queue_id}
                line={row}
                queue={queue}
                library={library}
                fetched={fetched.get(queue.queue_id) ?? -1}
              />
            ))}
          </div>
        ) : (
          <div class={`mrow mstep ${selected.value?.n === row.item.n ? "on" : ""}`} role="row" key={`s${row.item.n}`}>
            <div role="gridcell" aria-colspan={columns.length + 1} onClick={() => select(row.item)}>
              <span class="mut n">{row.item.n}</span>
              {row.item.row.account === 0 ? (
                <>
                  <Icon name="clock" />
                  {row.item.row.operation}
                </>
              ) : (
                <>
                  <Who account={accountOf(row.item.row.account)} short />
                  <code>{row.item.row.operation}</code>
                </>
              )}
              <span class="mut">{clockTimeText(row.item.row.at)}</span>
              {row.item.row.fault === undefined ? null : <Status item={row.item} />}
            </div>
          </div>
        ),
      )}
      <div style={{ height: `${(all.length - to) * ROW}px` }} role="presentation" />
    </div>
  );
}

const REASON_ICONS: Readonly<Record<string, IconName>> = {
  audience: "users",
  event_types: "filterX",
  narrow: "filter",
  capabilities: "plug",
};

function Cell({
  line,
  queue,
  library,
  fetched,
}: {
  line: EventLine;
  queue: EventQueue;
  library: Engine;
  fetched: number;
}) {
  const { delivery, words } = wordsFor(line, queue, library);
  const name = cellName(line, queue.queue_id);
  const isOn = url.value.cell === name;
  const props = {
    role: "gridcell" as const,
    "aria-selected": isOn,
    onClick: () => show({ cell: name, step: String(line.item.n) }),
  };
  if (delivery === undefined)
    return (
      <div {...props} class={`cell none ${isOn ? "on" : ""}`}>
        <span class="hint">no queue</span>
      </div>
    );
  if (words !== undefined)
    return (
      <div {...props} class={`cell ${isOn ? "on" : ""}`}>
        <Icon name={REASON_ICONS[delivery.withheld ?? ""] ?? "bellOff"} />
        <Name text={words.short} className="el" />
      </div>
    );
  const id =
    library.eventIdIn(line.step.after, queue.queue_id, line.event.event) ??
    library.eventIdIn(line.event.realm, queue.queue_id, line.event.event);
  const isFetched = id === undefined || id <= fetched;
  return (
    <div {...props} class={`cell got ${colorClass(queue.user_id)} ${isOn ? "on" : ""}`}>
      <span class={`dot ${isFetched ? "" : "hollow"}`} />
      <span>{id === undefined ? "merged" : `event ${id}`}</span>
      {isFetched ? <span class="sr">fetched</span> : <span class="hint">waiting</span>}
    </div>
  );
}
