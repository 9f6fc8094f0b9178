/** Who spoke to whom, top to bottom; where a fault struck, and what differs at the end. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { StepEvent } from "../../trace-player";
import { Edge } from "./columns";
import { Detail } from "./detail";
import { Icon } from "./icons";
import { isPhone } from "./phone";
import { campaignRun, engine, playedCount, rows, stepAt } from "./run";
import { type Item, items, lanes, shownItems } from "./run-items";
import { selected } from "./selection";
import type { QueueBar } from "./sequence-bars";
import { SequenceRow } from "./sequence-row";
import { ARROW, campaignSequence, MESSAGE_ROW, rowHeight, runSequence, type Sequence } from "./sequence-rows";
import type { PlayedItem } from "./sequence-types";
import { beganAt } from "./step-row";
import { colorClass, Name } from "./text";
import { shortId, titleOf } from "./words";

const LEFT = 96;
/** From the line of a lane to the bar of its first queue, and from there to the next one. */
const BAR = 8;
const MOST_BARS = 3;
/** The width of the bar of a request that waits. */
const WAIT = 6;

export function SequenceView() {
  const run = campaignRun.value;
  const shown = shownItems.value;
  const known = useMemo((): Known => new WeakMap(), []);
  const played = (item: Item): PlayedItem | undefined => playedItem(item, known);
  const sequence = useMemo(
    () =>
      run === null ? runSequence(shown, lanes.value, beganAt(), played) : campaignSequence(run, items.value, played),
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

/** What was read of steps already, by their events. */
type Known = WeakMap<readonly StepEvent[], PlayedItem>;

/** The events of a step that reached a queue, and the queues after it; undefined before the run has been played. */
function playedItem(item: Item, known: Known): PlayedItem | undefined {
  const step = isPlayed() ? stepAt(item) : undefined;
  const library = engine.value;
  if (step === undefined || library === null) return undefined;
  const caused = library.stepEvents(step);
  const before = known.get(caused);
  if (before !== undefined) return before;
  const events = caused.flatMap(({ realm, event, deliveries }) => {
    const queues = deliveries.filter(({ withheld }) => withheld === null).map(({ queue_id }) => queue_id);
    const [name, gist] = [library.eventLabel(event), library.eventGist(realm, event)];
    const text = gist.startsWith(name) ? gist : `${name} ${gist}`;
    return queues.length === 0 ? [] : [{ text, queues }];
  });
  const queues = new Map([...step.after.queues.values()].map(({ queue_id, user_id }) => [queue_id, user_id]));
  known.set(caused, { events, queues });
  return { events, queues };
}

function PlanPane() {
  const run = campaignRun.value;
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
  const title = titleOf(text);
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
    if (chosenTop < element.scrollTop || chosenTop + MESSAGE_ROW > element.scrollTop + element.clientHeight - 60)
      element.scrollTop = chosenTop - element.clientHeight / 2;
  }, [chosenTop]);
  return (
    <section class="pane first" aria-label="Sequence">
      <header class="ph">
        <h2>What happened</h2>
        <span class="mut el">
          {sequence.rows.filter((row) => row.kind === "message" && row.half !== "answer").length} requests and calls
        </span>
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
              (tops[bar.from] ?? 0) + MESSAGE_ROW - 9,
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
          {sequence.waits.map(({ lane, slot, from, to }) => {
            const begin = (tops[from] ?? 0) + ARROW;
            const end = to === undefined ? total : (tops[to] ?? 0) + ARROW;
            return (
              <rect
                class="wait"
                key={`${lane}.${from}`}
                x={x(lane) + 1 + WAIT * slot}
                y={begin}
                width={WAIT - 1}
                height={Math.max(2, end - begin)}
              >
                <title>waits for its answer</title>
              </rect>
            );
          })}
          {sequence.rows.map((row, index) => {
            const top = tops[index] ?? 0;
            if (top < scroll.value - 300 || top > scroll.value + size.value.height + 300) return null;
            return (
              <SequenceRow
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
