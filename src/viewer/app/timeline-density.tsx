/** The timeline of a long run: how many steps each part of it has. */
import type { TargetedPointerEvent } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { barPaths, barsOf, laneBottom, lastStep } from "./density-geometry";
import { items } from "./run-items";
import { select, selected } from "./selection";
import { colorClass } from "./text";
import { HEAD } from "./timeline-geometry";
import { show, url } from "./url-state";
import { clockTimeText } from "./words";

/** The width of a clock time with the number of its step. */
const LABEL = 150;

/** Bars of density, 4 px each, errors in red on top, and a window that chooses the part that the list shows. */
export function Density({ width, height, shown }: { width: number; height: number; shown: readonly number[] }) {
  const all = items.value;
  const last = lastStep(all);
  const bars = useMemo(() => barsOf(all, shown, width), [all, width, shown.join()]);
  const x = (n: number): number => ((n - 1) / last) * width;
  const drag = useRef<{ from: number; moved: boolean } | null>(null);
  const stepAtX = (event: TargetedPointerEvent<SVGSVGElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
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
        const bottom = laneBottom(lane);
        const paths = barPaths(bars, account, bottom);
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
              {clockTimeText(item.row.at)} · step {item.n}
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
