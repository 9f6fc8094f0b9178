/** Texts of the run. All of them are text and never markup: names are isolated, control characters are shown by name. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TraceAccount } from "../../trace-player";
import { accounts } from "./run";
import { shortName } from "./words";

const CONTROL_NAMES: Readonly<Record<number, string>> = {
  0x200e: "LRM",
  0x200f: "RLM",
  0x202a: "LRE",
  0x202b: "RLE",
  0x202c: "PDF",
  0x202d: "LRO",
  0x202e: "RLO",
  0x2066: "LRI",
  0x2067: "RLI",
  0x2068: "FSI",
  0x2069: "PDI",
  0x061c: "ALM",
  0x200b: "ZWSP",
  0xfeff: "BOM",
};

const CONTROLS = /((?![\n\t])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff])/u;

/** A text in which control characters are named instead of obeyed. */
export function Plain({ text }: { text: string }): VNode {
  const parts = text.split(CONTROLS);
  if (parts.length === 1) return <>{text}</>;
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span class="ctrl" key={index}>
            {controlName(part)}
          </span>
        ),
      )}
    </>
  );
}

/** The same for places that hold plain text only: options, tooltips, drawings. */
export function plainText(text: string): string {
  return text
    .split(CONTROLS)
    .map((part, index) => (index % 2 === 0 ? part : `[${controlName(part)}]`))
    .join("");
}

function controlName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return CONTROL_NAMES[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text of the run inside a sentence: it cannot turn around what is next to it. */
export function Name({ text, className }: { text: string; className?: string }) {
  return (
    <bdi class={className}>
      <Plain text={text} />
    </bdi>
  );
}

/** The color class of an account, by its place among the accounts. */
export function colorClass(userId: number): string {
  if (userId === 0) return "a0";
  const place = accounts.value.findIndex(({ user_id }) => user_id === userId);
  return `a${((place === -1 ? userId - 1 : place) % 6) + 1}`;
}

/** An account: a dot and its name. */
export function Who({ account, short = false }: { account: TraceAccount | undefined; short?: boolean }) {
  if (account === undefined) {
    return (
      <span class="who a0">
        <span class="dot" />
        <span>no account</span>
      </span>
    );
  }
  return (
    <span class={`who ${colorClass(account.user_id)}`} title={plainText(account.email)}>
      <span class="dot" />
      <Name text={short ? shortName(account.name) : account.name} className="el" />
    </span>
  );
}

/** JSON with colors, wrapped at any width. Times have the clock time next to them. */
export function Json({ value, label }: { value: unknown; label: string }) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [value]);
  const room: Room = { lines: isWhole ? Infinity : MOST_LINES };
  const parts = jsonParts(value, 0, "", room);
  return (
    <>
      <pre class="code" tabIndex={0} role="region" aria-label={label}>
        {parts}
      </pre>
      {room.lines > 0 ? null : (
        <button class="btn gh link" onClick={() => setWhole(true)}>
          Show all lines
        </button>
      )}
    </>
  );
}

/** Beyond so many lines a value takes longer to draw than a step may take. */
const MOST_LINES = 250;

/** How many lines may follow. */
interface Room {
  lines: number;
}

/** The items that fit, and a line about those that do not. */
function fitting<Item>(
  items: readonly Item[],
  room: Room,
  indent: string,
  line: (item: Item, isLast: boolean) => VNode,
) {
  const drawn: VNode[] = [];
  for (const [index, item] of items.entries()) {
    if (room.lines <= 0) break;
    room.lines -= 1;
    drawn.push(line(item, index === items.length - 1));
  }
  const left = items.length - drawn.length;
  return left === 0 ? drawn : [...drawn, <span class="c">{`${indent}… ${left} more\n`}</span>];
}

function jsonParts(value: unknown, depth: number, key: string, room: Room): ComponentChildren {
  const indent = "  ".repeat(depth + 1);
  const end = "  ".repeat(depth);
  if (typeof value === "string")
    return (
      <span class="s">
        "<Plain text={value} />"
      </span>
    );
  if (typeof value !== "object" || value === null) {
    const time = typeof value === "number" && value > 1e9 && value < 1e11 && /time|date|_at$|^now$|timestamp/.test(key);
    return (
      <>
        <span class="d">{String(value)}</span>
        {time ? <span class="c"> ({new Date(value * 1000).toISOString().slice(0, 19).replace("T", " ")})</span> : null}
      </>
    );
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    if (value.length <= 12 && value.every((item) => typeof item === "number"))
      return (
        <>
          [
          {value.map((item, index) => (
            <>
              {index > 0 ? ", " : ""}
              <span class="d">{item}</span>
            </>
          ))}
          ]
        </>
      );
    return (
      <>
        {"[\n"}
        {fitting(value, room, indent, (item, isLast) => (
          <>
            {indent}
            {jsonParts(item, depth + 1, key, room)}
            {isLast ? "\n" : ",\n"}
          </>
        ))}
        {`${end}]`}
      </>
    );
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return "{}";
  return (
    <>
      {"{\n"}
      {fitting(fields, room, indent, ([name, field], isLast) => (
        <>
          {indent}
          <span class="k">
            "<Plain text={name} />"
          </span>
          : {jsonParts(field, depth + 1, name, room)}
          {isLast ? "\n" : ",\n"}
        </>
      ))}
      {`${end}}`}
    </>
  );
}
