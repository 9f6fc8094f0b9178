/*
 * Addresses with holes, as RFC 6570 writes them, whose values are single texts: `https://tracker.example/issues/{id}`.
 */
import { percentEncoded } from "../percent-encoding";
import { wellFormed } from "../text-checks";

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

/** A name, of whose value perhaps only the beginning counts, or which may represent several. */
const VARIABLE = String.raw`[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*(?::[1-9]\d{0,3}|\*)?`;
const HOLE = new RegExp(String.raw`\{([+#./;?&]?)(${VARIABLE}(?:,${VARIABLE})*)\}`, "g");

/** The names of the holes of a template, or undefined where braces do not form holes. */
export function templateNames(template: string): readonly string[] | undefined {
  if (/[{}]/.test(template.replace(HOLE, ""))) return undefined;
  const variables = [...template.matchAll(HOLE)].flatMap((hole) => (hole[2] ?? "").split(","));
  return variables.map((variable) => variable.replace(/[:*].*$/, ""));
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
  const parts = names.flatMap((variable) => {
    const [name = "", length] = variable.replace("*", "").split(":");
    const whole = values.get(name);
    if (whole === undefined) return [];
    const value = length === undefined ? whole : [...whole].slice(0, Number(length)).join("");
    const encoded = encode(value, rule.keepsReserved);
    if (!rule.named) return [encoded];
    return [value === "" && operator === ";" ? name : `${name}=${encoded}`];
  });
  return parts.length === 0 ? "" : rule.first + parts.join(rule.separator);
}

function encode(value: string, keepsReserved: boolean): string {
  if (!keepsReserved) return percentEncoded(value);
  return encodeURIComponent(wellFormed(value)).replace(
    /%(?:21|23|24|26|27|28|29|2A|2B|2C|2F|3A|3B|3D|3F|40|5B|5D)/g,
    (code) => decodeURIComponent(code),
  );
}
