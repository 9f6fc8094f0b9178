/**
 * At the newest level, each operation accepts a call with each of its parameters: a random example, or an accepted call
 * with a value that fits the declaration. What no such call reaches is in the table.
 */
import { expect, test } from "vitest";
import { type OperationName, OPERATIONS } from "../../src/generated/operations";
import type { Outcome, Realm } from "../../src/index";
import { LIMITS } from "../../src/protocol/limits";
import { checkInput } from "../../src/protocol/schema/check-input";
import { seedOfText } from "../../src/testing/arbitraries/by-name";
import { pickFrom } from "../../src/testing/arbitraries/pick";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import { type Route, routes } from "../../src/wire/route";
import { acceptedCall } from "../support/accepted-calls";
import { lawRealm } from "../support/law-realm";
import { ACCEPTED } from "./accepted-calls";
import { NOT_ACCEPTED } from "./not-accepted";

const NEWEST = LIMITS.NEWEST_FEATURE_LEVEL;
const TRIES = 100;

/** Values of many shapes; each parameter takes those that its declaration allows. */
const VALUES: readonly unknown[] = [
  ...[true, false, 0, 1, 2, 4, 60, 100, null, "", "x", "all", "general", "en", "1", "#aabbcc", "UTC", "tada", "lunch", "G"],
  ...["https://example.com/x", "2026-01-01T00:00:00Z", "dark", "inbox", "unicode_emoji", "zoom", "yes"],
  ...[[], [1], [4], ["x"], ["message"], ["en"], {}, { new: 2 }, { new: 4 }, { name: "x" }],
  { new: { direct_members: [1], direct_subgroups: [] } },
  { direct_members: [1], direct_subgroups: [] },
];

type Params = Readonly<Record<string, unknown>>;
type Calling = (params: Params) => Outcome;

/** Calls of an operation that realms accept, each with a function that makes it with other parameters. */
function* accepted(name: OperationName, realm: Realm): Iterable<readonly [params: Params, call: Calling]> {
  const prepared = acceptedCall(OPERATIONS[name], NEWEST);
  if (prepared !== undefined) yield [prepared.params, prepared.callWith];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const actor = (attempt % 7) + 1;
    const params = generatedOperations()[name]?.params(pickFrom(realm, actor, seedOfText(name, attempt), attempt)) ?? {};
    const call = (given: Params): Outcome => Reflect.apply(OPERATIONS[name], undefined, [realm, actor, given]);
    if (call(params).ok) yield [params, call];
  }
}

/** The parameters of an operation that no accepted call has; the operation itself if no call is accepted. */
function missing(route: Route, realm: Realm): readonly string[] {
  const name = (Object.keys(OPERATIONS) as OperationName[]).find((one) => OPERATIONS[one].declaration().id === route.id);
  if (name === undefined) throw new Error(`There is no operation ${route.id}.`);
  const left = new Map(route.expected(NEWEST).map((one) => [one.name, one.parameter]));
  let isAccepted = false;
  let tried = 0;
  for (const [params, call] of accepted(name, realm)) {
    isAccepted = true;
    for (const given of Object.keys(params)) left.delete(given);
    for (const [parameter, declared] of tried < 8 ? left : []) {
      const fitting = VALUES.filter((value) => checkInput(declared.shape, value, NEWEST).ok);
      if (fitting.some((value) => call({ ...params, [parameter]: value }).ok)) left.delete(parameter);
    }
    tried += 1;
    if (left.size === 0) break;
  }
  return isAccepted ? [...left.keys()].map((parameter) => `${route.id}: ${parameter}`) : [route.id];
}

test.each(Object.entries(ACCEPTED))("%s is accepted", (_what, call) => {
  const outcome = call(lawRealm(NEWEST));
  expect(outcome.ok ? undefined : outcome.error).toBeUndefined();
});

test("each parameter of each operation is accepted at the newest level, but for what the table names", () => {
  const realm = lawRealm(NEWEST);
  const there = routes().filter(({ since, until }) => since <= NEWEST && NEWEST < until);
  const left = there.flatMap((route) => missing(route, realm)).filter((what) => !(what in ACCEPTED));
  expect(left.sort()).toEqual(Object.keys(NOT_ACCEPTED).sort());
});
