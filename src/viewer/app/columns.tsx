/** The edges of columns: they are dragged, or moved by arrow keys, and the page remembers the widths. */
import { recalled, remember } from "./storage";

/** Columns with a width that can be changed; the style sheet has the usual ones as `var(--w-NAME, …)`. */
const COLUMNS = ["list", "scene", "side", "parts", "changes", "why", "detail", "plan", "event"] as const;
type Column = (typeof COLUMNS)[number];

const NARROWEST = 160;
const KEY_STEP = 24;

/** The width that a drag leads to, between the narrowest and nine tenths of the page. */
export function widthWithin(width: number, page: number): number {
  return Math.round(Math.max(NARROWEST, Math.min(page * 0.9, width)));
}

/** Restores the widths of the last visit. */
export function recallWidths(): void {
  for (const name of COLUMNS) {
    const width = Number(recalled(`width-${name}`) ?? NaN);
    if (width > 0) apply(name, width);
  }
}

function apply(name: Column, width: number | null): void {
  const { style } = document.documentElement;
  if (width === null) style.removeProperty(`--w-${name}`);
  // Where the page is too narrow for all columns, each gives way.
  else style.setProperty(`--w-${name}`, `minmax(${NARROWEST}px, ${width}px)`);
}

function setWidth(name: Column, width: number | null): void {
  apply(name, width);
  remember(`width-${name}`, width === null ? null : String(width));
}

function widthOf(edge: HTMLElement): number {
  return edge.parentElement?.getBoundingClientRect().width ?? 0;
}

function describe(edge: HTMLElement | null): void {
  if (edge !== null) edge.ariaValueNow = String(Math.round(widthOf(edge)));
}

/** The edge of the column that it is in: its right one, or the left one of a column at the right of the page. */
export function Edge({ of: name, label, side = "right" }: { of: Column; label: string; side?: "left" | "right" }) {
  const way = side === "right" ? 1 : -1;
  const moveTo = (edge: HTMLElement, width: number): void => {
    setWidth(name, widthWithin(width, innerWidth));
    describe(edge);
  };
  return (
    <div
      class={`edge ${side} only-w`}
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuenow={0}
      aria-valuemin={NARROWEST}
      aria-valuemax={innerWidth}
      tabIndex={0}
      title="Drag, or use the arrow keys; a double click restores the width"
      ref={describe}
      onFocus={(event) => describe(event.currentTarget)}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const edge = event.currentTarget;
        if (!edge.hasPointerCapture(event.pointerId)) return;
        const box = edge.parentElement?.getBoundingClientRect();
        if (box !== undefined) moveTo(edge, way > 0 ? event.clientX - box.left : box.right - event.clientX);
      }}
      onDblClick={() => setWidth(name, null)}
      onKeyDown={(event) => {
        const edge = event.currentTarget;
        const step = { ArrowRight: KEY_STEP, ArrowLeft: -KEY_STEP }[event.key];
        if (step !== undefined) moveTo(edge, widthOf(edge) + step * way);
        else if (event.key === "Home") setWidth(name, null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
