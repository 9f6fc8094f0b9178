/** Checks a fault plan against the realm that it is for. */
import { lazy } from "../../data/lazy";
import {
  type AnyFaultRule,
  FAULT_FIELDS,
  FAULT_PLAN_SHAPE,
  type FaultPlan,
  unknownName,
} from "../../model/fixture/fault-plan";
import { FixtureProblem } from "../../model/fixture/fixture-basics";
import type { Realm } from "../../model/realm/realm";
import { userByDeliveryEmail } from "../../model/rules/users/people";
import { checkShape } from "../../protocol/shape";
import { routes } from "../../wire/route";
import { fitsPath } from "./strike";

/**
 * Checks a fault plan that came from outside: its shape, and that its operations, paths and accounts exist.
 *
 * @param place - the path of the plan in its file, for error messages; empty for a plan by itself
 * @throws FixtureProblem with one sentence that names the path of the first mistake
 */
export function checkedFaultPlan(json: unknown, realm: Realm, place = ""): FaultPlan {
  const at = (path: string): string => (place === "" ? path : `${place}.${path}`);
  if (Array.isArray(json)) throw new FixtureProblem(`${place || "plan"}: expected an object, received a list.`);
  const checked = checkShape(FAULT_PLAN_SHAPE, json, "plan");
  if (!checked.ok) {
    const isWhole = checked.path.length === 0;
    throw new FixtureProblem(isWhole ? checked.problem.replace("plan", place || "plan") : at(checked.problem));
  }
  const plan = checked.value;
  for (const [index, rule] of (plan.rules ?? []).entries()) {
    const [field, sentence] = mistakeIn(rule, realm) ?? [];
    if (field !== undefined) throw new FixtureProblem(`${at(`rules[${index}].${field}`)}: ${sentence}.`);
  }
  for (const [index, { account }] of (plan.rate_limits ?? []).entries()) {
    const sentence = account === undefined ? undefined : unknownAccount(account, realm);
    if (sentence !== undefined) throw new FixtureProblem(`${at(`rate_limits[${index}].account`)}: ${sentence}.`);
  }
  return plan;
}

function mistakeIn(rule: AnyFaultRule, realm: Realm): readonly [field: string, sentence: string] | undefined {
  const { operation, path, method, account, fault, from, until } = rule;
  if (operation !== undefined && (path !== undefined || method !== undefined)) {
    return ["operation", "either an operation or a method and a path, not both"];
  }
  if (operation !== undefined && !operations().has(operation)) {
    return ["operation", unknownName("operation", operation, [...operations()])];
  }
  if (method !== undefined && !METHODS.includes(method.toUpperCase()))
    return ["method", unknownName("method", method, METHODS)];
  if (path !== undefined && !paths().some((known) => fitsPath(known, path))) return ["path", unknownPath(path)];
  const unknown = account === undefined ? undefined : unknownAccount(account, realm);
  if (unknown !== undefined) return ["account", unknown];
  if (from !== undefined && until !== undefined && until <= from) return ["until", "expected a time after from"];
  const own: readonly string[] = FAULT_FIELDS[fault];
  const foreign = OWN_FIELDS.find((field) => field in rule && !own.includes(field));
  if (foreign !== undefined) return [foreign, `the fault ${fault} does not take it`];
  if (fault === "delay" && (rule.seconds === undefined) === (rule.real_seconds === undefined)) {
    return ["seconds", "a delay takes either seconds of virtual time or real_seconds"];
  }
  if (fault === "upgrade" && rule.zulip_version === undefined && rule.zulip_feature_level === undefined) {
    return ["zulip_version", "an upgrade takes zulip_version, zulip_feature_level, or both"];
  }
  return undefined;
}

const OWN_FIELDS: readonly string[] = Object.values(FAULT_FIELDS).flat();
const METHODS: readonly string[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const operations = lazy((): ReadonlySet<string> => new Set(routes().map(({ id }) => id)));

const paths = lazy((): readonly string[] =>
  [
    ...new Set(
      routes().flatMap((route) => [route.path, ...route.also_at, ...route.former_paths.map(({ path }) => path)]),
    ),
  ].sort(),
);

function unknownPath(path: string): string {
  const below = path.replace(/^(https?:\/\/[^/]+)?\/?(api|json)\/v1(?=\/)/, "");
  if (below === path || !paths().some((known) => fitsPath(known, below))) return unknownName("path", path, paths());
  return `paths are below /api/v1; did you mean ${JSON.stringify(below)}?`;
}

function unknownAccount(email: string, realm: Realm): string | undefined {
  if (userByDeliveryEmail(realm, email) !== undefined) return undefined;
  return unknownName(
    "account",
    email,
    Array.from(realm.users, ({ delivery_email }) => delivery_email),
  );
}
