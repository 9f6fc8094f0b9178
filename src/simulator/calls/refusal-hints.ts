import type { Failure } from "../../model/outcome/failures";
import type { Realm } from "../../model/realm/realm";
import { allGroups } from "../../model/rules/user-groups/group-membership";
import { similarNames } from "../../protocol/problem-words";

/** Texts that are never names. */
const NO_NAMES: ReadonlySet<string> = new Set(["content", "type", "description", "password"]);
/** How many names a list in a hint has at most. */
const LISTED = 12;

interface Kind {
  readonly what: string;
  readonly names: readonly string[];
  /** In the order of the names; omitted where another kind lists the same accounts. */
  readonly ids?: readonly number[];
  /** Matches the reasons which say that a thing of this kind is unknown. */
  readonly reasons?: RegExp;
}

/** What a call can name: channels, accounts by address and by name, groups. */
function kindsOf(realm: Realm): readonly Kind[] {
  const [channels, people] = [[...realm.channels], [...realm.users]];
  const groups = [...allGroups(realm)].sort(
    (one, other) => Number(one.system_name !== null) - Number(other.system_name !== null),
  );
  return [
    {
      what: "channel",
      names: channels.map(({ name }) => name),
      ids: channels.map(({ stream_id }) => stream_id),
      reasons: /channel_unknown$/,
    },
    {
      what: "account",
      names: people.map(({ delivery_email }) => delivery_email),
      ids: people.map(({ user_id }) => user_id),
      reasons: /(?:user|member|recipient|principal)_unknown$/,
    },
    { what: "person", names: people.map(({ full_name }) => full_name) },
    {
      what: "group",
      names: groups.map(({ name }) => name),
      ids: groups.map(({ id }) => id),
      reasons: /(?<!stream_)group_unknown$/,
    },
  ];
}

/**
 * What a refused call probably intended, if it was refused because it names something unknown.
 *
 * @returns whole sentences, like `There is no channel "generl"; did you mean general?`. For IDs, and for names without
 *   a similar one, a list of what exists
 */
export function refusalHints(realm: Realm, error: Failure, params: unknown): readonly string[] {
  if (!error.reason.includes("unknown")) return [];
  const kinds = kindsOf(realm);
  const known = new Set(kinds.flatMap(({ names }) => names));
  const unknown = [...new Set(textsIn({ ...error, msg: "", code: "", reason: "", params }))].filter(
    (text) => text !== "" && !known.has(text),
  );
  const hints = unknown.flatMap((text) => {
    const [near] = similarNames(text, known);
    const what = kinds.find(({ names }) => near !== undefined && names.includes(near))?.what;
    return what === undefined ? [] : [`There is no ${what} "${text}"; did you mean ${near}?`];
  });
  const meant = kinds.find(({ reasons }) => reasons?.test(error.reason) === true);
  return hints.length > 0 || meant === undefined ? hints : [listOf(meant)];
}

function listOf({ what, names, ids = [] }: Kind): string {
  if (names.length === 0) return `The realm has no ${what}s.`;
  const listed = names.slice(0, LISTED).map((name, index) => `${name} (${ids[index]})`);
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : "";
  return `There are the ${what}s ${listed.join(", ")}${more}.`;
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) if (!NO_NAMES.has(key)) yield* textsIn(inner);
}
