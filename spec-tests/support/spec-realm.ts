import type { Fixture, Realm } from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import type { Channel } from "../../src/model/realm/channel";
import { frozen } from "../../src/model/realm/freeze";
import type { RealmSettings } from "../../src/model/realm/settings";
import type { User } from "../../src/model/realm/user";
import { allGroups } from "../../src/model/rules/user-groups/group-membership";
import { askedGrowth, grownRealm } from "./grown-realm";
import { EVERY_ROLE_FIXTURE } from "./realms";

/** The first of sixteen users that make a channel large, by user ID. */
export const FIRST_OF_MANY = 9;

/** Messages of the realm, by ID; those of the crowd lie before the named ones. */
const CROWD = 16;
export const BY_MEL = CROWD + 1;
export const IN_SECRET = CROWD + 2;
export const DIRECT_TO_MEL = CROWD + 3;
export const IN_ATTIC = CROWD + 4;
export const BY_NINA = CROWD + 5;
export const POLL_OF_MEL = CROWD + 6;
export const DIRECT_OF_MEL = CROWD + 7;

/** Further channels, by ID. */
export const NEVER_EMPTY = 6;
export const ONLY_EMPTY = 7;
export const DEFAULT_ONE = 8;
export const CLOSED_CELLAR = 9;

/** User groups, by ID; they stand behind the system groups. */
export const LEADS = 9;
export const COOKS = 10;
export const CLOSED = 11;

const crowd = Array.from({ length: CROWD }, (_, index) => `many${index + 1}@example.test`);

/** The realm of the specs: like `everyRole`, with many users, and with things of every kind. */
export const SPEC_FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  users: [
    ...(EVERY_ROLE_FIXTURE.users ?? []),
    ...crowd.map((email, index) => ({ email, full_name: `Many ${index + 1}`, api_key: `many-${index + 1}` })),
  ],
  groups: [
    {
      name: "leads",
      members: ["olive@example.test"],
      subgroups: ["cooks"],
      can_manage_group: { direct_members: ["morgan@example.test"] },
    },
    { name: "cooks", members: ["mel@example.test"], can_mention_group: "role:moderators" },
    { name: "closed", members: ["nina@example.test"], deactivated: true },
  ],
  channel_folders: [{ name: "Projects" }, { name: "Old", is_archived: true }, { name: "Third" }],
  custom_profile_fields: [
    { name: "Pronouns", type: 1 },
    { name: "Birthday", type: 4 },
  ],
  channels: [
    ...(EVERY_ROLE_FIXTURE.channels ?? []),
    { name: "never empty", topics_policy: "disable_empty_topic", subscribers: "all" },
    { name: "only empty", topics_policy: "empty_topic_only", subscribers: "all" },
    { name: "default one", is_default_stream: true, subscribers: "all", folder: "Projects" },
    { name: "closed cellar", invite_only: true, is_archived: true, subscribers: ["olive@example.test"] },
  ],
  messages: [
    ...crowd.map((sender) => ({ sender, channel: "general", topic: "busy", content: "hi", sent: -1000 })),
    { sender: "mel@example.test", channel: "general", topic: "hello", content: "hi", sent: -60 },
    { sender: "olive@example.test", channel: "secret", topic: "hello", content: "hi", sent: -59 },
    { sender: "olive@example.test", to: ["mel@example.test"], content: "psst", sent: -58 },
    { sender: "mel@example.test", channel: "attic", topic: "hello", content: "hi", sent: -57 },
    { sender: "nina@example.test", channel: "general", topic: "hello", content: "hi", sent: -56 },
    { sender: "mel@example.test", channel: "general", topic: "hello", content: "/poll What?", sent: -55 },
    { sender: "mel@example.test", to: ["olive@example.test"], content: "hm", sent: -54 },
  ],
};

/** The realm of the fixture; grown for the test of growth, which says so in the environment. */
export const REALM: Realm = grownRealm(SPEC_FIXTURE, askedGrowth(process.env));

/** The ID of a system group. */
export function system(name: `role:${string}`): number {
  const group = allGroups(REALM).find((row) => row.name === name);
  if (group === undefined) throw new Error(`There is no group ${name}.`);
  return group.id;
}

function isGroupName(value: unknown): value is `role:${string}` {
  return typeof value === "string" && value.startsWith("role:");
}

/** Settings of the realm, with groups by name for permissions. */
type Given = { readonly [Name in keyof RealmSettings]?: RealmSettings[Name] | `role:${string}` };

/** Changes settings of the realm. */
export function setting(given: Given): (realm: Realm) => Realm {
  return (realm) => {
    const idOf = (value: unknown): unknown => (isGroupName(value) ? allGroups(realm).find((group) => group.name === value)?.id : value);
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, idOf(value)]));
    return withFields(realm, { settings: frozen({ ...realm.settings, ...values }) });
  };
}

/** The same realm at another feature level. */
export function level(feature_level: number): (realm: Realm) => Realm {
  return (realm) => withFields(realm, { feature_level });
}

/** The same realm, so much later. */
export function later(seconds: number): (realm: Realm) => Realm {
  return (realm) => withFields(realm, { now: realm.now + seconds });
}

/** The same realm, doing as servers do. */
export function asServers(realm: Realm): Realm {
  return withFields(realm, { profile: withFields(realm.profile, { follow: "server" }) });
}

/** Changes of the server's own settings. */
export function server(given: Partial<Realm["server"]>): (realm: Realm) => Realm {
  return (realm) => withFields(realm, { server: withFields(realm.server, given) });
}

/** Changes a channel. */
export function channel(id: number, given: Partial<Channel>): (realm: Realm) => Realm {
  return (realm) => {
    const before = realm.channels.get(id - 1);
    if (before === undefined) throw new Error(`There is no channel ${id}.`);
    return withFields(realm, { channels: realm.channels.set(id - 1, frozen({ ...before, ...given })) });
  };
}

/** Changes an account, its settings included. */
export function user(id: number, given: Partial<Omit<User, "settings">> & { settings?: Partial<User["settings"]> }) {
  return (realm: Realm): Realm => {
    const before = realm.users.get(id - 1);
    if (before === undefined) throw new Error(`There is no user ${id}.`);
    const settings = frozen({ ...before.settings, ...given.settings });
    return withFields(realm, { users: realm.users.set(id - 1, frozen({ ...before, ...given, settings })) });
  };
}

/** One change after the other. */
export function all(...changes: readonly ((realm: Realm) => Realm)[]): (realm: Realm) => Realm {
  return (realm) => changes.reduce((present, change) => change(present), realm);
}

/** Hides all other users from a guest: in no channel, in a realm where guests see only users of shared channels. */
export function blind(guestId: number): (realm: Realm) => Realm {
  return all(setting({ can_access_all_users_group: "role:members" }), (realm) =>
    withFields(realm, { subscriptions: realm.subscriptions.delete(guestId) }),
  );
}
