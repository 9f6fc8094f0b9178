/** The timeline of a short run: a mark per step, arrows to the accounts that receive something, and folds. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { branch, branchRows } from "./run";
import { type Item, items } from "./run-items";
import { select, selected } from "./selection";
import { colorClass, plainText } from "./text";
import { areaOf, HEAD, LANE, type Lane, lifeOf, type Place, places } from "./timeline-geometry";
import { clockTimeText, countOf, spanText } from "./words";

export function Marks({
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
      aria-label={`${countOf(all.length, "step")} of ${countOf(shown.length, "account")}`}
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
          {clockTimeText(second)}
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
  const title = plainText(`${item.n} ${row.operation} ${row.gist} · ${clockTimeText(row.at)}`);
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
