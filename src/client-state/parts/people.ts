import { byKey, changed, type Fields, list, merged, type Part, record, UNKNOWN, without, withoutPerson } from "../part";

/** The name of whatever stands for an account that the client may not know of. */
const NOBODY = "Unknown user";

/** What clients work out for themselves from addresses. */
const UNTOLD = ["avatar_url", "avatar_url_medium", "is_active"];

/** The accounts of the realm by ID; those that the client may not know of are left out. */
export const USERS: Part = {
  begin: ({ realm_users, realm_non_active_users }) => {
    if (realm_users === undefined) return undefined;
    return { ...people(realm_users, true), ...people(realm_non_active_users, false) };
  },
  on: {
    realm_user: (value, event) => peopleAfter(record(value), event),
    // With a field of the profile go all its values.
    custom_profile_fields: (value, event) => {
      const left = list(event["fields"]).map((field) => String(record(field)["id"]));
      const users = Object.entries(record(value));
      return Object.fromEntries(users.map(([id, user]) => [id, withProfileFields(record(user), left)]));
    },
  },
};

function withProfileFields(user: Fields, ids: readonly string[]): Fields {
  const kept = Object.entries(record(user["profile_data"])).filter(([id]) => ids.includes(id));
  return user["profile_data"] === undefined ? user : { ...user, profile_data: Object.fromEntries(kept) };
}

function people(items: unknown, is_active: boolean): Fields {
  const known = list(items)
    .map(record)
    .filter(({ full_name }) => full_name !== NOBODY);
  return byKey(
    known.map((person) => ({ ...without(person, ...UNTOLD), is_active })),
    "user_id",
  );
}

function peopleAfter(users: Fields, event: Fields): Fields {
  const person = record(event["person"]);
  switch (event["op"]) {
    case "add":
      return { ...users, ...people([person], person["is_active"] !== false) };
    case "remove":
      if (isOutOfSight(person)) return without(users, String(person["user_id"]));
      return changed(users, person["user_id"], (user) => ({ ...user, is_active: false }));
    default:
      return changed(users, person["user_id"], (user) => personAfter(user, person));
  }
}

/** Whether somebody who was removed is out of sight: old servers said that of deactivated accounts, by their names. */
function isOutOfSight(person: Fields): boolean {
  return person["full_name"] === NOBODY || person["full_name"] === undefined;
}

function personAfter(user: Fields, { user_id: _id, new_email, role, custom_profile_field, ...rest }: Fields): Fields {
  const { is_active, ...fields } = rest;
  return {
    ...user,
    ...without(fields, ...UNTOLD, "avatar_source"),
    ...(is_active === undefined ? {} : { is_active }),
    ...(new_email === undefined ? {} : { email: new_email }),
    ...(typeof role === "number"
      ? { role, is_owner: role === 100, is_admin: role <= 200, is_guest: role === 600 }
      : {}),
    ...(custom_profile_field === undefined
      ? {}
      : { profile_data: profileAfter(record(user["profile_data"]), record(custom_profile_field)) }),
  };
}

function profileAfter(profile: Fields, { id, ...value }: Fields): Fields {
  return value["value"] === null ? without(profile, String(id)) : { ...profile, [String(id)]: value };
}

/** The user groups by ID. */
export const USER_GROUPS: Part = {
  begin: ({ realm_user_groups: groups }) => (groups === undefined ? undefined : byKey(groups, "id")),
  on: {
    user_group: (value, event) => {
      const groups = record(value);
      if (event["op"] === "add") return { ...groups, ...byKey([event["group"]], "id") };
      if (event["op"] === "remove") return without(groups, String(event["group_id"]));
      return changed(groups, event["group_id"], (group) => groupAfter(group, event));
    },
    realm_user: (value, event) => {
      const person = record(event["person"]);
      if (person["is_active"] !== false) return value;
      const groups = Object.entries(record(value));
      return Object.fromEntries(groups.map(([id, group]) => [id, withoutPerson(record(group), person["user_id"])]));
    },
  },
};

function groupAfter(group: Fields, event: Fields): Fields {
  const { members, direct_subgroup_ids: subgroups } = group;
  switch (event["op"]) {
    case "add_members":
      return { ...group, members: merged(members, event["user_ids"]) };
    case "remove_members":
      return { ...group, members: merged(members, [], event["user_ids"]) };
    case "add_subgroups":
      return { ...group, direct_subgroup_ids: merged(subgroups, event["direct_subgroup_ids"]) };
    case "remove_subgroups":
      return { ...group, direct_subgroup_ids: merged(subgroups, [], event["direct_subgroup_ids"]) };
    default:
      return { ...group, ...record(event["data"]) };
  }
}

/** The bots that the account manages, by ID. Their pictures follow from their addresses. */
export const BOTS: Part = {
  begin: ({ realm_bots: bots }) =>
    bots === undefined
      ? undefined
      : byKey(
          list(bots).map((bot) => without(record(bot), "avatar_url")),
          "user_id",
        ),
  on: {
    realm_bot: (value, event) => {
      const bot = without(record(event["bot"]), "avatar_url");
      if (event["op"] === "add") return { ...record(value), ...byKey([bot], "user_id") };
      if (event["op"] === "delete") return without(record(value), String(bot["user_id"]));
      if (event["op"] === "remove") {
        return changed(record(value), bot["user_id"], (present) => ({ ...present, is_active: false }));
      }
      return changed(record(value), bot["user_id"], (present) => ({ ...present, ...bot }));
    },
  },
};

/** Of somebody who has come into sight the client knows neither status nor presence until the next change. */
function unknownOfNewcomer(value: unknown, event: Fields): unknown {
  const person = record(event["person"]);
  const id = String(person["user_id"]);
  if (event["op"] === "add") return { ...record(value), [id]: UNKNOWN };
  return event["op"] === "remove" && isOutOfSight(person) ? without(record(value), id) : value;
}

/** What people say of themselves, by user ID. */
export const USER_STATUS: Part = {
  begin: ({ user_status }) => user_status,
  on: {
    realm_user: unknownOfNewcomer,
    user_status: (value, event) => {
      const key = String(event["user_id"]);
      const said = { ...record(record(value)[key]), ...without(event, "id", "type", "user_id", "away") };
      const left = Object.entries(said).filter(([, text]) => text !== "");
      return left.length === 0 ? without(record(value), key) : { ...record(value), [key]: Object.fromEntries(left) };
    },
  },
};

/** When people were last there, by user ID; only in the newer form, since the older one goes by address. */
export const PRESENCES: Part = {
  begin: ({ presences }) => (Object.keys(record(presences)).some((key) => key.includes("@")) ? UNKNOWN : presences),
  on: {
    realm_user: (value, event) => (value === UNKNOWN ? value : unknownOfNewcomer(value, event)),
    presence: (value, event) =>
      value === UNKNOWN || event["presences"] === undefined
        ? UNKNOWN
        : { ...record(value), ...record(event["presences"]) },
  },
};
