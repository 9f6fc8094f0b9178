/** Links to places of the realm: `#narrow/channel/5-general/topic/lunch/near/123`. */
import { narrowAddress } from "../model/text/markdown/channel-link-rules";
import type { Names } from "./names";

/** What a link refers to. */
export interface LinkNames {
  readonly names: Names;
  /** The ID in the fixture of a message; undefined for one that the fixture does not have. */
  readonly messageId: (id: number) => number | undefined;
}

const OPERATORS: ReadonlySet<string> = new Set(["near", "with", "id"]);

/**
 * The link to the same place of the fixture.
 *
 * @param narrow - what is behind `#narrow/`
 * @returns undefined for a place that the fixture does not have
 */
export function narrowLike(narrow: string, { names, messageId }: LinkNames): string | undefined {
  const parts = narrow.split("/");
  const terms = parts.flatMap((operator, place) => (place % 2 === 0 ? [[operator, parts[place + 1] ?? ""]] : []));
  const term = (...operators: readonly string[]) => terms.find(([operator = ""]) => operators.includes(operator))?.[1];
  const people = term("dm", "pm-with");
  const message = terms.find(([operator = ""]) => OPERATORS.has(operator));
  const id = message === undefined ? undefined : messageId(Number(message[1]));
  const last = message === undefined || id === undefined ? undefined : `${message[0]}/${id}`;
  if (people !== undefined) return directAddress(people, last, names);
  const channel = names.channels.get(Number.parseInt(term("channel", "stream") ?? "", 10));
  if (channel === undefined) return undefined;
  const topic = term("topic", "subject");
  const written = topic === undefined ? undefined : names.topic(decoded(topic));
  return narrowAddress({ stream_id: channel.id, name: channel.name }, written, last);
}

function directAddress(people: string, last: string | undefined, names: Names): string | undefined {
  const ids = (/^[\d,]+/u.exec(people)?.[0] ?? "").split(",").map((id) => names.people.get(Number(id))?.id);
  if (ids.includes(undefined)) return undefined;
  const slug = ids.length > 1 ? "group" : "dm";
  return [`/#narrow/dm/${ids.join(",")}-${slug}`, ...(last === undefined ? [] : [last])].join("/");
}

/** The operand of an address: a dot is a percent sign. */
function decoded(operand: string): string {
  try {
    return decodeURIComponent(operand.replaceAll(".", "%"));
  } catch {
    return operand;
  }
}
