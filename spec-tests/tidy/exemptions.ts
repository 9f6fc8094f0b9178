/** Where a house rule is set aside, each with its reason. A row that is not needed any more fails its test. */

/** A file, and why it may do what others may not. */
export interface Exemption {
  readonly path: string;
  readonly reason: string;
}

/** Files longer than the limit: each is one table. Files in `src/generated` are not counted. */
export const LONG_FILES: readonly Exemption[] = [
  { path: "src/data/emoji-table.ts", reason: "a table: one line per emoji" },
  { path: "src/protocol/feature-levels.ts", reason: "a table: one row per behaviour that changed at a level" },
  { path: "src/known/assumptions.ts", reason: "a table: one row per assumption" },
];

/** Files that may use `as`, because they are where values without a type get one. */
export const CASTS: readonly Exemption[] = [
  { path: "src/model/operations/operation.ts", reason: "one operation is called as any: its declaration has the types" },
  { path: "src/model/operations/realm/realm-setting-parameters.ts", reason: "maps a table by its keys" },
  { path: "src/model/operations/settings/setting-parameters.ts", reason: "maps a table by its keys" },
  { path: "src/protocol/parameters/messages.ts", reason: "reads a term of a narrow after its shape was checked" },
  { path: "src/protocol/schema/check-input.ts", reason: "the number was checked before" },
  { path: "src/model/outcome/call-problem.ts", reason: "the shape of the value was checked before" },
  { path: "src/wire/decode.ts", reason: "the shape of the value was checked before" },
  { path: "src/protocol/schema/prune.ts", reason: "a pruned value has the type of the value, fields left out apart" },
  { path: "src/model/collections/drafts.ts", reason: "drafts are typed as what may be written of the value" },
  { path: "src/model/realm/change.ts", reason: "a copy of a record has the type of the record" },
  { path: "src/model/realm/freeze.ts", reason: "a record whose late fields are described is a whole one" },
  { path: "src/model/realm/snapshot-json.ts", reason: "reads JSON, whose digest was checked before" },
  { path: "src/wire/route.ts", reason: "what decode gives has the type that the route's shapes say" },
  { path: "src/protocol/realm-settings.ts", reason: "rows of a table widen the type of their starting value" },
  { path: "src/model/rules/settings/default-settings.ts", reason: "maps a table by its keys, which the compiler forgets" },
  { path: "src/model/fixture/empty-realm.ts", reason: "maps a record by its keys, which the compiler forgets" },
  { path: "src/simulator/web-standards.ts", reason: "stands for the platform's own where the platform has none" },
  { path: "src/simulator/calls/actor-operations.ts", reason: "maps the table of operations by its keys" },
  { path: "src/viewer/app/live-connection.ts", reason: "what the simulator that serves the page answers comes as JSON" },
  { path: "src/viewer/app/detail.tsx", reason: "reads counts by the name of a tab" },
  { path: "src/viewer/app/main.tsx", reason: "the data of the page come as JSON" },
  { path: "src/viewer/app/scene-lists.tsx", reason: "reads registrations, whose parts are JSON" },
  { path: "src/viewer/app/state-view.tsx", reason: "reads registrations, whose parts are JSON" },
  { path: "src/viewer/app/try-form.tsx", reason: "reads saved requests, which are JSON" },
  { path: "src/viewer/engine/scene.ts", reason: "calls operations by name, and reads their answers as JSON" },
  { path: "src/testing/arbitraries/pick.ts", reason: "some of the given fields, which the compiler forgets" },
  { path: "src/testing/trace/trace-row.ts", reason: "compares states by their keys, which the compiler forgets" },
];

/** Files of pure rooms that may ask `Date` to count, never what time it is. */
export const CALENDAR: readonly Exemption[] = [
  { path: "src/viewer/app/words.ts", reason: "the page shows times as the platform of its reader writes them" },
  { path: "src/viewer/app/text.tsx", reason: "the page shows times as the platform of its reader writes them" },
  { path: "src/model/text/calendar.ts", reason: "dates of given numbers are arithmetic, which the platform knows" },
];

/** Files outside the collections that may declare a class. */
export const CLASSES: readonly Exemption[] = [
  { path: "src/model/views/outcome.ts", reason: "events are computed when read; other getters cost a tenth of a call" },
  { path: "src/model/text/markdown/formula.ts", reason: "a reader that never leaves its file: its place and open parts" },
  { path: "src/model/realm/change.ts", reason: "snapshots print as one line, by their prototype" },
];

/** Files that may declare a namespace. */
export const NAMESPACES: readonly Exemption[] = [
  { path: "src/matchers.ts", reason: "the only place where jest and vitest look for the types of further matchers" },
];

/** Files that may keep something between calls at the level of the module. */
export const MODULE_STATE: readonly Exemption[] = [
  { path: "src/protocol/schema/prune.ts", reason: "pruners are compiled once from declarations, which never change" },
  { path: "src/protocol/schema/difference.ts", reason: "checks are compiled once from declarations, which never change" },
  {
    path: "src/model/rendering/rendering.ts",
    reason: "renderings and links of topics are remembered, and reused only while all that they depend on is unchanged",
  },
  {
    path: "src/model/clock/due.ts",
    reason: "the next moment is remembered by the messages that it follows from, and holds for every realm of these",
  },
  {
    path: "src/simulator/calls/must.ts",
    reason: "which call an outcome came of is remembered by the outcome, for the errors of failing tests alone",
  },
  { path: "src/simulator/simulator-parts.ts", reason: "the parts of a simulator are remembered by the simulator" },
  { path: "src/testing/evidence/evidence.ts", reason: "what a simulator has touched is remembered by the simulator" },
  { path: "src/testing/evidence/whole-run.ts", reason: "several entry points begin to count; the first one counts" },
  { path: "src/simulator/caller-signal.ts", reason: "what waits for a signal is remembered by the signal" },
  {
    path: "src/simulator/waiting-requests.ts",
    reason: "hooks of test runners know no simulator: the lists of all are announced to those that observe them",
  },
  { path: "src/testing/trace/deliveries.ts", reason: "the events of a played step are remembered by the step" },
  { path: "src/testing/trace/save-trace.ts", reason: "the page is read once from its file" },
  { path: "src/viewer/engine/scene.ts", reason: "what an account sees of a state is remembered by the state" },
  { path: "src/viewer/app/clipboard.ts", reason: "a page has state: the note at its foot" },
  { path: "src/viewer/app/keys.ts", reason: "a page has state: the key before" },
  { path: "src/viewer/app/live-connection.ts", reason: "a page has state: the steps that it fetched" },
  { path: "src/viewer/app/playground.ts", reason: "a page has state: the requests of the playground" },
  { path: "src/viewer/app/run.ts", reason: "a page has state: the run that it plays" },
];

/** Files that may pass on what another file exports. */
export const RE_EXPORTS: readonly Exemption[] = [
  { path: "src/protocol/shape.ts", reason: "the one way to the library for shapes, function by function" },
];

/** The paths of a list, for look-ups. */
export function exempt(list: readonly Exemption[]): ReadonlySet<string> {
  return new Set(list.map(({ path }) => path));
}

/** What to say of rows that no file needs, given the paths that did need theirs. */
export function needless(list: readonly Exemption[], needed: ReadonlySet<string>): string[] {
  return list.filter(({ path }) => !needed.has(path)).map(({ path }) => `${path}: this exemption is not needed.`);
}
