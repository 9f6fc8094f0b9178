/** The rows of the sequence diagram, from a played run or from the account of a campaign. */
import type { CampaignTrace } from "../../testing/trace/trace-file";
import type { Item } from "./run";

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
      readonly queue?: "begins" | "ends";
    }
  | {
      readonly kind: "band";
      readonly key: string;
      readonly text: string;
      readonly plan: number | undefined;
      readonly seconds: number;
    }
  | { readonly kind: "wrong"; readonly key: string; readonly text: string };

export interface Sequence {
  readonly lanes: readonly string[];
  readonly rows: readonly SequenceRow[];
}

/**
 * A campaign's run: each step of its plan, and the requests that followed.
 *
 * @param items - the calls of the run; none if the trace does not have them
 */
export function campaignSequence(run: CampaignTrace, items: readonly Item[]): Sequence {
  const people = run.participants.filter(({ kind }) => kind !== "server");
  const lanes = [...people.map(({ name }) => name), "realm"];
  const place = (name: string): number => {
    const found = people.findIndex((one) => one.name === name);
    return found === -1 ? lanes.length - 1 : found;
  };
  const rows: SequenceRow[] = [];
  let planned = 0;
  let at = 0;
  let wrong = "";
  run.steps.forEach((step, index) => {
    const isPlanned = step.kind !== "start" && step.kind !== "catch_up";
    if (isPlanned) planned += 1;
    const plan = isPlanned ? planned : undefined;
    const seconds = step.after_seconds - at;
    at = step.after_seconds;
    rows.push({ kind: "band", key: `b${index}`, text: step.text, plan, seconds });
    step.messages.forEach((message, position) => {
      const item = items.find(({ n, b }) => n === message.call && b === 0);
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
  return { lanes, rows };
}

const MOST_LANES = 5;

/** A recorded run: the accounts that act, the realm, and the queue of the account that polls most. */
export function runSequence(
  items: readonly Item[],
  names: readonly { readonly user_id: number; readonly name: string }[],
  began: number,
): Sequence {
  const shown = names.slice(0, MOST_LANES);
  const hasOthers = names.length > MOST_LANES;
  const lanes = [...shown.map(({ name }) => name), ...(hasOthers ? ["Other accounts"] : []), "Realm"];
  const realm = lanes.length - 1;
  const place = (userId: number): number => {
    const found = shown.findIndex(({ user_id }) => user_id === userId);
    return found === -1 ? (hasOthers ? shown.length : 0) : found;
  };
  const rows = items.map((item): SequenceRow => {
    const { row } = item;
    const key = `${item.n}.${item.b}`;
    if (row.account === 0 && row.kind !== "request") {
      return {
        kind: "band",
        key,
        text: `${row.operation === "clock" ? "the clock moves" : row.operation}${row.gist === "" ? "" : ` · ${row.gist}`}`,
        plan: undefined,
        seconds: row.moved ?? 0,
      };
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
      answer: row.code ?? (row.to.length > 0 ? `events to ${row.to.length}` : ""),
      status: row.status,
      fault: row.fault?.fault,
      plan: undefined,
      item,
    };
  });
  return { lanes, rows };
}
