/** A row of the sequence diagram: a message with its answer, or a band, and the events that follow. */
import { campaignRun } from "./run";
import type { Item } from "./run-items";
import { refText, select } from "./selection";
import { ARROW, BAND, EVENT_ROW, MOST_EVENTS, ownHeight, rowHeight } from "./sequence-rows";
import type { SequenceEvent, SequenceRow as Row } from "./sequence-types";
import { colorClass, plainText } from "./text";
import { show } from "./url-state";
import { clockTimeText, countOf, faultName, spanText } from "./words";

/** Where the arrow of an answer is in the row of its request. */
const ANSWER = 37;
/** Where the text of a band begins, after its number and its length. */
const BAND_TEXT = 128;
/** The widths of a letter of text and of code. */
const LETTER = 6.4;
const CODE_LETTER = 7.2;

/** In a counterexample the details are in the list of calls. */
function open(item: Item): void {
  if (campaignRun.value === null) select(item);
  else show({ view: "steps", step: refText(item) });
}

const UNSEEN = ["refuse_connection", "lose_request", "stall"];

export function SequenceRow({
  row,
  top,
  x,
  width,
  bars,
  isOn,
}: {
  row: Row;
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
  return (
    <g class={`smsg ${isOn ? "on" : ""}`} onClick={() => row.item !== undefined && open(row.item)}>
      <title>{plainText(`${row.title} ${row.gist}`)}</title>
      <rect class="hit" x="6" y={top} width={width - 12} height={rowHeight(row) - 2} rx="5" />
      <text class="t mut" x="38" y={top + 20} text-anchor="end">
        {row.number}
      </text>
      {x(0) > 100 ? (
        <text class="t" x="46" y={top + 20}>
          {row.after_seconds > 72 * 3600 ? clockTimeText(row.after_seconds) : spanText(row.after_seconds)}
        </text>
      ) : null}
      {row.half === "answer" ? null : <Request row={row} y={top + ARROW} x1={x(row.from)} x2={x(row.to)} />}
      {row.half === "request" ? null : (
        <Answer row={row} y={top + (row.half === "answer" ? ARROW : ANSWER)} x1={x(row.from)} x2={x(row.to)} />
      )}
      <Events events={row.events} top={top + ownHeight(row) - 4} from={Math.max(x(row.from), x(row.to))} bars={bars} />
    </g>
  );
}

type MessageRow = Extract<Row, { kind: "message" }>;

interface Arrow {
  readonly row: MessageRow;
  readonly y: number;
  /** The lanes of the sender and of the realm. */
  readonly x1: number;
  readonly x2: number;
}

function isLost({ fault }: MessageRow): boolean {
  return fault !== undefined && UNSEEN.includes(fault);
}

/** The arrow of a request, with its name. */
function Request({ row, y, x1, x2 }: Arrow) {
  const way = x2 >= x1 ? 1 : -1;
  const end = isLost(row) ? x1 + (x2 - x1) * 0.62 : x2;
  const room = Math.abs(x2 - x1) / LETTER;
  return (
    <>
      <text x={Math.min(x1, x2) + 8} y={y - 6}>
        <tspan class="m">{short(row.title, Math.abs(x2 - x1) / CODE_LETTER)}</tspan>
        <tspan class="t" dx="7">
          {short(row.gist, room - row.title.length * 1.15 - 3)}
        </tspan>
      </text>
      <line class={`ar ${isLost(row) ? "bad" : ""}`} x1={x1} x2={end} y1={y} y2={y} />
      {isLost(row) ? (
        <path class="ar bad" d={`M${end - 5} ${y - 5}l10 10m0 -10l-10 10`} />
      ) : (
        <path class="head" d={`M${end} ${y}l${-7 * way} -4v8z`} />
      )}
    </>
  );
}

/** The dashed arrow of an answer, or why the client got no answer. */
function Answer({ row, y, x1, x2 }: Arrow) {
  const way = x2 >= x1 ? 1 : -1;
  const { fault, status } = row;
  const hasNoAnswer = fault !== undefined && (isLost(row) || fault === "lose_answer" || fault === "cut_answer");
  const isBad = (status ?? 200) >= 400;
  const room = Math.abs(x2 - x1) / LETTER;
  const said = [status === undefined || status === 0 ? "" : String(status), row.answer].filter((part) => part !== "");
  return (
    <>
      {fault === undefined || isLost(row) ? null : (
        <>
          <circle class="bolt" cx={x2} cy={y - 3} r="6" />
          <path class="boltp" d={`M${x2 + 1} ${y - 7.5}l-4 5.5h2.6l-.8 3.5 4 -5.5h-2.6z`} />
        </>
      )}
      {hasNoAnswer ? (
        <text class="t red b" x={Math.min(x1, x2) + 8} y={y}>
          {short(
            `${faultName(fault)}${isLost(row) ? ": the realm did not act" : ": acted, client got no answer"}`,
            room,
          )}
        </text>
      ) : status === undefined ? null : (
        <>
          {row.half === undefined ? null : (
            <text class="t mut" x={Math.min(x1, x2) + 14} y={y - 4}>
              {short(row.title, room / 2)}
            </text>
          )}
          <line class={`ar dash ${isBad ? "bad" : ""}`} x1={x2} x2={x1} y1={y} y2={y} />
          <path class={`head ${isBad ? "bad" : ""}`} d={`M${x1} ${y}l${7 * way} -4v8z`} />
          <text class={`t ${isBad ? "red" : ""}`} x={Math.max(x1, x2) - 10} y={y - 4} text-anchor="end">
            {short(said.join(" · "), room)}
            {fault === undefined ? "" : ` · ${faultName(fault)}`}
          </text>
        </>
      )}
    </>
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
        const y = top + EVENT_ROW * index + 14;
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
        <text class="t" x={from - 10} y={top + EVENT_ROW * MOST_EVENTS + 12} text-anchor="end">
          {countOf(more, "more event")}
        </text>
      ) : null}
    </>
  );
}

function short(text: string, most: number): string {
  const clean = plainText(text);
  return clean.length <= most ? clean : most < 4 ? "" : `${clean.slice(0, Math.max(1, Math.floor(most) - 1))}…`;
}
