import { FORMER_TIME_ZONES, TIME_ZONES } from "../data/time-zones";

/** The present name of a time zone, which may be given by a former name; undefined for a name that no time zone has. */
export function timeZoneName(given: string): string | undefined {
  const name = FORMER_TIME_ZONES.get(given) ?? given;
  return TIME_ZONES.has(name) ? name : undefined;
}
