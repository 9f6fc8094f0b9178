/** The events of a run and the queues that can receive them, as lines and columns. */
import type { EventQueue, PlayedStep, StepEvent } from "../../trace-player";
import type { Item } from "./run-items";
import { shortId } from "./words";

/** A queue, and the step that registered it. */
export interface QueueColumn {
  readonly queue: EventQueue;
  readonly from: number;
}

/** An event, and its place among the events of its step. */
export interface EventLine {
  readonly item: Item;
  readonly step: PlayedStep;
  readonly event: StepEvent;
  readonly index: number;
}

/** The queues of the run in the order of their registration. */
export function queuesOf(steps: readonly PlayedStep[]): readonly QueueColumn[] {
  const found = new Map<string, QueueColumn>();
  steps.forEach(({ after, before }, index) => {
    if (after.queues === before.queues && index > 0) return;
    for (const queue of after.queues.values())
      if (!found.has(queue.queue_id)) found.set(queue.queue_id, { queue, from: index + 1 });
  });
  return [...found.values()];
}

/** By queue, the ID of each event, and whether a client fetched it: read from the whole run. */
export function fetchedOf(steps: readonly PlayedStep[]): ReadonlyMap<string, number> {
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

/** The name of a cell in the address of the page. */
export function cellName({ item, index }: EventLine, queueId: string): string {
  return `${item.n}.${index}:${shortId(queueId)}`;
}

/** A row of the grid: a step, or one of its events. */
export type GridRow = { readonly item: Item; readonly step: PlayedStep } | EventLine;

/** The events under their steps. */
export function gridRows(lines: readonly EventLine[]): readonly GridRow[] {
  return lines.flatMap((line, place): readonly GridRow[] =>
    line.item.n === lines[place - 1]?.item.n ? [line] : [{ item: line.item, step: line.step }, line],
  );
}

/** How many deliveries there were, and how many times a queue did not receive an event. */
export function deliveryTotals(lines: readonly EventLine[]): { readonly delivered: number; readonly withheld: number } {
  const all = lines.flatMap(({ event }) => event.deliveries);
  const delivered = all.filter(({ withheld }) => withheld === null).length;
  return { delivered, withheld: all.length - delivered };
}

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The cell next to a cell; the first one if none is chosen, undefined if the key is no arrow. */
export function nextCell(
  lines: readonly EventLine[],
  columns: readonly QueueColumn[],
  cell: string | null,
  key: string,
): { readonly cell: string; readonly step: string } | undefined {
  const [right, down] = DIRECTIONS[key] ?? [];
  if (right === undefined || down === undefined) return undefined;
  const isChosen = (line: EventLine, { queue }: QueueColumn): boolean => cellName(line, queue.queue_id) === cell;
  const line = lines.findIndex((one) => columns.some((column) => isChosen(one, column)));
  const chosen = lines[line];
  const column = chosen === undefined ? -1 : columns.findIndex((one) => isChosen(chosen, one));
  const nextLine = lines[Math.max(0, Math.min(lines.length - 1, line + down))];
  const nextColumn = columns[Math.max(0, Math.min(columns.length - 1, column + right))];
  if (nextLine === undefined || nextColumn === undefined) return undefined;
  return { cell: cellName(nextLine, nextColumn.queue.queue_id), step: String(nextLine.item.n) };
}

/** The checks of an event for a queue, in order. */
export const CHECKS = [
  ["audience", "Audience"],
  ["event_types", "Type"],
  ["narrow", "Narrow"],
  ["capabilities", "Capabilities"],
] as const;

/** Why a queue passed a check. */
export function passedText(name: (typeof CHECKS)[number][0], queue: EventQueue): string {
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
