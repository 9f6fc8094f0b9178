/** What a realm has answered to one of its accounts, as far as a fixture has a place for it. */
import { objectsIn } from "../matching/json-value";

/** An object of an answer. */
export type Body = Readonly<Record<string, unknown>>;

/** The answers of a realm. */
export interface OwnRealm {
  /** The address of the account that has asked. */
  readonly email: string;
  /** The answer of `POST /register` to a client that knows everything. */
  readonly registration: Body;
  /** Messages in Markdown, ascending by ID, each once. */
  readonly messages: readonly Body[];
}

/** The IDs of a list; of anything else, none. */
export function idsIn(listed: unknown): readonly number[] {
  return Array.isArray(listed) ? listed.filter((id): id is number => Number.isInteger(id)) : [];
}

/** The value of a field, if it is a text. */
export function textIn(body: Body, field: string): string | undefined {
  const value = body[field];
  return typeof value === "string" ? value : undefined;
}

/** The value of a field, if it is an integer. */
export function integerIn(body: Body, field: string): number | undefined {
  const value = body[field];
  return typeof value === "number" && Number.isInteger(value) ? value : undefined;
}

/** The given fields of an object that are true or false. */
export function flagsIn<Name extends string>(body: Body, names: readonly Name[]): { [Flag in Name]?: boolean } {
  const flags: { [Flag in Name]?: boolean } = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === "boolean") flags[name] = value;
  }
  return flags;
}

/** Every channel that the account is shown, by ID: those that it is subscribed to, was, and never was. */
export function channelsIn(registration: Body): readonly Body[] {
  const rows = ["subscriptions", "unsubscribed", "never_subscribed"].flatMap((name) => objectsIn(registration[name]));
  const byId = new Map(rows.map((row) => [row["stream_id"], row]));
  return [...byId.values()].sort((a, b) => Number(a["stream_id"]) - Number(b["stream_id"]));
}

/** The groups that are not system groups. */
export function ownGroupsIn(registration: Body): readonly Body[] {
  return objectsIn(registration["realm_user_groups"]).filter(({ is_system_group }) => is_system_group !== true);
}
