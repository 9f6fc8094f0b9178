import { FIELD_WORDS, OPERATION_WORDS, PARAMETER_WORDS, type WordsRow } from "../../generated/words";

/* @__NO_SIDE_EFFECTS__ */
function byPlace(rows: readonly WordsRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(([name, words, places]) => places.split(" ").map((place) => [`${place}.${name}`, words])),
  );
}

const PARAMETERS = byPlace(PARAMETER_WORDS);
const FIELDS = byPlace(FIELD_WORDS);

/** What is said of a parameter, as a part of its schema or of what holds that; nothing where nothing is said. */
export function describedParameter(operation: string, name: string): { readonly description?: string } {
  const description = PARAMETERS.get(`${operation}.${name}`);
  return description === undefined ? {} : { description };
}

/** What is said of an operation. */
export function describedOperation(operation: string): { readonly description?: string } {
  const description = OPERATION_WORDS[operation];
  return description === undefined ? {} : { description };
}

/** What is said of a field of a record; of one among several variants, what is said of all. */
export function wordsOfField(record: string, name: string): string | undefined {
  const place = record.replaceAll("/", ".");
  return FIELDS.get(`${place}.${name}`) ?? FIELDS.get(`${place.replace(/\.\w+$/, "")}.${name}`);
}
