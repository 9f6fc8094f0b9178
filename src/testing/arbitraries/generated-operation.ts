/** The rows of the tables of generated operations. */
import type { SettingRule } from "../../protocol/setting-rule";
import type { Pick } from "./pick";

/** How the parameters of an operation are generated, and how often it is generated compared with the others. */
export interface GeneratedOperation {
  /** Generates parameters that the realm mostly accepts. */
  readonly params: (pick: Pick) => Readonly<Record<string, unknown>>;
  /** Operations of weight 0 are generated only by name. */
  readonly weight: number;
}

/** A row of a table; weight 2 unless it says otherwise. */
export function row(params: GeneratedOperation["params"], weight = 2): GeneratedOperation {
  return { params, weight };
}

/** A row whose actor is mostly the first or second account: these have the permissions that others do not have. */
export function ruled(params: GeneratedOperation["params"], weight = 2): GeneratedOperation {
  return row((pick) => {
    pick.as(pick.chance(3) ? 2 : 1);
    return params(pick);
  }, weight);
}

/** Emoji for reactions and statuses. */
export const EMOJI: readonly string[] = ["smile", "+1", "tada"];

/** A value that the rule of a setting mostly allows. */
function settingValue(rule: SettingRule, pick: Pick): unknown {
  switch (rule.kind) {
    case "boolean":
      return pick.chance(2);
    case "integer":
      return rule.values === undefined ? (rule.min ?? 0) + pick.int(5) : pick.one(rule.values);
    case "string":
      return rule.values === undefined ? pick.unguessable("s") : pick.one(rule.values);
    case "limit":
      return pick.chance(3) ? null : 60 + pick.int(3600);
    case "address":
      return pick.chance(3) ? null : `https://${pick.int(9)}.example.test`;
    case "channel":
      return pick.chance(3) ? -1 : pick.channel();
  }
}

/** One of the settings of a table with a value of its kind. */
export function oneSetting(
  rules: Readonly<Record<string, { readonly rule: SettingRule }>>,
  pick: Pick,
): Readonly<Record<string, unknown>> {
  const name = pick.one(Object.keys(rules));
  const setting = rules[name];
  return setting === undefined ? {} : { [name]: settingValue(setting.rule, pick) };
}

/** Up to two group settings with values that suit the operation: bare ones, or changes. */
export function groups(rules: object, pick: Pick, isChange: boolean): Record<string, unknown> {
  const names = pick.some(Object.keys(rules), 2);
  return Object.fromEntries(names.map((name) => [name, isChange ? { new: pick.groupValue() } : pick.groupValue()]));
}

/** A time within the next ten minutes, in UNIX seconds. */
export const soon = (pick: Pick): number => pick.realm.now + 1 + pick.int(600);

/** Generates one parameter. */
export function one(name: string, choose: (pick: Pick) => unknown): GeneratedOperation["params"] {
  return (pick) => ({ [name]: choose(pick) });
}

/** One of the newest messages. */
export const messageId = one("message_id", (pick) => pick.message());

/** Any channel. */
export const streamId = one("stream_id", (pick) => pick.channel());

/** Any account. */
export const userId = one("user_id", (pick) => pick.user());

/** Narrows that every account is allowed to use. */
export const NARROWS: readonly unknown[] = [
  [],
  [{ operator: "is", operand: "dm" }],
  [{ operator: "channels", operand: "public" }],
];
