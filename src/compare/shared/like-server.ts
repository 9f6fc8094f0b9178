/** A realm for the model that is like that of a server: the same accounts with the same roles, and the same settings. */
import { objectsIn } from "../../matching/json-value";
import type { Fixture, FixtureUser } from "../../model/fixture/fixture";
import { ownSettings, plainRealmSettings } from "../../own-realm/settings-part";
import { isFixture, usableSettings } from "../../own-realm/usable";
import { isRole } from "../../protocol/accounts";
import { REALM_GROUP_SETTINGS } from "../../protocol/group-settings";
import { REALM_SETTINGS } from "../../protocol/realm-settings";
import type { Ask, PoolAccount } from "../../targets/building";
import type { OwnState } from "./own-state";

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
  return { ...base, settings: usableSettings(settingsOf(server), (settings) => isFixture({ ...base, settings })) };
}

function usersOf({ feature_level, pool, states, members }: KnownServer): readonly FixtureUser[] {
  const own = new Set(pool.map(({ user_id }) => user_id));
  const played = pool.map(({ delivery_email, full_name, api_key, role }, place): FixtureUser => {
    const state = states[place] ?? {};
    const words = state["alert_words"];
    const user: FixtureUser = {
      ...{ email: delivery_email, full_name, api_key, ...roleOf(role) },
      alert_words: Array.isArray(words) ? words.map(String) : [],
    };
    const isUsable = (settings: Body): boolean => isFixture({ feature_level, users: [{ ...user, settings }] });
    return { ...user, settings: usableSettings(ownSettings(state, feature_level), isUsable) };
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

function roleOf(role: unknown): Pick<FixtureUser, "role"> {
  return typeof role === "number" && isRole(role) ? { role } : {};
}

/** Channels that the model does not have. */
const CHANNELS: ReadonlySet<string> = new Set(
  Object.entries(REALM_SETTINGS).flatMap(([name, { rule }]) => (rule.kind === "channel" ? [name] : [])),
);

function settingsOf({ feature_level, realm, groups }: KnownServer): Body {
  const names = new Map(
    groups.map(({ id, name, is_system_group }) => [id, is_system_group === true ? name : undefined]),
  );
  const plain = plainRealmSettings(realm, feature_level).filter(([name]) => !CHANNELS.has(name));
  const permissions = Object.keys(REALM_GROUP_SETTINGS).flatMap((name) => {
    const group = names.get(realm[`realm_${name}`]);
    return group === undefined ? [] : [[name, group]];
  });
  return Object.fromEntries([...plain, ...permissions]);
}
