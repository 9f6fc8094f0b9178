/**
 * Every level of a declaration, compared with a list that is maintained by hand: the test finds a number that changes in a
 * table or disappears, which the page that is generated from the tables would follow. What is new need not be listed. Where a
 * thing is declared in several places (a parameter, a field, an event), the list counts them.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declaredLevels } from "../../docs/site/declared-levels";

/** What a level brings, takes away and changes, each by its name with the number of its places. */
interface Row {
  readonly level: number;
  /** Where the number is known from; `servers` is what they say about themselves and the list omits. */
  readonly source: "spec" | "list" | "servers" | "settled";
  readonly here?: Readonly<Record<string, number>>;
  readonly gone?: Readonly<Record<string, number>>;
  readonly otherwise?: Readonly<Record<string, number>>;
}

const LISTED: readonly Row[] = JSON.parse(readFileSync(new URL("declared-numbers.json", import.meta.url), "utf8"));

/** The last part of a name in a declaration, without what registrations put before the settings of the realm. */
function shortName(touches: string, change: string): string {
  const [, quoted] = /`([^`]+)`/.exec(change) ?? [];
  const name = (quoted ?? touches).replaceAll("`", "");
  return quoted === undefined ? name : (name.split("/").at(-1) ?? name).replace(/^realm_(?=.)/, "");
}

function kindOf(change: string): "here" | "gone" | "otherwise" {
  if (change.endsWith("is there")) return "here";
  return change.endsWith("is gone") ? "gone" : "otherwise";
}

function declared(): Omit<Row, "source">[] {
  const rows = new Map<number, Record<string, Record<string, number>>>();
  for (const { level, touches, change } of declaredLevels()) {
    const row = rows.get(level) ?? {};
    const counted = (row[kindOf(change)] ??= {});
    const name = shortName(touches, change);
    counted[name] = (counted[name] ?? 0) + 1;
    rows.set(level, row);
  }
  return [...rows].map(([level, row]) => ({ level, ...row }));
}

test("each listed level of a declaration is the one that is declared", () => {
  const rows = new Map(declared().map((row) => [row.level, row]));
  const missing = LISTED.flatMap(({ level, ...listed }) =>
    (["here", "gone", "otherwise"] as const).flatMap((kind) =>
      Object.entries(listed[kind] ?? {})
        .filter(([name, places]) => (rows.get(level)?.[kind]?.[name] ?? 0) < places)
        .map(([name]) => `${level}: ${name} (${kind})`),
    ),
  );
  expect(missing).toEqual([]);
});

test("each listed level has its source", () => {
  expect(LISTED.filter(({ source }) => !["spec", "list", "servers", "settled"].includes(source))).toEqual([]);
});
