/** The rows of the sequence diagram, from a played run or from the account of a campaign. */
import type { CampaignTrace } from "../../trace-player";
import type { Item } from "./run-items";

/** An event, and the queues that received it. */
export interface SequenceEvent {
  readonly text: string;
  readonly queues: readonly string[];
}

/** What is known of a step once it has been played: its events, and the queues after it with their accounts. */
export interface PlayedItem {
  readonly events: readonly SequenceEvent[];
  readonly queues: ReadonlyMap<string, number>;
}

/** A queue as a bar next to the lane of its account, from the row that registers it to the one that ends it. */
export interface QueueBar {
  readonly user_id: number;
  readonly lane: number;
  /** Its place among the bars of the lane, from 0. */
  readonly slot: number;
  readonly from: number;
  /** The row that ends it; undefined if it lives to the end. */
  readonly to?: number;
}

/** A row of the diagram: a message between two lanes with its answer, or a band across all. */
export type SequenceRow =
  | {
      readonly kind: "message";
      readonly key: string;
      readonly number: string;
      readonly after_seconds: number;
      /** The place of the sender among the lanes; the realm is the last but one, the queue the last. */
      readonly from: number;
      readonly to: number;
      readonly title: string;
      readonly gist: string;
      readonly answer: string;
      readonly status: number | undefined;
      readonly fault: string | undefined;
      readonly plan: number | undefined;
      readonly item?: Item;
      readonly events: readonly SequenceEvent[];
    }
  | {
      readonly kind: "band";
      readonly key: string;
      readonly text: string;
      readonly plan: number | undefined;
      readonly seconds: number;
      readonly events: readonly SequenceEvent[];
    }
  | { readonly kind: "wrong"; readonly key: string; readonly text: string };

export interface Sequence {
  readonly lanes: readonly string[];
  readonly rows: readonly SequenceRow[];
  /** By the ID of the queue. */
  readonly bars: ReadonlyMap<string, QueueBar>;
}

export const MESSAGE_ROW = 46;
export const BAND = 26;
export const EVENT_ROW = 20;
/** Of a step with more events, the others are countOf. */
export const MOST_EVENTS = 8;

/** The height of a row: of the message or band, and of a line for each event. */
export function rowHeight(row: SequenceRow): number {
  const own = row.kind === "message" ? MESSAGE_ROW : BAND + 6;
  return row.kind === "wrong" ? own : own + Math.min(row.events.length, MOST_EVENTS + 1) * EVENT_ROW;
}

/**
 * A campaign's run: each step of its plan, and the requests that followed.
 *
 * @param items - the calls of the run; none if the trace does not have them
 * @param played - what is known of a call once it has been played
 */
export function campaignSequence(
  run: CampaignTrace,
  items: readonly Item[],
  played: (item: Item) => PlayedItem | undefined,
): Sequence {
  const people = run.participants.filter(({ kind }) => kind !== "server");
  const lanes = [...people.map(({ name }) => name), "realm"];
  const place = (name: string): number => {
    const found = people.findIndex((one) => one.name === name);
    return found === -1 ? lanes.length - 1 : found;
  };
  const rows: SequenceRow[] = [];
  /** By row, as the account of each lane is known from its requests. */
  const known: (PlayedItem | undefined)[] = [];
  const laneOf = new Map<number, number>();
  let planned = 0;
  let at = 0;
  let wrong = "";
  run.steps.forEach((step, index) => {
    const isPlanned = step.kind !== "start" && step.kind !== "catch_up";
    if (isPlanned) planned += 1;
    const plan = isPlanned ? planned : undefined;
    const seconds = step.after_seconds - at;
    at = step.after_seconds;
    rows.push({ kind: "band", key: `b${index}`, text: step.text, plan, seconds, events: [] });
    step.messages.forEach((message, position) => {
      const item = items.find(({ n, b }) => n === message.call && b === 0);
      if (item !== undefined) {
        known[rows.length] = played(item);
        laneOf.set(item.row.account, place(message.from));
      }
      rows.push({
        kind: "message",
        key: `m${index}.${position}`,
        number: message.call === undefined ? "" : String(message.call),
        after_seconds: message.after_seconds,
        from: place(message.from),
        to: place(message.to),
        title: message.text,
        gist: message.times > 1 ? `${message.times} times` : "",
        answer: message.answer.replace(/^\d{3} /, ""),
        status: message.status,
        fault: message.fault,
        plan: undefined,
        ...(item === undefined ? {} : { item }),
        events: known[rows.length]?.events ?? [],
      });
    });
    const names = step.wrong.join(", ");
    if (names !== "" && names !== wrong)
      rows.push({ kind: "wrong", key: `w${index}`, text: `From here on wrong: ${names}.` });
    wrong = names;
  });
  const [first, ...others] = run.problems;
  if (first !== undefined) {
    const more = others.length === 0 ? "" : ` And ${others.length} more.`;
    rows.push({ kind: "wrong", key: "end", text: `At the end: ${first.name}: ${first.text}${more}` });
  }
  return { lanes, rows, bars: barsOf(known, (userId) => laneOf.get(userId)) };
}

const MOST_LANES = 5;

/** A recorded run: the accounts that act or receive, and the realm; with events and queues where steps were played. */
export function runSequence(
  items: readonly Item[],
  names: readonly { readonly user_id: number; readonly name: string }[],
  began: number,
  played: (item: Item) => PlayedItem | undefined,
): Sequence {
  const shown = names.slice(0, MOST_LANES);
  const hasOthers = names.length > MOST_LANES;
  const lanes = [...shown.map(({ name }) => name), ...(hasOthers ? ["Other accounts"] : []), "Realm"];
  const realm = lanes.length - 1;
  const place = (userId: number): number => {
    const found = shown.findIndex(({ user_id }) => user_id === userId);
    return found === -1 ? (hasOthers ? shown.length : 0) : found;
  };
  const known = items.map(played);
  const rows = items.map((item, index): SequenceRow => {
    const { row } = item;
    const key = `${item.n}.${item.b}`;
    const plan = undefined;
    const events = known[index]?.events ?? [];
    if (row.account === 0 && row.kind !== "request") {
      const operation = row.operation === "clock" ? "the clock moves" : row.operation;
      const text = `${operation}${row.gist === "" ? "" : ` · ${row.gist}`}`;
      return { kind: "band", key, text, plan, seconds: row.moved ?? 0, events };
    }
    return {
      kind: "message",
      key,
      number: item.b === 0 ? String(item.n) : key,
      after_seconds: row.at - began,
      from: place(row.account),
      to: realm,
      title: row.operation,
      gist: row.gist,
      answer: row.code ?? "",
      status: row.status,
      fault: row.fault?.fault,
      plan,
      item,
      events,
    };
  });
  return { lanes, rows, bars: barsOf(known, place) };
}

/** A bar of an ended queue leaves its place to the next queue of the lane. */
function barsOf(
  known: readonly (PlayedItem | undefined)[],
  place: (userId: number) => number | undefined,
): ReadonlyMap<string, QueueBar> {
  const bars = new Map<string, QueueBar>();
  known.forEach((item, index) => {
    if (item === undefined) return;
    for (const [id, bar] of bars) if (bar.to === undefined && !item.queues.has(id)) bars.set(id, { ...bar, to: index });
    for (const [id, user_id] of item.queues) {
      const lane = place(user_id);
      if (bars.has(id) || lane === undefined) continue;
      const taken = [...bars.values()].filter((bar) => bar.lane === lane && bar.to === undefined);
      const slot = taken.findIndex((_bar, free) => taken.every((bar) => bar.slot !== free));
      bars.set(id, { user_id, lane, slot: slot === -1 ? taken.length : slot, from: index });
    }
  });
  return bars;
}
