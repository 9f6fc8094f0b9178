import { EVENT_TABLES } from "../../protocol/events/events";
import { lazy } from "../../data/lazy";
import * as v from "../../protocol/shape";
import { didYouMean } from "../../protocol/similar-names";
import { FETCHERS } from "../../model/views/registration/fetchers";

/** The types of events, and of the parts of a first state. */
const known = lazy(
  (): ReadonlySet<string> =>
    new Set([...Object.keys(FETCHERS), ...EVENT_TABLES.map(({ name }) => name.split("/")[1] ?? "")]),
);

/** Says of a name that is no type, but close to one, what is probably meant; else empty. */
function misspelt(type: string): string {
  return known().has(type) ? "" : didYouMean(type, known());
}

/** Types of events, of which none is misspelt. Others may be unknown: servers of all ages have types of their own. */
export const EVENT_TYPES = v.nullable(
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (type) => misspelt(type) === "",
        ({ input }) => `there is no type of events ${JSON.stringify(input)}${misspelt(input)}`,
      ),
    ),
  ),
);
