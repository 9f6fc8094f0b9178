/**
 * What the declarations of answers and events say of a field, asked by its name: whether it counts where two servers are
 * compared, whether it is a time, whether the order of a list is promised. A name means the same everywhere (a test).
 */
import { lazy } from "../data/lazy";
import { EVENT_TABLES } from "../generated/event-tables";
import { fieldsBelow } from "../protocol/schema/fields-below";
import type { JsonValue, Mark, Shape } from "../protocol/schema/shapes";
import { routes } from "../wire/route";

const FIELDS = lazy(() => {
  const byName = new Map<string, Shape[]>();
  for (const [name, shape] of fieldsBelow([...routes().map(({ answer }) => answer), ...EVENT_TABLES])) {
    byName.set(name, [...(byName.get(name) ?? []), shape]);
  }
  return byName;
});

/** What refusals say in words; they are in no table of fields. */
const IN_REFUSALS: ReadonlySet<string> = new Set(["msg", "desc"]);

/** The names of fields of which a shape is such. */
function namesOf(isSuch: (shape: Shape) => boolean): () => ReadonlySet<string> {
  return lazy(() => new Set([...FIELDS()].flatMap(([name, shapes]) => (shapes.some(isSuch) ? [name] : []))));
}

/** The names of fields that have a mark wherever they are: `value` of an event can be a colour, and anything else. */
function namesMarked(mark: Mark): () => ReadonlySet<string> {
  const hasMark = (shape: Shape): boolean => shape.mark === mark;
  return lazy(() => {
    const marked = [...FIELDS()].filter(([, shapes]) => shapes.filter(isPlain).every(hasMark) && shapes.some(hasMark));
    return new Set(marked.map(([name]) => name));
  });
}

/** Whether a shape has no parts, and values that say something. */
function isPlain({ kind }: Shape): boolean {
  return !["one_of", "changed", "null"].includes(kind);
}

const isList = (shape: Shape, isOrdered: boolean) => shape.kind === "list" && (shape.ordered === true) === isOrdered;

const WORDED = lazy(() => {
  const all = [...FIELDS()].map(([name, shapes]) => [name, shapes.filter(({ mark }) => mark === "wording")] as const);
  return new Map(all.filter(([, shapes]) => shapes.length > 0));
});
const CHOSEN = namesMarked("chosen");
const OF_SERVER = namesMarked("of_server");
const TIMES = namesOf((shape) => ("unit" in shape && shape.unit !== undefined) || isFormatted(shape, "date-time"));
const HTML = namesOf((shape) => isFormatted(shape, "html"));
const URLS = namesOf((shape) => isFormatted(shape, "url"));
const ORDERED = namesOf((shape) => isList(shape, true));
const SETS_OF_IDS = namesOf((shape) => isList(shape, false) && shape.kind === "list" && shape.item.kind === "integer");

function isFormatted(shape: Shape, format: "date-time" | "html" | "url"): boolean {
  return shape.kind === "text" && shape.format === format;
}

/**
 * Whether a field is wording: every text of the name, or that of some records alone, such as notices of system bots.
 *
 * @param record - the object that has the field
 */
export function isWording(name: string, record: Readonly<Record<string, unknown>> = {}): boolean {
  if (IN_REFUSALS.has(name)) return true;
  const given: Readonly<Record<string, JsonValue>> = Object(record);
  return (WORDED().get(name) ?? []).some(({ marked_in }) => marked_in === undefined || marked_in(given));
}

/** Whether each server chooses the values of a name: keys, tokens, colours, counts of its own. */
export function isChosen(name: string): boolean {
  return CHOSEN().has(name);
}

/** Whether the values of a name say which server it is, and how it was set up. */
export function isOfServer(name: string): boolean {
  return OF_SERVER().has(name);
}

/** Whether the values of a name are times. */
export function isTime(name: string): boolean {
  return TIMES().has(name);
}

/** Whether the values of a name are rendered text. */
export function isHtml(name: string): boolean {
  return HTML().has(name);
}

/** Whether the values of a name are addresses on the web. */
export function isUrl(name: string): boolean {
  return URLS().has(name);
}

/** Whether servers promise the order of the lists of a name. */
export function isOrdered(name: string): boolean {
  return ORDERED().has(name);
}

/** Whether a name is that of lists of IDs without an order. */
export function isSetOfIds(name: string): boolean {
  return SETS_OF_IDS().has(name);
}
