/*
 * Addresses with holes, as RFC 6570 writes them up to its level 3: `https://tracker.example/issues/{id}`.
 */

interface Expansion {
  readonly operator: string;
  readonly names: readonly string[];
}

interface OperatorRule {
  readonly first: string;
  readonly separator: string;
  readonly named: boolean;
  readonly keepsReserved: boolean;
}

const OPERATORS: ReadonlyMap<string, OperatorRule> = new Map([
  ["", { first: "", separator: ",", named: false, keepsReserved: false }],
  ["+", { first: "", separator: ",", named: false, keepsReserved: true }],
  ["#", { first: "#", separator: ",", named: false, keepsReserved: true }],
  [".", { first: ".", separator: ".", named: false, keepsReserved: false }],
  ["/", { first: "/", separator: "/", named: false, keepsReserved: false }],
  [";", { first: ";", separator: ";", named: true, keepsReserved: false }],
  ["?", { first: "?", separator: "&", named: true, keepsReserved: false }],
  ["&", { first: "&", separator: "&", named: true, keepsReserved: false }],
]);

const HOLE = /\{([+#./;?&]?)([A-Za-z0-9_]+(?:,[A-Za-z0-9_]+)*)\}/g;

/** The names of the holes of a template, or undefined where braces do not form holes. */
export function templateNames(template: string): readonly string[] | undefined {
  if (/[{}]/.test(template.replace(HOLE, ""))) return undefined;
  return [...template.matchAll(HOLE)].flatMap((hole) => (hole[2] ?? "").split(","));
}

/** Fills the holes of a template; a name without a value leaves nothing behind. */
export function expandTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(HOLE, (_, operator: string, names: string) => {
    return expand({ operator, names: names.split(",") }, values);
  });
}

function expand({ operator, names }: Expansion, values: ReadonlyMap<string, string>): string {
  const rule = OPERATORS.get(operator);
  if (!rule) return "";
  const parts = names.flatMap((name) => {
    const value = values.get(name);
    if (value === undefined) return [];
    const encoded = encode(value, rule.keepsReserved);
    if (!rule.named) return [encoded];
    return [value === "" && operator === ";" ? name : `${name}=${encoded}`];
  });
  return parts.length === 0 ? "" : rule.first + parts.join(rule.separator);
}

function encode(value: string, keepsReserved: boolean): string {
  const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, "\ufffd"));
  if (!keepsReserved) return encoded.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return encoded.replace(/%(?:21|23|24|26|27|28|29|2A|2B|2C|2F|3A|3B|3D|3F|40|5B|5D)/g, (code) =>
    decodeURIComponent(code),
  );
}
