import type { Failure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { allGroups } from "../../rules/user-groups/group-membership";
import { similarNames } from "../../spec/similar-names";

/** Texts that are never names. */
const NO_NAMES: ReadonlySet<string> = new Set(["content", "type", "description", "password"]);
/** How many names a list of what there is may have. */
const LISTED = 12;

interface Kind {
  readonly what: string;
  readonly names: readonly string[];
}

/** What can be named in a realm: channels, people by address and by name, groups. */
function kindsOf(realm: Realm): readonly Kind[] {
  const people = [...realm.users];
  return [
    { what: "channel", names: [...realm.channels].map(({ name }) => name) },
    { what: "account", names: people.map(({ delivery_email }) => delivery_email) },
    { what: "person", names: people.map(({ full_name }) => full_name) },
    { what: "group", names: allGroups(realm).map(({ name }) => name) },
  ];
}

/**
 * What somebody may have meant whose call was refused because something that it names is not there.
 *
 * @returns whole sentences, like `There is no channel "generl"; did you mean general?`
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
  return hints.length > 0 || error.code !== "STREAM_DOES_NOT_EXIST" ? hints : [channelsOf(realm)];
}

function channelsOf(realm: Realm): string {
  const channels = [...realm.channels].slice(0, LISTED);
  if (channels.length === 0) return "The realm has no channels.";
  return `There are the channels ${channels.map(({ name, stream_id }) => `${name} (${stream_id})`).join(", ")}.`;
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) if (!NO_NAMES.has(key)) yield* textsIn(inner);
}
