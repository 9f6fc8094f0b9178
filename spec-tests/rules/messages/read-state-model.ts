/** Who has which row for which message, written down one by one: the model that intervals and sets must agree with. */
import type { Act } from "../../support/lively-realm";

interface Row {
  isRead: boolean;
  isHistorical: boolean;
  readonly marks: Set<string>;
}

interface Sent {
  readonly id: number;
  readonly where: number | null;
  readonly topic: string;
  readonly rows: Map<number, Row>;
}

/** The channels of the lively realm as the model knows them: who subscribes, and who may read what. */
interface Place {
  readonly members: Set<number>;
  readonly isOpenTo: (who: number) => boolean;
  readonly isShared: boolean;
}

const GUEST = 4;

/** A realm in a few fields. The caller omits every action that the real one refused. */
export interface ReadStateModel {
  readonly sent: Sent[];
  readonly places: ReadonlyMap<number, Place>;
}

/** The lively realm before anything has happened: its past is read. */
export function readStateModel(): ReadStateModel {
  const model = quietModel();
  for (let count = 0; count < 3; count += 1) deliver(model, 1, "lunch", [1, 2]);
  deliver(model, 2, "plan", [1, 2]);
  deliver(model, null, "", [2, 3]);
  for (const who of [1, 2, 3]) readAll(model, who, () => true);
  return model;
}

function quietModel(): ReadStateModel {
  return {
    sent: [],
    places: new Map<number, Place>([
      [1, { members: new Set([1, 2]), isOpenTo: (who) => who !== GUEST, isShared: true }],
      [2, { members: new Set([1, 2]), isOpenTo: () => false, isShared: false }],
      [3, { members: new Set([1, 3]), isOpenTo: () => false, isShared: true }],
      [4, { members: new Set([1]), isOpenTo: (who) => who !== GUEST, isShared: true }],
    ]),
  };
}

/** Whether a user can read a message. */
export function mayRead(model: ReadStateModel, who: number, sent: Sent): boolean {
  const place = sent.where === null ? undefined : model.places.get(sent.where);
  if (place === undefined) return sent.rows.has(who);
  return (place.isOpenTo(who) || place.members.has(who)) && (place.isShared || sent.rows.has(who));
}

/** The flags that the model expects a user to see on a message. */
export function expectedFlags(sent: Sent, who: number): string[] {
  const row = sent.rows.get(who);
  if (row === undefined) return ["historical", "read"];
  return [...(row.isRead ? ["read"] : []), ...(row.isHistorical ? ["historical"] : []), ...row.marks].sort();
}

/** A message arrives: it is unread for all users who get it. */
export function deliver(model: ReadStateModel, where: number | null, topic: string, receivers: Iterable<number>): void {
  const rows = new Map([...receivers].map((who): [number, Row] => [who, { isRead: false, isHistorical: false, marks: new Set() }]));
  model.sent.push({ id: model.sent.length + 1, where, topic: topic.toLowerCase(), rows });
}

/** What an act that is no message changes. */
export function apply(model: ReadStateModel, act: Act): void {
  if (act.kind === "join") model.places.get(act.where)?.members.add(act.who);
  if (act.kind === "leave") {
    readAll(model, act.who, (sent) => sent.where === act.where);
    model.places.get(act.where)?.members.delete(act.who);
  }
  if (act.kind === "sweep") sweep(model, act);
  if (act.kind === "flag") changeFlags(model, act);
  const reacted = act.kind === "react" ? model.sent[act.id - 1] : undefined;
  if (act.kind === "react" && reacted !== undefined && mayRead(model, act.who, reacted)) rowOf(reacted, act.who);
}

/** What has no row counts as read and as nothing else; whatever would get one must be readable, or nothing happens. */
function changeFlags(model: ReadStateModel, act: Extract<Act, { kind: "flag" }>): void {
  const { who, op, flag } = act;
  const isUnreading = flag === "read" && op === "remove";
  const meant = act.ids.filter((id) => {
    const where = model.sent[id - 1]?.where ?? null;
    return !isUnreading || where === null || model.places.get(where)?.members.has(who) === true;
  });
  const sent = meant.flatMap((id) => model.sent[id - 1] ?? []);
  const isRefused = meant.some((id) => {
    const one = model.sent[id - 1];
    return one === undefined || (!one.rows.has(who) && !mayRead(model, who, one));
  });
  if (isRefused && (isUnreading || (flag !== "read" && op === "add"))) return;
  for (const one of sent) changeFlag(one, act);
}

function sweep(model: ReadStateModel, act: Extract<Act, { kind: "sweep" }>): void {
  if (act.what === "all") return readAll(model, act.who, () => true);
  const isMeant = (sent: Sent): boolean => sent.where === act.where && (act.what === "channel" || sent.topic === act.topic.toLowerCase());
  const place = model.places.get(act.where);
  if (place?.isOpenTo(act.who) === true || place?.members.has(act.who) === true) readAll(model, act.who, isMeant);
}

function readAll(model: ReadStateModel, who: number, isMeant: (sent: Sent) => boolean): void {
  for (const sent of model.sent) {
    const row = sent.rows.get(who);
    if (row !== undefined && isMeant(sent)) row.isRead = true;
  }
}

function changeFlag(sent: Sent, { who, op, flag }: Extract<Act, { kind: "flag" }>): void {
  const known = sent.rows.get(who);
  if (flag !== "read") {
    if (op === "add") rowOf(sent, who).marks.add(flag);
    else known?.marks.delete(flag);
  } else if (op === "remove") rowOf(sent, who).isRead = false;
  else if (known !== undefined) known.isRead = true;
}

/** A user's row of a message; one that is created now is historical and read. */
function rowOf(sent: Sent, who: number): Row {
  const known = sent.rows.get(who);
  if (known !== undefined) return known;
  const row: Row = { isRead: true, isHistorical: true, marks: new Set() };
  sent.rows.set(who, row);
  return row;
}
