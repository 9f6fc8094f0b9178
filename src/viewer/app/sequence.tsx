/** Who spoke to whom, top to bottom; where a fault struck, and what differs at the end. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Edge } from "./columns";
import { Detail } from "./detail";
import { Icon } from "./icons";
import { beganAt, isPhone } from "./step-list";
import {
  campaign,
  engine,
  type Item,
  items,
  lanes,
  playedCount,
  refText,
  rows,
  select,
  selected,
  shownItems,
  stepAt,
} from "./run";
import {
  BAND,
  campaignSequence,
  EVENT,
  MESSAGE,
  MOST_EVENTS,
  type PlayedItem,
  type QueueBar,
  rowHeight,
  runSequence,
  type Sequence,
  type SequenceEvent,
  type SequenceRow,
} from "./sequence-rows";
import { shortId } from "./tabs";
import { colorClass, Name, plainText } from "./text";
import { firstSentence } from "../../protocol/first-sentence";
import { show } from "./url-state";
import { clockTime, counted, faultName, spanText } from "./words";

const LEFT = 96;
/** From the line of a lane to the bar of its first queue, and from there to the next one. */
const BAR = 8;
const MOST_BARS = 3;
/** Where the text of a band begins, after its number and its length. */
const BAND_TEXT = 128;
/** The widths of a letter of text and of code. */
const LETTER = 6.4;
const CODE_LETTER = 7.2;

export function SequenceView() {
  const run = campaign.value;
  const shown = shownItems.value;
  const sequence = useMemo(
    () =>
      run === null
        ? runSequence(shown, lanes.value, beganAt(), playedItem)
        : campaignSequence(run, items.value, playedItem),
    [run, shown, items.value, lanes.value, isPlayed()],
  );
  return (
    <div class={`panes ${run === null ? "sequence-panes" : "campaign-panes"}`}>
      {run === null ? null : <PlanPane />}
      <Diagram sequence={sequence} />
      {run === null ? <Detail edge={<Edge of="detail" label="the details" side="left" />} /> : null}
    </div>
  );
}

function isPlayed(): boolean {
  return engine.value !== null && playedCount.value >= rows.value.length;
}

/** The events of a step that reached a queue, and the queues after it; undefined before the run has been played. */
function playedItem(item: Item): PlayedItem | undefined {
  const step = isPlayed() ? stepAt(item) : undefined;
  const library = engine.value;
  if (step === undefined || library === null) return undefined;
  const events = library.stepEvents(step).flatMap(({ realm, event, deliveries }) => {
    const queues = deliveries.filter(({ withheld }) => withheld === null).map(({ queue_id }) => queue_id);
    const [name, gist] = [library.eventName(event), library.eventGist(realm, event)];
    const text = gist.startsWith(name) ? gist : `${name} ${gist}`;
    return queues.length === 0 ? [] : [{ text, queues }];
  });
  const queues = new Map([...step.after.queues.values()].map(({ queue_id, user_id }) => [queue_id, user_id]));
  return { events, queues };
}

function PlanPane() {
  const run = campaign.value;
  if (run === null) return null;
  const steps = run.steps.filter(({ kind }) => kind !== "start" && kind !== "catch_up");
  return (
    <aside class="pane plan" aria-label="Counterexample">
      <Edge of="plan" label="the counterexample" />
      <h2 class="sr">Counterexample</h2>
      <div class="body" tabIndex={0} role="region" aria-label="Counterexample">
        {run.problems.map(({ name, text }) => (
          <div class="sec fail" key={name}>
            <div class="callout">
              <Icon name="x" className="red" />
              <Finding name={name} text={text} />
            </div>
          </div>
        ))}
        <div class="sec">
          <h3>Shortest plan that breaks it</h3>
          <ol class="plan-list">
            {steps.map((step, index) => (
              <li key={index}>
                <span class="pnum">{index + 1}</span>
                <Name text={step.text} />
              </li>
            ))}
          </ol>
        </div>
        <div class="sec">
          <h3>Found</h3>
          <p>
            <Name text={run.title} />
          </p>
        </div>
      </div>
    </aside>
  );
}

function Finding({ name, text }: { name: string; text: string }) {
  const title = firstSentence(text);
  return (
    <div>
      <b class="wrap">
        <Name text={title} />
      </b>
      <div class="mid wrap">
        <Name text={name} />
        <Name text={text.slice(title.length)} />
      </div>
    </div>
  );
}

function Diagram({ sequence }: { sequence: Sequence }) {
  const body = useRef<HTMLDivElement>(null);
  const size = useMemo(() => signal({ width: 700, height: 700 }), []);
  const scroll = useMemo(() => signal(0), []);
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return;
    const measure = (): void => void (size.value = { width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const left = isPhone.value ? 46 : LEFT;
  const narrow = isPhone.value ? 92 : 150;
  const width = Math.max(size.value.width, left + sequence.lanes.length * narrow);
  const gap = (width - left - 90) / Math.max(1, sequence.lanes.length - 1);
  const x = (lane: number): number => left + 40 + lane * gap;
  const tops = useMemo(() => {
    let top = 8;
    return sequence.rows.map((row) => {
      const here = top;
      top += rowHeight(row);
      return here;
    });
  }, [sequence]);
  const [last] = sequence.rows.slice(-1);
  const total = (tops.at(-1) ?? 0) + (last === undefined ? 0 : rowHeight(last)) + 24;
  const barX = ({ lane, slot }: QueueBar): number => x(lane) - BAR * (1 + Math.min(slot, MOST_BARS - 1));
  const chosen = selected.value;
  const chosenTop =
    tops[
      sequence.rows.findIndex(
        (row) =>
          row.kind === "message" && row.item !== undefined && row.item.n === chosen?.n && row.item.b === chosen.b,
      )
    ];
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null || chosenTop === undefined) return;
    if (chosenTop < element.scrollTop || chosenTop + MESSAGE > element.scrollTop + element.clientHeight - 60)
      element.scrollTop = chosenTop - element.clientHeight / 2;
  }, [chosenTop]);
  return (
    <section class="pane first" aria-label="Sequence">
      <header class="ph">
        <h2>What happened</h2>
        <span class="mut el">{sequence.rows.filter(({ kind }) => kind === "message").length} requests and calls</span>
      </header>
      <div
        class="body seq"
        ref={body}
        tabIndex={0}
        role="region"
        aria-label="Sequence diagram"
        onScroll={(event) => (scroll.value = event.currentTarget.scrollTop)}
      >
        <div class="seqhead" style={{ width: `${width}px` }}>
          {sequence.lanes.map((name, lane) => (
            <span key={lane} style={{ left: `${x(lane)}px`, maxWidth: `${Math.max(80, gap * 0.95)}px` }}>
              <Name text={name} className="el" />
            </span>
          ))}
        </div>
        <svg width={width} height={total} role="img" aria-label="Sequence diagram">
          <defs>
            <pattern id="hatch2" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" fill="var(--bg-2)" />
              <line y2="6" stroke="var(--line)" stroke-width="3" />
            </pattern>
          </defs>
          {sequence.lanes.map((_name, lane) => (
            <line key={lane} x1={x(lane)} x2={x(lane)} y1="0" y2={total} stroke="var(--line-2)" />
          ))}
          {[...sequence.bars].map(([id, bar]) => {
            const [from, to] = [
              (tops[bar.from] ?? 0) + MESSAGE - 9,
              bar.to === undefined ? total : (tops[bar.to] ?? 0),
            ];
            return (
              <rect
                class={`life ${colorClass(bar.user_id)}`}
                key={id}
                x={barX(bar) - 2}
                y={from}
                width="4"
                height={Math.max(4, to - from)}
                rx="2"
              >
                <title>queue {shortId(id)}</title>
              </rect>
            );
          })}
          {sequence.rows.map((row, index) => {
            const top = tops[index] ?? 0;
            if (top < scroll.value - 300 || top > scroll.value + size.value.height + 300) return null;
            return (
              <Row
                row={row}
                top={top}
                x={x}
                width={width}
                bars={(id) => {
                  const bar = sequence.bars.get(id);
                  return bar === undefined ? undefined : { x: barX(bar), user_id: bar.user_id };
                }}
                key={row.key}
                isOn={
                  row.kind === "message" &&
                  row.item !== undefined &&
                  row.item.n === chosen?.n &&
                  row.item.b === chosen.b
                }
              />
            );
          })}
        </svg>
      </div>
    </section>
  );
}

/** In a counterexample the details are in the list of calls. */
function open(item: Item): void {
  if (campaign.value === null) select(item);
  else show({ view: "steps", step: refText(item) });
}

const UNSEEN = ["refuse_connection", "lose_request", "stall"];

function Row({
  row,
  top,
  x,
  width,
  bars,
  isOn,
}: {
  row: SequenceRow;
  top: number;
  x: (lane: number) => number;
  width: number;
  bars: BarPlaces;
  isOn: boolean;
}) {
  if (row.kind === "band") {
    return (
      <g>
        <rect
          x="6"
          width={width - 12}
          y={top}
          height={BAND - 4}
          rx="4"
          fill={row.seconds > 0 ? "url(#hatch2)" : "var(--bg-1)"}
        />
        <text class="t b" x={row.plan === undefined ? 16 : 36} y={top + 15}>
          {row.seconds > 0 ? `+${spanText(row.seconds)}` : ""}
        </text>
        {row.plan === undefined ? null : (
          <>
            <rect class="pbox" x="10" y={top + 2} width="20" height="18" rx="4" />
            <text class="t vio" x="20" y={top + 15} text-anchor="middle">
              {row.plan}
            </text>
          </>
        )}
        <text class="t" x={BAND_TEXT} y={top + 15}>
          {short(row.text, (width - BAND_TEXT - 16) / LETTER)}
        </text>
        <Events events={row.events} top={top + BAND} from={width - 50} bars={bars} />
      </g>
    );
  }
  if (row.kind === "wrong") {
    return (
      <g>
        <rect x="6" width={width - 12} y={top} height={BAND - 2} rx="4" fill="var(--red-bg)" />
        <rect x="6" y={top} width="3" height={BAND - 2} fill="var(--red)" />
        <text class="t red" x="16" y={top + 16}>
          {short(row.text, (width - 32) / LETTER)}
        </text>
      </g>
    );
  }
  const [x1, x2] = [x(row.from), x(row.to)];
  const way = x2 >= x1 ? 1 : -1;
  const isLost = row.fault !== undefined && UNSEEN.includes(row.fault);
  const noAnswer = row.fault !== undefined && (isLost || row.fault === "lose_answer" || row.fault === "cut_answer");
  const end = isLost ? x1 + (x2 - x1) * 0.62 : x2;
  const isBad = (row.status ?? 200) >= 400;
  const room = Math.abs(x2 - x1) / LETTER;
  const left = Math.min(x1, x2);
  const answer = `${row.status === undefined ? "" : row.status === 0 ? "" : row.status}${row.answer === "" ? "" : ` · ${row.answer}`}`;
  return (
    <g class={`smsg ${isOn ? "on" : ""}`} onClick={() => row.item !== undefined && open(row.item)}>
      <title>{plainText(`${row.title} ${row.gist}`)}</title>
      <rect class="hit" x="6" y={top} width={width - 12} height={rowHeight(row) - 2} rx="5" />
      <text class="t mut" x="38" y={top + 20} text-anchor="end">
        {row.number}
      </text>
      {x(0) > 100 ? (
        <text class="t" x="46" y={top + 20}>
          {row.after_seconds > 72 * 3600 ? clockTime(row.after_seconds) : spanText(row.after_seconds)}
        </text>
      ) : null}
      <text x={left + 8} y={top + 14}>
        <tspan class="m">{short(row.title, Math.abs(x2 - x1) / CODE_LETTER)}</tspan>
        <tspan class="t" dx="7">
          {short(row.gist, room - row.title.length * 1.15 - 3)}
        </tspan>
      </text>
      <line class={`ar ${isLost ? "bad" : ""}`} x1={x1} x2={end} y1={top + 20} y2={top + 20} />
      {isLost ? (
        <path class="ar bad" d={`M${end - 5} ${top + 15}l10 10m0 -10l-10 10`} />
      ) : (
        <path class="head" d={`M${end} ${top + 20}l${-7 * way} -4v8z`} />
      )}
      {row.fault === undefined || isLost ? null : <circle class="bolt" cx={x2} cy={top + 34} r="6" />}
      {row.fault === undefined || isLost ? null : (
        <path class="boltp" d={`M${x2 + 1} ${top + 29.5}l-4 5.5h2.6l-.8 3.5 4 -5.5h-2.6z`} />
      )}
      {noAnswer ? (
        <text class="t red b" x={left + 8} y={top + 37}>
          {short(
            `${faultName(row.fault ?? "")}${isLost ? ": the realm did not act" : ": acted, client got no answer"}`,
            room,
          )}
        </text>
      ) : row.status === undefined ? null : (
        <>
          <line class={`ar dash ${isBad ? "bad" : ""}`} x1={x2} x2={x1} y1={top + 37} y2={top + 37} />
          <path class={`head ${isBad ? "bad" : ""}`} d={`M${x1} ${top + 37}l${7 * way} -4v8z`} />
          <text class={`t ${isBad ? "red" : ""}`} x={Math.max(x1, x2) - 10} y={top + 33} text-anchor="end">
            {short(answer, room)}
            {row.fault === undefined ? "" : ` · ${faultName(row.fault)}`}
          </text>
        </>
      )}
      <Events events={row.events} top={top + MESSAGE - 4} from={Math.max(x1, x2)} bars={bars} />
    </g>
  );
}

/** Where the bar of a queue is; undefined for a queue without a bar. */
type BarPlaces = (queueId: string) => { readonly x: number; readonly user_id: number } | undefined;

/** A line for each event, from the realm to the bar of each queue that received it. */
function Events({
  events,
  top,
  from,
  bars,
}: {
  events: readonly SequenceEvent[];
  top: number;
  from: number;
  bars: BarPlaces;
}) {
  const more = events.length - MOST_EVENTS;
  return (
    <>
      {events.slice(0, MOST_EVENTS).map(({ text, queues }, index) => {
        const ends = queues.flatMap((id) => bars(id) ?? []);
        const y = top + EVENT * index + 14;
        const end = Math.min(from, ...ends.map((bar) => bar.x));
        return (
          <g class="sev" key={index}>
            <line class="ar" x1={from} x2={end} y1={y} y2={y} />
            {ends.map((bar) => (
              <path class={`head ${colorClass(bar.user_id)}`} key={bar.x} d={`M${bar.x} ${y}l8 -4.5v9z`} />
            ))}
            <text class="t" x={from - 10} y={y - 4} text-anchor="end">
              {short(text, (from - end - 20) / LETTER)}
            </text>
          </g>
        );
      })}
      {more > 0 ? (
        <text class="t" x={from - 10} y={top + EVENT * MOST_EVENTS + 12} text-anchor="end">
          {counted(more, "more event")}
        </text>
      ) : null}
    </>
  );
}

function short(text: string, most: number): string {
  const clean = plainText(text);
  return clean.length <= most ? clean : most < 4 ? "" : `${clean.slice(0, Math.max(1, Math.floor(most) - 1))}…`;
}
