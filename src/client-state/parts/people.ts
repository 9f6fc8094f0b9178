import {
  byKey,
  changed,
  type Fields,
  isDeactivation,
  isOutOfSight,
  leavesGroups,
  list,
  merged,
  NOBODY,
  part,
  record,
  UNKNOWN,
  without,
  withoutPerson,
} from "../part";

/** What clients work out for themselves from addresses. */
const UNTOLD = ["avatar_url", "avatar_url_medium", "is_active"];

/** The accounts of the realm by ID; those that the client may not know of are left out. */
export const USERS = part({
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
});

function withProfileFields(user: Fields, ids: readonly string[]): Fields {
  const profile = user["profile_data"];
  if (profile === undefined || profile === UNKNOWN) return user;
  const kept = Object.entries(record(profile)).filter(([id]) => ids.includes(id));
  return { ...user, profile_data: Object.fromEntries(kept) };
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
      // Whoever comes into sight is told of without the values of the profile.
      return { ...users, ...people([{ ...person, profile_data: UNKNOWN }], person["is_active"] !== false) };
    case "remove":
      if (isOutOfSight(person)) return without(users, String(person["user_id"]));
      return changed(users, person["user_id"], (user) => ({ ...user, is_active: false }));
    default:
      return changed(users, person["user_id"], (user) => personAfter(user, person));
  }
}

function personAfter(user: Fields, { user_id: _id, new_email, role, custom_profile_field, ...rest }: Fields): Fields {
  const { is_active, ...fields } = rest;
  return {
    ...user,
    ...without(fields, ...UNTOLD, "avatar_source"),
    ...(is_active === undefined ? {} : { is_active }),
    ...(new_email === undefined ? {} : { email: new_email }),
    ...(typeof role === "number" ? rightsOf(user, role) : {}),
    ...(custom_profile_field === undefined
      ? {}
      : { profile_data: profileAfter(user["profile_data"], record(custom_profile_field)) }),
  };
}

/** What a role means, in those fields that the server has. */
function rightsOf(user: Fields, role: number): Fields {
  const rights = { role, is_owner: role === 100, is_admin: role <= 200, is_guest: role === 600 };
  return Object.fromEntries(Object.entries(rights).filter(([name]) => name in user));
}

function profileAfter(profile: unknown, { id, ...value }: Fields): unknown {
  if (profile === UNKNOWN) return UNKNOWN;
  const values = record(profile);
  return value["value"] === null ? without(values, String(id)) : { ...values, [String(id)]: value };
}

/** The user groups by ID. */
export const USER_GROUPS = part({
  begin: ({ realm_user_groups: groups }) => (groups === undefined ? undefined : byKey(groups, "id")),
  on: {
    user_group: (value, event) => {
      const groups = record(value);
      if (event["op"] === "add") return { ...groups, ...byKey([event["group"]], "id") };
      if (event["op"] === "remove") return without(groups, String(event["group_id"]));
      return changed(groups, event["group_id"], (group) => groupAfter(group, event));
    },
    realm_user: (value, event, state) => {
      if (!isDeactivation(event)) return value;
      const { user_id } = record(event["person"]);
      const groups = Object.entries(record(value)).map(([id, group]) => [id, withoutPerson(record(group), user_id)]);
      if (leavesGroups(state)) return Object.fromEntries(groups);
      const members = (id: string): Fields => ({ members: record(record(value)[id])["members"] });
      return Object.fromEntries(groups.map(([id, group]) => [id, { ...record(group), ...members(String(id)) }]));
    },
  },
});

function groupAfter(group: Fields, event: Fields): Fields {
  const { members, direct_subgroup_ids: subgroups } = group;
  switch (event["op"]) {
    case "add_members":
      return { ...group, members: merged(members, event["user_ids"]) };
    case "remove_members":
      return { ...group, members: merged(members, [], event["user_ids"]) };
    case "add_subgroups":
      return withSubgroups(group, merged(subgroups, event["direct_subgroup_ids"]));
    case "remove_subgroups":
      return withSubgroups(group, merged(subgroups, [], event["direct_subgroup_ids"]));
    default:
      return { ...group, ...record(event["data"]) };
  }
}

/** Servers told of the groups in a group before they showed them with it. */
function withSubgroups(group: Fields, direct_subgroup_ids: readonly number[]): Fields {
  return "direct_subgroup_ids" in group ? { ...group, direct_subgroup_ids } : group;
}

/** The bots that the account manages, by ID. Their pictures follow from their addresses. */
export const BOTS = part({
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
});

/**
 * Of somebody who has come into sight, or back, the client knows neither status nor presence until the next change; who
 * has left has none.
 */
function unknownOfNewcomer(value: unknown, event: Fields): unknown {
  const { user_id, is_active } = record(event["person"]);
  const id = String(user_id);
  if (event["op"] === "remove" || isDeactivation(event)) return without(record(value), id);
  return event["op"] === "add" || is_active === true ? { ...record(value), [id]: UNKNOWN } : value;
}

/** What people say of themselves, by user ID. */
export const USER_STATUS = part({
  begin: ({ user_status }) => user_status,
  on: {
    realm_user: unknownOfNewcomer,
    user_status: (value, event) => {
      const key = String(event["user_id"]);
      // An event may change a part of the status alone.
      if (record(value)[key] === UNKNOWN) return value;
      const said = { ...record(record(value)[key]), ...without(event, "id", "type", "user_id", "away") };
      const left = Object.entries(said).filter(([, text]) => text !== "");
      return left.length === 0 ? without(record(value), key) : { ...record(value), [key]: Object.fromEntries(left) };
    },
  },
});

/** When people were last there, by user ID; only in the newer form, since the older one goes by address. */
export const PRESENCES = part({
  begin: ({ presences }) => (Object.keys(record(presences)).some((key) => key.includes("@")) ? UNKNOWN : presences),
  on: {
    realm_user: (value, event) => {
      if (value === UNKNOWN) return value;
      // Registrations give the presence of all active people, also of those out of sight.
      const isHidden = event["op"] === "remove" && isOutOfSight(record(event["person"]));
      return unknownOfNewcomer(value, isHidden ? { ...event, op: "add" } : event);
    },
    presence: (value, event) =>
      value === UNKNOWN || event["presences"] === undefined
        ? UNKNOWN
        : { ...record(value), ...record(event["presences"]) },
  },
});
