/** The values that a setting accepts; shared by realm settings and personal settings. */
export type SettingRule =
  | { readonly kind: "boolean" }
  | { readonly kind: "integer"; readonly values?: readonly number[]; readonly min?: number; readonly max?: number }
  | { readonly kind: "string"; readonly values?: readonly string[]; readonly max_length?: number }
  /** A number of seconds or days; null means no limit and is sent as `unlimited`. */
  | { readonly kind: "limit"; readonly min: number }
  /** A web address; null means the server's own and is sent as `default`. */
  | { readonly kind: "address"; readonly max_length: number }
  /** The ID of a channel, or -1 for none. */
  | { readonly kind: "channel" };

/** The value of a setting, of whatever kind. */
export type SettingValue = boolean | number | string | null;

/** Says in words what a rule allows, for the sentence of a refusal. */
export function allowedBySettingRule(rule: SettingRule): string {
  switch (rule.kind) {
    case "boolean":
      return "true or false";
    case "integer":
      if (rule.values !== undefined) return `one of ${rule.values.join(", ")}`;
      return rule.max === undefined
        ? `an integer from ${rule.min ?? 0}`
        : `an integer from ${rule.min ?? 0} to ${rule.max}`;
    case "string":
      if (rule.values !== undefined) return `one of ${rule.values.map((value) => `"${value}"`).join(", ")}`;
      return rule.max_length === undefined ? "a string" : `a string of at most ${rule.max_length} characters`;
    case "limit":
      return `an integer from ${rule.min}, or null (on the wire "unlimited") for no limit`;
    case "address":
      return `a web address of at most ${rule.max_length} characters, or null (on the wire "default")`;
    case "channel":
      return "a channel ID, or -1 for none";
  }
}

/** Whether a value obeys a rule. A channel is only checked to be an integer here. */
export function obeysSettingRule(rule: SettingRule, value: unknown): value is SettingValue {
  switch (rule.kind) {
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      if (typeof value !== "number" || !Number.isInteger(value)) return false;
      if (rule.values !== undefined) return rule.values.includes(value);
      return value >= (rule.min ?? 0) && value <= (rule.max ?? Number.MAX_SAFE_INTEGER);
    case "string":
      if (typeof value !== "string") return false;
      if (rule.values !== undefined) return rule.values.includes(value);
      return rule.max_length === undefined || [...value].length <= rule.max_length;
    case "limit":
      return value === null || (typeof value === "number" && Number.isInteger(value) && value >= rule.min);
    case "address":
      return value === null || (typeof value === "string" && [...value].length <= rule.max_length);
    case "channel":
      return typeof value === "number" && Number.isInteger(value);
  }
}
