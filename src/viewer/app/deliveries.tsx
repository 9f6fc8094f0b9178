/** Which queue received which event, and why not: rows are events under their steps, columns are queues. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Engine } from "../engine/engine";
import type { EventQueue } from "../../model/realm/event-queue";
import type { PlayedStep } from "../../testing/trace/player";
import type { StepEvent } from "../../testing/trace/deliveries";
import { Edge } from "./columns";
import { Icon, type IconName } from "./icons";
import { Waiting } from "./scene-pane";
import {
  accountOf,
  allSteps,
  engine,
  type Item,
  playedCount,
  rows,
  select,
  selected,
  shownItems,
  stepAt,
  unit,
} from "./run";
import { isPhone, Status } from "./step-list";
import { shortId } from "./tabs";
import { colorClass, Name, plainText, Who } from "./text";
import { show, url } from "./url-state";
import { clockTime, counted } from "./words";

interface QueueColumn {
  readonly queue: EventQueue;
  readonly from: number;
}

interface EventLine {
  readonly item: Item;
  readonly step: PlayedStep;
  readonly event: StepEvent;
  readonly index: number;
}

const which = signal<"all" | "delivered" | "withheld">("all");
const ROW = 28;
const MOST_COLUMNS = 12;
/** On phones. */
const MOST_LISTED = 300;

/** The queues of the run in the order of their registration. */
function queuesOf(steps: readonly PlayedStep[]): readonly QueueColumn[] {
  const found = new Map<string, QueueColumn>();
  steps.forEach(({ after, before }, index) => {
    if (after.queues === before.queues && index > 0) return;
    for (const queue of after.queues.values())
      if (!found.has(queue.queue_id)) found.set(queue.queue_id, { queue, from: index + 1 });
  });
  return [...found.values()];
}

/** By queue, the ID of each event, and whether a client fetched it: read from the whole run. */
function fetchedOf(steps: readonly PlayedStep[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { call, entry, outcome } of steps) {
    const asked: unknown = call.kind === "request" ? entry?.params : call.kind === "call" ? call.params : undefined;
    const answer: unknown =
      call.kind === "request" ? entry?.result : outcome?.ok === true ? outcome.response : undefined;
    const id: unknown = Object(asked)["queue_id"];
    const events: unknown = Object(answer)["events"];
    if (typeof id !== "string" || !Array.isArray(events) || (entry?.fault?.fault ?? "").startsWith("lose_answer"))
      continue;
    for (const event of events) newest.set(id, Math.max(newest.get(id) ?? -1, Number(Object(event)["id"])));
  }
  return newest;
}

export function DeliveriesView() {
  const library = engine.value;
  if (library === null || playedCount.value < rows.value.length)
    return (
      <div class="panes">
        <section class="pane">
          <Waiting />
        </section>
      </div>
    );
  return <Matrix library={library} />;
}

function Matrix({ library }: { library: Engine }) {
  const steps = allSteps();
  const count = playedCount.value;
  const columns = useMemo(() => queuesOf(steps), [count]);
  const fetched = useMemo(() => fetchedOf(steps), [count]);
  const shownColumns = columns.slice(0, MOST_COLUMNS);
  const lines = useMemo(
    () =>
      shownItems.value.flatMap((item) => {
        const step = stepAt(item);
        if (step === undefined || step.outcomes.length === 0) return [];
        return library.stepEvents(step).map((event, index): EventLine => ({ item, step, event, index }));
      }),
    [shownItems.value, count],
  );
  const totals = useMemo(() => {
    let delivered = 0;
    let withheld = 0;
    for (const { event } of lines)
      for (const one of event.deliveries) {
        if (one.withheld === null) delivered += 1;
        else withheld += 1;
      }
    return { delivered, withheld };
  }, [lines]);
  const wanted = lines.filter(
    ({ event }) =>
      which.value === "all" ||
      event.deliveries.some(({ withheld }) => (withheld === null) === (which.value === "delivered")),
  );
  return (
    <div class="panes deliveries-panes">
      <section class="pane first" aria-label="Deliveries">
        <header class="ph">
          <h2 class="el">Which queue received which event</h2>
          <span class="mut">{counted(lines.length, "event")}</span>
          <span class="grow" />
          <span class="hint legend only-w">
            <span class="dot a0" /> fetched <span class="dot hollow a0" /> waiting
          </span>
        </header>
        <div class="chips" role="group" aria-label="Filters">
          <button class="chip" aria-pressed={which.value === "all"} onClick={() => (which.value = "all")}>
            All {totals.delivered + totals.withheld}
          </button>
          <button class="chip" aria-pressed={which.value === "delivered"} onClick={() => (which.value = "delivered")}>
            Delivered {totals.delivered}
          </button>
          <button class="chip" aria-pressed={which.value === "withheld"} onClick={() => (which.value = "withheld")}>
            Not delivered {totals.withheld}
          </button>
          {url.value.q === "" ? null : (
            <button class="chip" aria-pressed="true" onClick={() => show({ q: "" })}>
              <Name text={url.value.q} /> <Icon name="x" />
              <span class="sr">remove</span>
            </button>
          )}
          {columns.length > MOST_COLUMNS ? (
            <span class="hint">
              The first {MOST_COLUMNS} of {columns.length} queues.
            </span>
          ) : null}
        </div>
        {wanted.length === 0 ? (
          <div class="empty">
            <Icon name="inbox" />
            <h3>No event</h3>
            <p>
              {columns.length === 0
                ? "No queue was registered in this run, so no event could be delivered."
                : "No step that is shown caused an event."}
            </p>
          </div>
        ) : isPhone.value ? (
          <EventList lines={wanted} library={library} />
        ) : (
          <Grid lines={wanted} columns={shownColumns} fetched={fetched} library={library} />
        )}
      </section>
      <CellPane library={library} lines={lines} />
    </div>
  );
}

function cellName({ item, index }: EventLine, queueId: string): string {
  return `${item.n}.${index}:${shortId(queueId)}`;
}

type GridRow = { readonly item: Item; readonly step: PlayedStep } | EventLine;

function Grid({
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
  const all = useMemo(() => {
    const list: GridRow[] = [];
    let n = -1;
    for (const line of lines) {
      if (line.item.n !== n) list.push({ item: line.item, step: line.step });
      n = line.item.n;
      list.push(line);
    }
    return list;
  }, [lines]);
  const from = Math.max(0, Math.floor(scroll.value / ROW) - 10);
  const to = Math.min(all.length, Math.ceil((scroll.value + height.value) / ROW) + 10);
  const template = {
    gridTemplateColumns: `var(--w-event, minmax(220px, 1.6fr)) repeat(${Math.max(1, columns.length)}, minmax(128px, 1fr))`,
  };
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (step === undefined || lines.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const line = lines.findIndex((one) =>
      columns.some(({ queue }) => cellName(one, queue.queue_id) === url.value.cell),
    );
    const column =
      line === -1
        ? -1
        : columns.findIndex(({ queue }) => {
            const one = lines[line];
            return one !== undefined && cellName(one, queue.queue_id) === url.value.cell;
          });
    const nextLine = lines[Math.max(0, Math.min(lines.length - 1, line + (step[1] ?? 0)))];
    const nextColumn = columns[Math.max(0, Math.min(columns.length - 1, column + (step[0] ?? 0)))];
    if (nextLine !== undefined && nextColumn !== undefined)
      show({ cell: cellName(nextLine, nextColumn.queue.queue_id), step: String(nextLine.item.n) }, true);
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
              {queue.event_types === null ? "all types" : counted(queue.event_types.length, "type")}
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
              <code>{library.eventName(row.event.event)}</code>
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
              <span class="mut">{clockTime(row.item.row.at)}</span>
              {row.item.row.fault === undefined ? null : <Status item={row.item} />}
            </div>
          </div>
        ),
      )}
      <div style={{ height: `${(all.length - to) * ROW}px` }} role="presentation" />
    </div>
  );
}

function wordsFor(line: EventLine, queue: EventQueue, library: Engine) {
  const delivery = line.event.deliveries.find(({ queue_id }) => queue_id === queue.queue_id);
  const withheld = delivery?.withheld ?? null;
  if (delivery === undefined || withheld === null) return { delivery, words: undefined };
  return {
    delivery,
    words: library.whyWithheld(
      line.event.realm,
      line.event.realm.queues.get(queue.queue_id) ?? queue,
      line.event.event,
      withheld,
    ),
  };
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

function EventList({ lines, library }: { lines: readonly EventLine[]; library: Engine }) {
  return (
    <div class="body" tabIndex={0} role="region" aria-label="Events">
      <ul class="elist">
        {lines.slice(0, MOST_LISTED).map((line) => {
          const first = line.event.deliveries[0];
          return (
            <li key={`${line.item.n}.${line.index}`}>
              <button
                onClick={() =>
                  show({ cell: first === undefined ? null : cellName(line, first.queue_id), step: String(line.item.n) })
                }
              >
                <span class="mut n">{line.item.n}</span>
                <span class="two">
                  <code>{library.eventName(line.event.event)}</code>
                  <Name text={library.eventGist(line.event.realm, line.event.event)} className="mut el" />
                </span>
                <span class="dots">
                  {line.event.deliveries.map(({ queue_id, user_id, withheld }) => (
                    <span
                      key={queue_id}
                      class={`dot ${colorClass(user_id)} ${withheld === null ? "" : "hollow"}`}
                      title={`${plainText(accountOf(user_id)?.name ?? "")}: ${withheld === null ? "delivered" : "not delivered"}`}
                    />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {lines.length > MOST_LISTED ? (
        <p class="sec mut">
          The first {MOST_LISTED} of {lines.length} events. A filter shows others.
        </p>
      ) : null}
    </div>
  );
}

const CHECKS = [
  ["audience", "Audience"],
  ["event_types", "Type"],
  ["narrow", "Narrow"],
  ["capabilities", "Capabilities"],
] as const;

/** The four checks of a cell in order, and where they stopped. */
function CellPane({ lines, library }: { lines: readonly EventLine[]; library: Engine }) {
  const cell = url.value.cell;
  const line = lines.find((one) => one.event.deliveries.some(({ queue_id }) => cellName(one, queue_id) === cell));
  const delivery = line?.event.deliveries.find(
    ({ queue_id }) => line !== undefined && cellName(line, queue_id) === cell,
  );
  const queue =
    delivery === undefined || line === undefined ? undefined : line.event.realm.queues.get(delivery.queue_id);
  if (line === undefined || delivery === undefined || queue === undefined) {
    return (
      <aside class="pane only-w" aria-label="Why">
        <Edge of="why" label="the reasons" side="left" />
        <header class="ph">
          <h2>Why</h2>
        </header>
        <div class="empty">
          <Icon name="table" />
          <h3>No cell is chosen</h3>
          <p>Choose a cell to see the four checks that decide whether a queue receives an event.</p>
        </div>
      </aside>
    );
  }
  const account = accountOf(queue.user_id);
  const { words } = wordsFor(line, queue, library);
  const stopped = CHECKS.findIndex(([name]) => name === delivery.withheld);
  const holdings = library.queueHoldings(line.step.after, queue.queue_id);
  return (
    <aside class="pane why" aria-label="Why">
      <Edge of="why" label="the reasons" side="left" />
      <header class="ph">
        <h2 class="el">
          {delivery.withheld === null ? "Why" : "Why not:"} <Name text={account?.name ?? ""} />
        </h2>
        <span class="grow" />
        <button class="btn gh" aria-label="Close" onClick={() => show({ cell: null })}>
          <Icon name="x" />
        </button>
      </header>
      <div class="body" tabIndex={0} role="region" aria-label="Why">
        <div class="sec row">
          <code>{library.eventName(line.event.event)}</code>
          <Name text={library.eventGist(line.event.realm, line.event.event)} className="mid el" />
          <span class="grow" />
          <button class="btn gh link" onClick={() => show({ view: "steps", step: String(line.item.n), tab: "events" })}>
            {unit.value} {line.item.n}
          </button>
        </div>
        <ol class="checks sec">
          {CHECKS.map(([name, title], place) => {
            const state = stopped === -1 || place < stopped ? "ok" : place === stopped ? "no" : "later";
            return (
              <li key={name} class={state}>
                <span class="mark">{state === "later" ? "" : <Icon name={state === "ok" ? "check" : "x"} />}</span>
                <div>
                  <b>{title}</b>
                  <div class="mid">
                    {state === "no" ? (
                      <Name text={words?.sentence ?? ""} />
                    ) : state === "ok" ? (
                      passedText(name, queue)
                    ) : (
                      "Not checked."
                    )}
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
        {words === undefined || words.remedies.length === 0 ? null : (
          <div class="sec">
            <h3>What would bring it</h3>
            {words.remedies.map((remedy) => (
              <p key={remedy} class="remedy">
                <Icon name="arrow" /> <Name text={remedy} />
              </p>
            ))}
          </div>
        )}
        <div class="sec">
          <h3>Queue {shortId(queue.queue_id)}</h3>
          <dl class="kv">
            <dt>account</dt>
            <dd>
              <Name text={account?.name ?? ""} />
            </dd>
            <dt>event_types</dt>
            <dd>{queue.event_types === null ? "all" : queue.event_types.join(", ")}</dd>
            <dt>narrow</dt>
            <dd>
              {queue.narrow.length === 0 ? (
                "none"
              ) : (
                <Name text={queue.narrow.map((term) => term.join(" ")).join(", ")} />
              )}
            </dd>
            <dt>capabilities</dt>
            <dd>
              {Object.entries(queue.client_capabilities)
                .filter(([, on]) => on)
                .map(([name]) => name)
                .join(", ") || "none"}
            </dd>
            <dt>waiting</dt>
            <dd>{holdings.waiting} after this step</dd>
            <dt>held</dt>
            <dd>{holdings.held} fetched, not acknowledged</dd>
          </dl>
        </div>
      </div>
    </aside>
  );
}

function passedText(name: (typeof CHECKS)[number][0], queue: EventQueue): string {
  switch (name) {
    case "audience":
      return "The account is a recipient.";
    case "event_types":
      return queue.event_types === null
        ? "The queue requested all types."
        : `The queue requested ${queue.event_types.join(", ")}.`;
    case "narrow":
      return queue.narrow.length === 0 ? "The queue has none." : "The message matches.";
    case "capabilities":
      return "The client can take it.";
  }
}
