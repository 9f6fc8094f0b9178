/** The accounts and groups of a fixture, and what the account that has asked has for itself. */
import { isJsonObject, objectsIn } from "../matching/json-value";
import type { FixtureDraft, FixtureGroup, FixtureProfileField, FixtureUser } from "../model/fixture/fixture";
import { isoSeconds } from "../model/text/calendar";
import { isRole, type Role, ROLES } from "../protocol/accounts";
import { USER_GROUP_SETTINGS } from "../protocol/group-settings";
import { type Body, flagsIn, idsIn, integerIn, ownGroupsIn, textIn } from "./answers";
import type { Names } from "./names";
import type { ShownPerson } from "./people";
import { type ProfileReplacer, profileReplacer } from "./profile-part";
import { ownSettings, permissionsLike } from "./settings-part";
import { alertWord } from "./texts";

type Text = (written: string) => string;

/** What the accounts of a fixture are made from. */
export interface UsersSource {
  readonly registration: Body;
  readonly people: readonly ShownPerson[];
  readonly names: Names;
  readonly level: number;
  readonly text: Text;
}

/** The accounts, in the order of their IDs. */
export function usersPart(source: UsersSource): readonly FixtureUser[] {
  const profile = profileReplacer(source);
  return source.people.map((person) => ({
    ...common(person, source, profile),
    ...(person.user_id === source.registration["user_id"] ? own(source) : {}),
  }));
}

function common(
  { user_id, shown, is_active }: ShownPerson,
  { names }: UsersSource,
  profile: ProfileReplacer,
): FixtureUser {
  const renamed = names.people.get(user_id);
  const email = renamed?.email ?? "";
  const owner = names.people.get(Number(shown["bot_owner_id"]))?.email;
  const bot_type = ([1, 2, 3, 4] as const).find((type) => type === shown["bot_type"]);
  const joined = isoSeconds(textIn(shown, "date_joined") ?? "") ?? 0;
  const timezone = textIn(shown, "timezone") ?? "";
  const isBot = shown["is_bot"] === true;
  return {
    email,
    full_name: renamed?.name,
    role: roleOf(shown),
    api_key: `key-of-${email.replace(/@.*$/u, "")}`,
    ...(isBot ? { is_bot: true, ...(bot_type === undefined ? {} : { bot_type }) } : {}),
    ...(isBot && owner !== undefined ? { bot_owner: owner } : {}),
    ...(is_active ? {} : { is_active }),
    ...(shown["is_imported_stub"] === true ? { is_imported_stub: true } : {}),
    ...(joined > 0 ? { date_joined: Math.floor(joined) } : {}),
    ...(timezone === "" ? {} : { timezone }),
    ...profile.valuesOf(shown),
  };
}

function roleOf(shown: Body): Role {
  const { role } = shown;
  if (typeof role === "number" && isRole(role)) return role;
  if (shown["is_owner"] === true) return ROLES.OWNER;
  if (shown["is_admin"] === true) return ROLES.ADMINISTRATOR;
  return shown["is_guest"] === true ? ROLES.GUEST : ROLES.MEMBER;
}

function own({ registration, names, level }: UsersSource): Partial<FixtureUser> {
  const { alert_words, muted_users } = registration;
  const words = Array.isArray(alert_words) ? alert_words.map((word) => alertWord(names, String(word))) : [];
  const muted = objectsIn(muted_users).flatMap(({ id }) => names.people.get(Number(id))?.email ?? []);
  return {
    settings: ownSettings(registration, level),
    ...(words.length === 0 ? {} : { alert_words: [...new Set(words)] }),
    ...(muted.length === 0 ? {} : { muted_users: muted }),
  };
}

/** The groups that are not system groups. */
export function groupsPart({ registration, names, text }: UsersSource): readonly FixtureGroup[] {
  return ownGroupsIn(registration).map((group) => ({
    name: names.groups.get(Number(group["id"])) ?? "",
    description: text(textIn(group, "description") ?? ""),
    members: idsIn(group["members"]).flatMap((id) => names.people.get(id)?.email ?? []),
    subgroups: idsIn(group["direct_subgroup_ids"]).flatMap((id) => names.groups.get(id) ?? []),
    ...flagsIn(group, ["deactivated"]),
    ...permissionsLike(USER_GROUP_SETTINGS, group, names),
  }));
}

/** The custom profile fields, in their order. */
export function fieldsPart(source: UsersSource): readonly FixtureProfileField[] {
  return profileReplacer(source).fields;
}

/** The drafts of the account. */
export function draftsPart({ registration, names, text }: UsersSource): readonly FixtureDraft[] {
  const user = names.people.get(Number(registration["user_id"]))?.email;
  if (user === undefined) return [];
  const drafts = [...objectsIn(registration["drafts"])].sort((a, b) => Number(a["id"]) - Number(b["id"]));
  return drafts.flatMap((draft): readonly FixtureDraft[] => {
    const type = (["", "stream", "private"] as const).find((one) => one === draft["type"]) ?? "";
    const listed = idsIn(draft["to"]);
    const things = type === "stream" ? names.channels : names.people;
    const to = type === "" ? [] : listed.flatMap((id) => nameOf(things.get(id), type));
    if (to.length !== listed.length && type !== "") return [];
    const timestamp = integerIn(draft, "timestamp");
    return [
      {
        ...{ user, type, to, content: text(textIn(draft, "content") ?? "") },
        ...(type === "stream" ? { topic: names.topic(textIn(draft, "topic") ?? "") } : {}),
        ...(timestamp === undefined ? {} : { timestamp }),
      },
    ];
  });
}

function nameOf(thing: unknown, type: "stream" | "private"): readonly string[] {
  const value = isJsonObject(thing) ? thing[type === "stream" ? "name" : "email"] : undefined;
  return typeof value === "string" ? [value] : [];
}
