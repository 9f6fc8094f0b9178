/** How well each part that a run touched is known. */
import { type Assumption, ASSUMPTIONS, type DecidedSteps, isDecided } from "../known/assumptions";
import { recordedCount, type RecordedKind, recordedNames } from "../known/fidelity";
import { REASONS } from "../protocol/refusals/reasons";
import { routes } from "../wire/route";
import type { Touched, TouchedCounts } from "./touched";

/**
 * How well a part is known, the worst first. `differs`: an answer of this run differs on servers, or no recorded one is equal here. `assumed`: a question
 * that no source answers decides it. `described`: by the documentation. `settled`: by the source of servers only.
 * `partly_alike`: recorded from servers, and not all of the recorded answers are equal here. `alike`: all of them are.
 */
export const GRADES = ["differs", "assumed", "described", "settled", "partly_alike", "alike"] as const;

/** The name of a grade. */
export type Grade = (typeof GRADES)[number];

/** A part of the interface that a run touched. */
export interface KnownPart {
  readonly kind: "operation" | "parameter" | "event" | "refusal";
  /** `send-message`, `send-message.to`, `reaction/add`, `send-message.channel_unknown`. */
  readonly name: string;
  /** How often the run touched it. */
  readonly times: number;
  readonly grade: Grade;
  /** How many recorded answers or events have it, and how many of them are equal in a realm of this mode. */
  readonly recorded: number;
  readonly alike: number;
  /** What else there is to say, in a sentence. */
  readonly note?: string;
  /** The public page of the interface. */
  readonly page: string;
}

type Ungraded = Omit<KnownPart, "grade" | "page"> & { readonly otherwise?: Grade };

/**
 * Every operation, parameter, event and refusal that a run touched, with its grade.
 *
 * @param differing - the operations with answers that differ on servers
 */
export function knownParts(touched: Touched, differing: ReadonlySet<string>): readonly KnownPart[] {
  const isByDefault = "documented" in touched.modes;
  const counted = (kind: RecordedKind, name: string): Pick<KnownPart, "recorded" | "alike"> => {
    const { recorded, alike, alike_by_default } = recordedCount(kind, name);
    return { recorded, alike: isByDefault ? alike_by_default : alike };
  };
  const parts: readonly Ungraded[] = [
    ...rowsOf(touched.operations, (name) => ({ kind: "operation", ...counted("operations", name) })),
    ...parametersOf(touched.parameters, (name) => counted("parameters", name)),
    ...rowsOf(touched.events, (name) => ({ kind: "event", ...counted("events", name) })),
    ...rowsOf(touched.refusals, (name) => {
      const reason = afterDot(name);
      const isCode = !Object.hasOwn(REASONS, reason);
      return { kind: "refusal", ...counted("refusals", reason), ...(isCode ? { note: "only its code is known" } : {}) };
    }),
  ];
  const assumed = assumptionsOf(touched, parts);
  return parts.map(({ otherwise = "described", ...part }) => {
    const assumption = assumed.get(`${part.kind} ${part.name}`);
    const isDiffering = part.kind === "operation" && differing.has(part.name);
    const known = part.recorded === 0 ? otherwise : gradeOf(part);
    const grade: Grade = isDiffering ? "differs" : assumption === undefined ? known : "assumed";
    const note = assumption ?? part.note;
    return { ...part, grade, ...(note === undefined ? {} : { note }), page: pageOf(part) };
  });
}

function gradeOf({ recorded, alike }: Pick<KnownPart, "recorded" | "alike">): Grade {
  if (alike === 0) return "differs";
  return alike < recorded ? "partly_alike" : "alike";
}

/** The parts whose grade is worse than a given one. */
export function partsBelow(parts: readonly KnownPart[], atLeast: Grade): readonly KnownPart[] {
  return parts.filter(({ grade }) => GRADES.indexOf(grade) < GRADES.indexOf(atLeast));
}

type Rest = Omit<Ungraded, "name" | "times">;

function rowsOf(counts: TouchedCounts, rest: (name: string) => Rest): readonly Ungraded[] {
  return Object.entries(counts).map(([name, times]) => ({ name, times, ...rest(name) }));
}

/** A row for each parameter. It is as well known as the least known form of its values. */
function parametersOf(
  counts: TouchedCounts,
  counted: (name: string) => Pick<KnownPart, "recorded" | "alike">,
): readonly Ungraded[] {
  const forms = new Map<string, { readonly form: string; readonly times: number }[]>();
  for (const [key, times] of Object.entries(counts)) {
    const [name, form] = splitAt(key, " ");
    forms.set(name, [...(forms.get(name) ?? []), { form, times }]);
  }
  return [...forms].map(([name, given]): Ungraded => {
    const [worst = { recorded: 0, alike: 0, form: "" }] = given
      .map(({ form }) => ({ form, ...counted(`${name} ${form}`) }))
      .sort((one, other) => shareOf(one) - shareOf(other));
    const { form, recorded, alike } = worst;
    const others = recorded > 0 ? [] : recordedForms(name);
    return {
      ...{ kind: "parameter", name, times: given.reduce((sum, { times }) => sum + times, 0), recorded, alike },
      ...(others.length === 0 ? {} : { note: `recorded with ${others.join(", ")}, not with ${form}` }),
      ...(isServerOnly(name) ? { otherwise: "settled" } : {}),
    };
  });
}

function shareOf({ recorded, alike }: Pick<KnownPart, "recorded" | "alike">): number {
  return recorded === 0 ? -1 : alike / recorded;
}

/** The forms of a parameter that were recorded. */
function recordedForms(parameter: string): readonly string[] {
  return recordedNames("parameters")
    .filter((key) => key.startsWith(`${parameter} `))
    .map((key) => splitAt(key, " ")[1]);
}

/** Whether servers accept a parameter that the documentation does not have. */
function isServerOnly(name: string): boolean {
  const [operation, parameter] = splitAt(name, ".");
  return routes().find(({ id }) => id === operation)?.parameters[parameter]?.server_only === true;
}

/**
 * The assumptions that decide something of what was touched, with the part that each is about: the most special of the
 * parts that it names. A condition on the clock is not checked, and values of parameters are not known here.
 */
function assumptionsOf(touched: Touched, parts: readonly Ungraded[]): ReadonlyMap<string, string> {
  const levels = Object.keys(touched.levels).map(Number);
  const found = new Map<string, string>();
  for (const [id, { decides, question, answer }] of Object.entries<Assumption>(ASSUMPTIONS)) {
    for (const steps of decides) {
      const part = decidedPart(steps, levels, touched, parts);
      if (part !== undefined) found.set(`${part.kind} ${part.name}`, `${id}: ${question} ${answer}`);
    }
  }
  return found;
}

const MOST_SPECIAL = ["refusal", "event", "parameter", "operation"] as const;

function decidedPart(
  steps: DecidedSteps,
  levels: readonly number[],
  touched: Touched,
  parts: readonly Ungraded[],
): Ungraded | undefined {
  const { call, names = [] } = steps;
  const subjects = call === undefined ? Object.keys({ ...touched.operations, ...touched.events }) : [call];
  for (const subject of subjects) {
    const own = parts.filter(
      ({ kind, name }) => name === subject || (kind !== "event" && splitAt(name, ".")[0] === subject),
    );
    if (own.length === 0) continue;
    const words = new Set([...own.flatMap(wordsOf), ...fieldsOf(touched, subject)]);
    if (!isDecided(steps, { call: subject, words, levels, is_after_clock: true })) continue;
    const named = own.filter((part) => part.kind === "operation" || wordsOf(part).some((word) => names.includes(word)));
    const kind = MOST_SPECIAL.find((one) => named.some((part) => part.kind === one));
    return named.find((part) => part.kind === kind);
  }
  return undefined;
}

/** The words by which an assumption can name a part. */
function wordsOf({ kind, name }: Ungraded): readonly string[] {
  if (kind === "event") return name.split("/");
  if (kind === "operation") return [];
  const own = afterDot(name);
  if (kind === "parameter") return [own];
  const rows: Readonly<Record<string, { readonly codes: readonly string[] }>> = REASONS;
  return [own, ...(rows[own]?.codes ?? [])];
}

function fieldsOf({ fields, event_fields }: Touched, subject: string): readonly string[] {
  return Object.keys({ ...fields, ...event_fields }).flatMap((key) => {
    const [owner, field] = splitAt(key, ".");
    return owner === subject ? [field] : [];
  });
}

function pageOf({ kind, name }: Ungraded): string {
  const page = kind === "event" ? `get-events#${name.replace("/", "-")}` : (name.split(".")[0] ?? name);
  return `https://zulip.com/api/${page}`;
}

function afterDot(name: string): string {
  return splitAt(name, ".")[1];
}

/** A text before and behind the first separator. */
function splitAt(text: string, separator: string): readonly [string, string] {
  const place = text.indexOf(separator);
  return place === -1 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}
