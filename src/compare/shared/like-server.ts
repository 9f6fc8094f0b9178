/** A realm for the model that is like that of a server: the same accounts with the same roles, and the same settings. */
import { createRealm } from "../../model/fixture/create-realm";
import type { Fixture, FixtureUser } from "../../model/fixture/fixture";
import { FixtureProblem } from "../../model/fixture/fixture-basics";
import { ROLES } from "../../protocol/accounts";
import { REALM_GROUP_SETTINGS } from "../../protocol/group-settings";
import { REALM_SETTINGS } from "../../protocol/realm-settings";
import { USER_SETTINGS } from "../../protocol/user-settings";
import { isJsonObject } from "../../matching/json-value";
import type { OwnState } from "./put-back";
import type { Ask, PoolAccount } from "../../targets/building";

type Body = Readonly<Record<string, unknown>>;

/** What is known of a server. */
export interface KnownServer {
  readonly feature_level: number;
  readonly pool: readonly PoolAccount[];
  /** What each account of the pool has for itself. */
  readonly states: readonly OwnState[];
  /** What the owner is shown of the realm. */
  readonly realm: Body;
  /** All accounts, as the owner is shown them. */
  readonly members: readonly Body[];
  readonly groups: readonly Body[];
}

/** Reads what the model needs to know. */
export async function readServer(
  ask: Ask,
  owner: PoolAccount,
): Promise<Pick<KnownServer, "realm" | "members" | "groups">> {
  const realm = await ask(owner, "POST", "/register", { event_types: ["realm"], fetch_event_types: ["realm"] });
  await ask(owner, "DELETE", "/events", { queue_id: realm["queue_id"] });
  const { members } = await ask(owner, "GET", "/users");
  const { user_groups } = await ask(owner, "GET", "/user_groups");
  return { realm, members: objectsIn(members), groups: objectsIn(user_groups) };
}

/** The fixture of a realm that is like that of the server; settings that no fixture can have are not taken. */
export function fixtureLike(server: KnownServer, now: number): Fixture {
  const { feature_level, realm } = server;
  const url = realm["realm_url"] ?? realm["realm_uri"];
  const base: Fixture = {
    feature_level,
    now,
    ...(typeof url === "string" ? { realm: { url } } : {}),
    users: usersOf(server),
  };
  const settings = Object.entries(settingsOf(server));
  const whole: Fixture = { ...base, settings: Object.fromEntries(settings) };
  if (isUsable(whole)) return whole;
  const usable = settings.filter((entry) => isUsable({ ...base, settings: Object.fromEntries([entry]) }));
  return { ...base, settings: Object.fromEntries(usable) };
}

function isUsable(fixture: Fixture): boolean {
  try {
    createRealm(fixture);
    return true;
  } catch (problem) {
    if (problem instanceof FixtureProblem) return false;
    throw problem;
  }
}

function usersOf({ pool, states, members }: KnownServer): readonly FixtureUser[] {
  const own = new Set(pool.map(({ user_id }) => user_id));
  const played = pool.map(({ delivery_email, full_name, api_key, role }, place): FixtureUser => {
    const shown = states[place]?.["user_settings"];
    const words = states[place]?.["alert_words"];
    const settings = Object.entries(isJsonObject(shown) ? shown : {}).filter(([name]) =>
      Object.hasOwn(USER_SETTINGS, name),
    );
    const user: FixtureUser = {
      ...{ email: delivery_email, full_name, api_key, ...roleOf(role) },
      alert_words: Array.isArray(words) ? words.map(String) : [],
    };
    const whole: FixtureUser = { ...user, settings: Object.fromEntries(settings) };
    return isUsable({ users: [whole] }) ? whole : user;
  });
  const others = members
    .filter(({ user_id, is_bot }) => !own.has(Number(user_id)) && is_bot !== true)
    .map(({ email, delivery_email, full_name, role, is_active }) => ({
      email: String(delivery_email ?? email),
      full_name: String(full_name),
      ...roleOf(role),
      is_active: is_active !== false,
    }));
  return [...played, ...others];
}

function roleOf(number: unknown): Pick<FixtureUser, "role"> {
  const role = Object.values(ROLES).find((one) => one === number);
  return role === undefined ? {} : { role };
}

function settingsOf({ realm, groups }: KnownServer): Body {
  const names = new Map(
    groups.map(({ id, name, is_system_group }) => [id, is_system_group === true ? name : undefined]),
  );
  const plain = Object.entries(REALM_SETTINGS).flatMap(([name, { rule }]) =>
    rule.kind !== "channel" && Object.hasOwn(realm, `realm_${name}`) ? [[name, realm[`realm_${name}`]]] : [],
  );
  const permissions = Object.keys(REALM_GROUP_SETTINGS).flatMap((name) => {
    const group = names.get(realm[`realm_${name}`]);
    return group === undefined ? [] : [[name, group]];
  });
  return Object.fromEntries([...plain, ...permissions]);
}

function objectsIn(listed: unknown): readonly Body[] {
  return Array.isArray(listed) ? listed.filter(isJsonObject) : [];
}
