/** The rows of the sequence diagram, from a played run or from the account of a campaign. */
import type { CampaignTrace } from "../../trace-player";
import type { Item } from "./run-items";
import { keyOf, type QueueBar, queueBarsOf, type WaitBar, waitBarsOf } from "./sequence-bars";
import type { PlayedItem, SequenceRow } from "./sequence-types";

type MessageRow = Extract<SequenceRow, { kind: "message" }>;

export interface Sequence {
  readonly lanes: readonly string[];
  readonly rows: readonly SequenceRow[];
  /** By the ID of the queue. */
  readonly bars: ReadonlyMap<string, QueueBar>;
  readonly waits: readonly WaitBar[];
}

export const MESSAGE_ROW = 46;
/** Where the arrow of a row is, from its top. */
export const ARROW = 20;
/** The height of a row that is only a request, or only an answer. */
export const HALF_ROW = 28;
export const BAND = 26;
export const EVENT_ROW = 20;
/** Of a step with more events, the others are countOf. */
export const MOST_EVENTS = 8;

/** The height of a message or band. */
export function ownHeight(row: SequenceRow): number {
  if (row.kind !== "message") return BAND + 6;
  return row.half === undefined ? MESSAGE_ROW : HALF_ROW;
}

/** The height of a row: of the message or band, and of a line for each event. */
export function rowHeight(row: SequenceRow): number {
  const own = ownHeight(row);
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
  const waiting = items.filter((item) => item.b === 0 && isWaiting(item));
  const titles = new Map(run.steps.flatMap(({ messages }) => messages.map(({ call, text }) => [call, text])));
  /** The requests that wait and were sent up to a call, each where it was sent. */
  const sendUpTo = (call: number): void => {
    for (let [item] = waiting; item !== undefined && item.n <= call; [item] = waiting) {
      waiting.shift();
      known[rows.length] = played(item);
      const row = sentRow(item, laneOf.get(item.row.account) ?? 0, lanes.length - 1, run.began_at);
      rows.push({ ...row, title: titles.get(item.n) ?? "GET /events" });
    }
  };
  let planned = 0;
  let at = 0;
  let wrong = "";
  run.steps.forEach((step, index) => {
    const isPlanned = step.kind !== "start" && step.kind !== "catch_up";
    if (isPlanned) planned += 1;
    const plan = isPlanned ? planned : undefined;
    sendUpTo(step.calls_before ?? 0);
    const seconds = step.after_seconds - at;
    at = step.after_seconds;
    rows.push({ kind: "band", key: `b${index}`, text: step.text, plan, seconds, events: [] });
    step.messages.forEach((message, position) => {
      const item = items.find(({ n, b }) => n === message.call && b === 0);
      if (item !== undefined) laneOf.set(item.row.account, place(message.from));
      const half = item !== undefined && isWaiting(item) ? "answer" : undefined;
      sendUpTo(half === undefined ? (message.call ?? 1) - 1 : (message.call ?? 0));
      if (item !== undefined && half === undefined) known[rows.length] = played(item);
      rows.push({
        kind: "message",
        ...(half === undefined ? {} : { half }),
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
  sendUpTo(Infinity);
  const [first, ...others] = run.problems;
  if (first !== undefined) {
    const more = others.length === 0 ? "" : ` And ${others.length} more.`;
    rows.push({ kind: "wrong", key: "end", text: `At the end: ${first.name}: ${first.text}${more}` });
  }
  return { lanes, rows, bars: queueBarsOf(known, (userId) => laneOf.get(userId)), waits: waitBarsOf(rows) };
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
  const rows: SequenceRow[] = [];
  const known: (PlayedItem | undefined)[] = [];
  let waiting: Item[] = [];
  /** The answers that came during a call. */
  const answerUpTo = (call: number): void => {
    for (const item of waiting) if ((item.row.answered_in ?? Infinity) <= call) rows.push(answerRow(item));
    waiting = waiting.filter(({ row }) => (row.answered_in ?? Infinity) > call);
  };
  const messageOf = (item: Item): MessageRow => ({
    kind: "message",
    key: keyOf(item),
    number: numberOf(item),
    after_seconds: item.row.at - began,
    from: place(item.row.account),
    to: realm,
    title: item.row.operation,
    gist: item.row.gist,
    answer: item.row.code ?? "",
    status: item.row.status,
    fault: item.row.fault?.fault,
    plan: undefined,
    item,
    events: [],
  });
  const answerRow = (item: Item): MessageRow => {
    const row = messageOf(item);
    const came = items.find(({ n, b }) => n === item.row.answered_in && b === 0)?.row.at;
    const answer = item.row.code ?? item.row.gist;
    return { ...row, key: `a${row.key}`, half: "answer", answer, after_seconds: (came ?? item.row.at) - began };
  };
  for (const item of items) {
    const { row } = item;
    if (item.b === 0) answerUpTo(item.n - 1);
    known[rows.length] = played(item);
    const events = known[rows.length]?.events ?? [];
    if (row.account === 0 && row.kind !== "request") {
      const operation = row.operation === "clock" ? "the clock moves" : row.operation;
      const text = `${operation}${row.gist === "" ? "" : ` · ${row.gist}`}`;
      rows.push({ kind: "band", key: keyOf(item), text, plan: undefined, seconds: row.moved ?? 0, events });
    } else if (item.b === 0 && isWaiting(item)) {
      rows.push({ ...sentRow(item, place(row.account), realm, began), events });
      waiting.push(item);
    } else {
      rows.push({ ...messageOf(item), events });
    }
    if (item.b === 0) answerUpTo(item.n);
  }
  answerUpTo(Number.MAX_SAFE_INTEGER);
  return { lanes, rows, bars: queueBarsOf(known, place), waits: waitBarsOf(rows) };
}

function numberOf(item: Item): string {
  return item.b === 0 ? String(item.n) : keyOf(item);
}

/** Whether a request was answered later than it was sent, or waits still. */
function isWaiting({ row }: Item): boolean {
  return row.answered_in !== undefined || (row.kind === "request" && row.status === undefined);
}

/** A request that waits, where it was sent. */
function sentRow(item: Item, from: number, to: number, began: number): MessageRow {
  const { row } = item;
  const gist = row.answered_in === undefined ? row.gist : "waits for events";
  return {
    kind: "message",
    half: "request",
    key: `s${keyOf(item)}`,
    number: numberOf(item),
    after_seconds: row.at - began,
    ...{ from, to, title: row.operation, gist, answer: "", status: undefined, fault: undefined, plan: undefined },
    item,
    events: [],
  };
}
