/** The strip of time: a lane per account, a mark per step, folds where the clock jumps. Many steps become density. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { TraceAccount } from "../../testing/trace/trace-file";
import { signal } from "@preact/signals";
import { isTrouble } from "./filter";
import { isPhone } from "./step-list";
import { branch, branchRows, type Item, items, lanes, type QueueCounts, queueCounts, select, selected } from "./run";
import { shortId } from "./tabs";
import { colorClass, Name, plainText } from "./text";
import { show, url } from "./url-state";
import { clockTime, counted, firstName, roleName, spanText } from "./words";

const HEAD = 26;
const LANE = 28;
/** A further queue of an account is a thinner lane below it. */
const THIN = 16;
const MOST_FURTHER = 2;
const FOLD = 40;
/** The width of a clock time with the number of its step. */
const LABEL = 150;
const MOST_MARKS = 200;
const MOST_LANES = 8;

/** The lane of an account: the middle of its line, and its queues. */
interface Lane {
  readonly account: TraceAccount;
  readonly y: number;
  readonly first: QueueCounts | undefined;
  readonly further: readonly { readonly queue: QueueCounts; readonly y: number }[];
}

function lanesOf(shown: readonly TraceAccount[]): { readonly own: readonly Lane[]; readonly end: number } {
  let top = HEAD + LANE;
  const own = shown.map((account): Lane => {
    const [first, ...others] = queueCounts.value.filter(({ user_id }) => user_id === account.user_id);
    const y = top + LANE / 2;
    top += LANE;
    const further = others.slice(0, MOST_FURTHER).map((queue) => {
      top += THIN;
      return { queue, y: top - THIN / 2 };
    });
    return { account, y, first, further };
  });
  return { own, end: top };
}

interface Place {
  readonly item: Item;
  readonly x: number;
}

export function Timeline() {
  const box = useRef<HTMLDivElement>(null);
  const width = useMemo(() => signal(1100), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => (width.value = element.clientWidth));
    observer.observe(element);
    width.value = element.clientWidth;
    return () => observer.disconnect();
  }, []);
  const all = lanes.value;
  const shown = all.slice(0, isPhone.value ? 4 : MOST_LANES);
  const hasBranch = branch.value !== null && branchRows.value.length > 0;
  const { own, end } = lanesOf(shown);
  const height = end + (hasBranch ? LANE : 0) + 4;
  return (
    <div class="tl">
      <div class="names">
        <div class="cap">{isPhone.value ? "Time" : "Virtual time"}</div>
        <ul>
          <li class="a0">
            <span class="dot sq" />
            {isPhone.value ? "World" : "World and clock"}
          </li>
          {own.map(({ account, further }) => (
            <>
              <li class={colorClass(account.user_id)} key={account.user_id}>
                <span class="dot" />
                <Name text={isPhone.value ? firstName(account.name) : account.name} className="el" />
                <span class="grow" />
                <span class="mut only-w">{roleName(account.role, account.is_bot)}</span>
              </li>
              {further.map(({ queue }) => (
                <li class="thin" key={queue.queue_id}>
                  <span class="mut el">
                    <span class="only-w">queue </span>
                    {shortId(queue.queue_id)}
                  </span>
                </li>
              ))}
            </>
          ))}
          {hasBranch ? (
            <li class="vio">
              <span class="dot" />
              Branch
            </li>
          ) : null}
        </ul>
        {all.length > shown.length ? <span class="more mut">{all.length - shown.length} more accounts</span> : null}
      </div>
      <div class="scroll" ref={box} tabIndex={0} role="region" aria-label="Timeline">
        {items.value.length > MOST_MARKS ? (
          <Density width={width.value} height={height} shown={shown.map(({ user_id }) => user_id)} />
        ) : (
          <Marks width={width.value} height={height} lanes={own} branchY={end + LANE / 2} />
        )}
      </div>
    </div>
  );
}

/** The x of each step by its order: steps of one second are even, a jump is a band. */
function places(
  all: readonly Item[],
  width: number,
): {
  readonly at: readonly Place[];
  readonly folds: readonly { x: number; width: number; item: Item }[];
  readonly seconds: readonly { x: number; at: number }[];
  readonly total: number;
} {
  const main = all.filter(({ b }) => b === 0);
  const folds: { x: number; width: number; item: Item }[] = [];
  const seconds: { x: number; at: number }[] = [];
  const moves = main.filter(({ row }) => (row.moved ?? 0) > 0).length;
  const groups = new Map<number, number>();
  for (const { row } of main) if ((row.moved ?? 0) === 0) groups.set(row.at, (groups.get(row.at) ?? 0) + 1);
  const space = width - moves * FOLD - groups.size * 30 - 20;
  const gap = Math.max(22, Math.min(48, space / Math.max(1, main.length - moves)));
  const at: Place[] = [];
  let x = 8;
  let second: number | undefined;
  let room = 0;
  for (const [index, item] of main.entries()) {
    if ((item.row.moved ?? 0) > 0) {
      const band = Math.max(FOLD, spanText(item.row.moved ?? 0).length * 6.6 + 18);
      folds.push({ x, width: band, item });
      at.push({ item, x: x + band / 2 });
      x += band;
      second = undefined;
      continue;
    }
    if (item.row.at !== second) {
      second = item.row.at;
      seconds.push({ x: x + 6, at: second });
      const few = groups.get(second) ?? 1;
      room = Math.max(0, 66 - few * gap);
      x += 6 + room / 2;
    }
    at.push({ item, x: x + gap / 2 });
    x += gap;
    const next = main[index + 1];
    if (next === undefined || next.row.at !== second || (next.row.moved ?? 0) > 0) x += room / 2;
  }
  return { at, folds, seconds, total: Math.max(width, x + 24) };
}

function Marks({
  width,
  height,
  lanes: own,
  branchY,
}: {
  width: number;
  height: number;
  lanes: readonly Lane[];
  branchY: number;
}) {
  const all = items.value;
  const { at, folds, seconds, total } = useMemo(() => places(all, width), [all, width]);
  const chosen = selected.value;
  const chosenPlace = at.find(({ item }) => item.n === chosen?.n);
  const shown = own.map(({ account }) => account.user_id);
  const y = (account: number): number => own.find((lane) => lane.account.user_id === account)?.y ?? HEAD + LANE / 2;
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const scroll = svg.current?.parentElement;
    if (scroll === null || scroll === undefined || chosenPlace === undefined) return;
    if (chosenPlace.x < scroll.scrollLeft + 40 || chosenPlace.x > scroll.scrollLeft + scroll.clientWidth - 40)
      scroll.scrollLeft = chosenPlace.x - scroll.clientWidth / 2;
  }, [chosenPlace?.x]);
  return (
    <svg
      class="chart"
      ref={svg}
      width={total}
      height={height}
      role="img"
      aria-label={`${counted(all.length, "step")} of ${counted(shown.length, "account")}`}
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--bg-2)" />
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--line)" stroke-width="3" />
        </pattern>
      </defs>
      <line x1="0" x2={total} y1={HEAD + LANE / 2} y2={HEAD + LANE / 2} stroke="var(--line-2)" stroke-dasharray="2 3" />
      {own.map(({ account, y: line, first, further }) => (
        <g class={colorClass(account.user_id)} key={account.user_id}>
          <line x1="0" x2={total} y1={line} y2={line} stroke="var(--line-2)" />
          {first === undefined ? null : <path class="area" d={areaOf(at, line, first, total)} />}
          {further.map(({ queue, y: thin }) => (
            <g key={queue.queue_id}>
              <path class="life" d={lifeOf(at, thin, queue, total)} />
              <path class="area" d={areaOf(at, thin - 5, queue, total)} />
            </g>
          ))}
        </g>
      ))}
      {folds.map(({ x, width: band, item }) => (
        <g key={item.n}>
          <rect x={x} y={HEAD} width={band} height={height - HEAD} fill="url(#hatch)" />
          <text x={x + band / 2} y={16} text-anchor="middle">
            +{spanText(item.row.moved ?? 0)}
          </text>
        </g>
      ))}
      {seconds.map(({ x, at: second }) => (
        <text class="sec-label" key={x} x={x} y={16}>
          {clockTime(second)}
        </text>
      ))}
      {at
        .filter(({ item }) => item.failed.length > 0)
        .map(({ item, x }) => (
          <rect key={`f${item.n}`} class="failcol" x={x - 11} y={2} width={22} height={height - 4} rx={4} />
        ))}
      {chosenPlace === undefined ? null : (
        <line
          class={`cursor ${(chosen?.failed.length ?? 0) > 0 ? "fail" : ""}`}
          x1={chosenPlace.x}
          x2={chosenPlace.x}
          y1={22}
          y2={height}
        />
      )}
      {at.map(({ item, x }) => (
        <Arrows item={item} x={x} y={y} shown={shown} key={`a${item.n}`} />
      ))}
      {at.map(({ item, x }) => (
        <Mark item={item} x={x} y={y(item.row.account)} isChosen={item.n === chosen?.n} key={item.n} />
      ))}
      <BranchMarks places={at} y={branchY} from={y} />
    </svg>
  );
}

/** A line for as long as a queue exists. */
function lifeOf(at: readonly Place[], y: number, { held }: QueueCounts, total: number): string {
  return at
    .map(({ item, x }, index) => (held[item.n - 1] === undefined ? "" : `M${x} ${y - 4}H${at[index + 1]?.x ?? total}`))
    .join("");
}

/** The number of events that a queue holds, as steps under its line. */
function areaOf(at: readonly Place[], y: number, { held }: QueueCounts, total: number): string {
  const depth = (count: number): number => Math.min(10, count === 0 ? 0 : 1.5 + Math.log2(count + 1) * 1.8);
  let path = "";
  at.forEach(({ item, x }, index) => {
    const size = depth(held[item.n - 1] ?? 0);
    if (size === 0) return;
    const end = at[index + 1]?.x ?? total;
    path += `M${x} ${y + 2}h${end - x}v${size}h${x - end}z`;
  });
  return path;
}

function Arrows({
  item,
  x,
  y,
  shown,
}: {
  item: Item;
  x: number;
  y: (account: number) => number;
  shown: readonly number[];
}) {
  const others = item.row.to.filter((account) => account !== item.row.account && shown.includes(account)).map(y);
  if (others.length === 0) return null;
  const own = shown.includes(item.row.account) ? y(item.row.account) : HEAD + LANE / 2;
  return (
    <g class={`arrows ${colorClass(item.row.account)}`}>
      <line x1={x} x2={x} y1={Math.min(own, ...others)} y2={Math.max(own, ...others)} />
      {others.map((end) => {
        const side = end > own ? -1 : 1;
        return <path key={end} d={`M${x - 3.5} ${end + side * 6}h7l-3.5 ${-side * 6}z`} />;
      })}
    </g>
  );
}

function Mark({ item, x, y, isChosen }: { item: Item; x: number; y: number; isChosen: boolean }) {
  const { row } = item;
  const title = plainText(`${item.n} ${row.operation} ${row.gist} · ${clockTime(row.at)}`);
  return (
    <g
      class={`mark ${row.fault !== undefined ? "fault" : (row.status ?? 0) >= 400 ? "refused" : colorClass(row.account)}`}
      onClick={() => select(item)}
      transform={`translate(${x} ${y})`}
    >
      <title>{title}</title>
      <circle r="11" fill="transparent" />
      {isChosen ? <circle r="9" class={`halo ${item.failed.length > 0 ? "fail" : ""}`} /> : null}
      {row.account === 0 ? (
        <>
          <rect x="-5" y="-5" width="10" height="10" rx="2" class="ring" />
          <path class="line" d="M0 -2.5v3h2" />
        </>
      ) : row.fault !== undefined ? (
        <>
          <circle r="6.5" class="ring" />
          <path class="solid" d="M1 -4.5 -3 1h2.6l-.8 3.5L3 -1H.4z" />
        </>
      ) : (row.status ?? 200) >= 400 ? (
        <>
          <circle r="6" class="ring" />
          <path class="line" d="M-2.3 -2.3 2.3 2.3M2.3 -2.3-2.3 2.3" />
        </>
      ) : row.writes ? (
        <circle r="5" class="solid" />
      ) : (
        <circle r="4.2" class="ring" />
      )}
    </g>
  );
}

function BranchMarks({
  places: at,
  y,
  from,
}: {
  places: readonly Place[];
  y: number;
  from: (account: number) => number;
}) {
  const own = branch.value;
  if (own === null || branchRows.value.length === 0) return null;
  const start = at.find(({ item }) => item.n === own.from);
  const x0 = start?.x ?? 8;
  const y0 = start === undefined ? HEAD + LANE / 2 : from(start.item.row.account);
  const end = x0 + 34 * branchRows.value.length;
  return (
    <g class="vio">
      <path class="dash" d={`M${x0} ${y0}V${y - 12}Q${x0} ${y} ${x0 + 12} ${y}H${end}`} />
      {branchRows.value.map((row, index) => (
        <g
          class="mark vio"
          key={index}
          transform={`translate(${x0 + 34 * (index + 1)} ${y})`}
          onClick={() => select({ n: own.from, b: index + 1 })}
        >
          <title>{plainText(`${own.from}.${index + 1} ${row.operation} ${row.gist}`)}</title>
          <circle r="11" fill="transparent" />
          <circle r="5" class={row.writes ? "solid" : "ring"} />
        </g>
      ))}
    </g>
  );
}

/** Bars of density, 4 px each, errors in red on top, and a window that chooses the part that the list shows. */
function Density({ width, height, shown }: { width: number; height: number; shown: readonly number[] }) {
  const all = items.value;
  const last = rowsEnd(all);
  const columns = Math.max(1, Math.floor(width / 4));
  const bars = useMemo(() => {
    const counts = new Map<string, { all: number; bad: number }>();
    let most = 1;
    for (const { n, row } of all) {
      const column = Math.floor(((n - 1) / last) * columns);
      const key = `${shown.includes(row.account) ? row.account : 0}:${column}`;
      const count = counts.get(key) ?? { all: 0, bad: 0 };
      count.all += 1;
      if (isTrouble(row)) count.bad += 1;
      most = Math.max(most, count.all);
      counts.set(key, count);
    }
    return { counts, most };
  }, [all, columns, shown.join()]);
  const x = (n: number): number => ((n - 1) / last) * width;
  const drag = useRef<{ from: number; moved: boolean } | null>(null);
  const stepAtX = (event: PointerEvent): number => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    return Math.max(1, Math.min(last, Math.round(((event.clientX - box.left) / width) * last) + 1));
  };
  const [from, to] = (url.value.range ?? "").split("-").map(Number);
  const chosen = selected.value;
  return (
    <svg
      class="chart dens"
      width={width}
      height={height}
      role="img"
      aria-label={`${all.length} steps as density; drag to choose a part`}
      onPointerDown={(event) => {
        drag.current = { from: stepAtX(event), moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const began = drag.current;
        if (began === null) return;
        const here = stepAtX(event);
        if (Math.abs(here - began.from) < last / 200) return;
        began.moved = true;
        show({ range: `${Math.min(began.from, here)}-${Math.max(began.from, here)}` }, true);
      }}
      onPointerUp={(event) => {
        const began = drag.current;
        drag.current = null;
        if (began !== null && !began.moved) select({ n: stepAtX(event), b: 0 });
      }}
    >
      {[0, ...shown].map((account, lane) => {
        const bottom = HEAD + LANE * (lane + 1) - 3;
        const paths = { all: "", bad: "" };
        for (let column = 0; column < columns; column += 1) {
          const count = bars.counts.get(`${account}:${column}`);
          if (count === undefined) continue;
          const size = Math.max(2, (count.all / bars.most) * (LANE - 7));
          paths.all += `M${column * 4} ${bottom}v${-size}h3v${size}z`;
          if (count.bad > 0)
            paths.bad += `M${column * 4} ${bottom - size}h3v${Math.max(3, (count.bad / count.all) * size)}h-3z`;
        }
        return (
          <g key={account}>
            <line x1="0" x2={width} y1={bottom} y2={bottom} stroke="var(--line-2)" />
            <path class={`bar ${colorClass(account)}`} d={paths.all} />
            <path class="bar bad" d={paths.bad} />
          </g>
        );
      })}
      {[0, 0.25, 0.5, 0.75]
        .filter((part) => (part * 4) % Math.ceil(LABEL / (width / 4)) === 0)
        .map((part) => {
          const item = all[Math.floor(part * (all.length - 1))];
          return item === undefined ? null : (
            <text key={part} x={part * width + 4} y={16}>
              {clockTime(item.row.at)} · step {item.n}
            </text>
          );
        })}
      {from !== undefined && to !== undefined && !Number.isNaN(to) ? (
        <g class="window">
          <rect x={x(from)} y={HEAD - 4} width={Math.max(4, x(to) - x(from))} height={height - HEAD} />
          <rect class="handle" x={x(from) - 3} y={height / 2 - 8} width={6} height={16} rx={2} />
          <rect class="handle" x={x(to) - 3} y={height / 2 - 8} width={6} height={16} rx={2} />
        </g>
      ) : null}
      {chosen === null ? null : <line class="cursor" x1={x(chosen.n)} x2={x(chosen.n)} y1={20} y2={height} />}
    </svg>
  );
}

function rowsEnd(all: readonly Item[]): number {
  return Math.max(1, all.at(-1)?.n ?? 1);
}
