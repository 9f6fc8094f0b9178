import {
  FIELD_WORDS,
  OPERATION_SUBJECTS,
  OPERATION_WORDS,
  PARAMETER_WORDS,
  type WordsRow,
} from "../../generated/words";

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

const SUBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries(OPERATION_SUBJECTS).flatMap(([subject, ids]) => ids.split(" ").map((id) => [id, subject] as const)),
);

/** The name of an operation in words, its subject, and what is said of it. */
export function describedOperation(operation: string): Readonly<Record<string, unknown>> {
  const words = operation.replaceAll("-", " ");
  const subject = SUBJECTS.get(operation);
  const description = OPERATION_WORDS[operation];
  return {
    summary: words.charAt(0).toUpperCase() + words.slice(1),
    ...(subject === undefined ? {} : { tags: [subject] }),
    ...(description === undefined ? {} : { description }),
  };
}

/** What is said of a field of a record; of one among several variants, what is said of all. */
export function wordsOfField(record: string, name: string): string | undefined {
  const place = record.replaceAll("/", ".");
  return FIELDS.get(`${place}.${name}`) ?? FIELDS.get(`${place.replace(/\.\w+$/, "")}.${name}`);
}
