import { visibleLine } from "../../../protocol/visible-text";
import type { ReplayEvent, Reporter } from "../step-result";

/** The reporter with all texts of events in visible characters: names cannot draw colours, lines or ticks of their own. */
export function inVisibleCharacters(reporter: Reporter): Reporter {
  // Results of scenarios come again at the end.
  const known = new WeakMap<object, unknown>();
  const shown = (part: unknown): unknown => {
    if (typeof part === "string") return visibleLine(part);
    if (typeof part !== "object" || part === null) return part;
    if (!known.has(part)) {
      const copy = Array.isArray(part)
        ? part.map(shown)
        : Object.fromEntries(Object.entries(part).map(([name, value]) => [visibleLine(name), shown(value)]));
      known.set(part, copy);
    }
    return known.get(part);
  };
  return (event) => reporter(shown(event) as ReplayEvent);
}
