import { type Drafted, listIn, type Writable } from "../../../model/collections/drafts";
import { ROLES } from "../../../protocol/accounts";
import type { StatePart } from "../../../protocol/records/registration";
import { byKey, type EventOf, mergedNumbers, type PartNamed, without } from "../part";
import { type ClientState, type KnownBot, type KnownPerson, type Rows, UNKNOWN, type Unknown } from "../state";
import { deactivatedBy, isNotVisible, leavesGroups, reactivatedBy, takeOut, UNKNOWN_USER } from "../user-events";

/** An account as registrations and events list it. */
type Listed = NonNullable<StatePart["realm_users"]>[number];

/** The accounts of the realm by ID, without accounts that the client cannot see. */
export const USERS = {
  begin: ({ realm_users, realm_non_active_users }) =>
    realm_users && { ...people(realm_users, true), ...people(realm_non_active_users ?? [], false) },
  on: {
    realm_user: peopleAfter,
    // When a field of the profile is deleted, all its values are deleted.
    custom_profile_fields: (users, { fields }) => {
      const left = fields.map(({ id }) => String(id));
      for (const user of Object.values(users)) {
        const { profile_data: values } = user;
        if (values === undefined || values === UNKNOWN) continue;
        if (Object.keys(values).every((id) => left.includes(id))) continue;
        user.profile_data = Object.fromEntries(Object.entries(values).filter(([id]) => left.includes(id)));
      }
    },
  },
} satisfies PartNamed<"users">;

/** Users by ID, without what clients compute from addresses. */
function people(rows: readonly Listed[], is_active: boolean): Rows<KnownPerson> {
  const known = rows.filter(({ full_name }) => full_name !== UNKNOWN_USER);
  return byKey(
    known.map((row) => ({ ...without(row, "avatar_url"), is_active })),
    "user_id",
  );
}

function peopleAfter(users: Drafted<Rows<KnownPerson>>, event: EventOf<"realm_user">): void {
  const { user_id } = event.person;
  const user = users[user_id];
  switch (event.op) {
    case "add":
      // The event for an account that becomes visible has no values of the profile.
      if (event.person.full_name !== UNKNOWN_USER)
        users[user_id] = {
          ...without(event.person, "avatar_url"),
          is_active: event.person.is_active !== false,
          profile_data: UNKNOWN,
        };
      return;
    case "remove":
      if (isNotVisible(event.person)) delete users[user_id];
      else if (user !== undefined) user.is_active = false;
      return;
    case "update":
      if (user !== undefined) change(user, event.person);
  }
}

type Aspects = Extract<EventOf<"realm_user">, { readonly op: "update" }>["person"];

/** Fields that the client computes. */
const UNREPORTED = ["user_id", "avatar_url", "avatar_url_medium", "avatar_source"];

function change(user: Writable<KnownPerson>, aspect: Aspects): void {
  if ("new_email" in aspect) user.email = aspect.new_email;
  else if ("role" in aspect) changeRole(user, aspect.role);
  else if ("custom_profile_field" in aspect) changeProfile(user, aspect.custom_profile_field);
  else Object.assign(user, Object.fromEntries(Object.entries(aspect).filter(([name]) => !UNREPORTED.includes(name))));
}

/** The fields that follow from a role, if the server has them. */
function changeRole(user: Writable<KnownPerson>, role: number): void {
  const rights = {
    role,
    is_owner: role === ROLES.OWNER,
    is_admin: role <= ROLES.ADMINISTRATOR,
    is_guest: role === ROLES.GUEST,
  };
  Object.assign(user, Object.fromEntries(Object.entries(rights).filter(([name]) => name in user)));
}

type ProfileField = Extract<Aspects, { readonly custom_profile_field: unknown }>["custom_profile_field"];

/** Events report the profiles of bots, but the interface does not show them. */
function changeProfile(user: Writable<KnownPerson>, { id, value, rendered_value }: ProfileField): void {
  if (user.profile_data === UNKNOWN || user.is_bot === true) return;
  const others = Object.entries(user.profile_data ?? {}).filter(([other]) => other !== String(id));
  const html = rendered_value === undefined ? {} : { rendered_value };
  const row = value === null ? [] : [[String(id), { value, ...html }] as const];
  user.profile_data = Object.fromEntries([...others, ...row]);
}

/** The user groups by ID. */
export const USER_GROUPS = {
  begin: ({ realm_user_groups: groups }) => groups && byKey(groups, "id"),
  on: {
    user_group: (groups, event) => {
      if (event.op === "add") groups[event.group.id] = event.group;
      else if (event.op === "remove") removeGroup(groups, event.group_id);
      else {
        const group = groups[event.group_id];
        if (group !== undefined) Object.assign(group, groupChange(group, event));
      }
    },
    realm_user: (groups, event, state) => {
      const userId = deactivatedBy(event);
      if (userId === undefined) return;
      for (const group of Object.values(groups)) {
        takeOut(group, userId, state);
        if (leavesGroups(state) && listIn(group.members).includes(userId))
          group.members = mergedNumbers(group.members, [], [userId]);
      }
    },
  },
} satisfies PartNamed<"user_groups">;

/** Deletes a group. No event reports the groups that it was in. */
function removeGroup(groups: Groups, groupId: number): void {
  delete groups[groupId];
  for (const [id, group] of Object.entries(groups)) {
    if (group.direct_subgroup_ids?.includes(groupId) !== true) continue;
    groups[id] = { ...group, direct_subgroup_ids: mergedNumbers(group.direct_subgroup_ids, [], [groupId]) };
  }
}

type Groups = Writable<NonNullable<ClientState["user_groups"]>>;
type Group = NonNullable<ClientState["user_groups"]>[string];
type OfGroup = Exclude<EventOf<"user_group">, { readonly op: "add" | "remove" }>;

/** Below level 131, the groups have their former name. */
function subgroupsIn(event: {
  readonly direct_subgroup_ids?: readonly number[];
  readonly subgroup_ids?: readonly number[];
}): readonly number[] {
  return event.direct_subgroup_ids ?? event.subgroup_ids ?? [];
}

function groupChange({ members, direct_subgroup_ids: subgroups }: Group, event: OfGroup): Partial<Group> | undefined {
  switch (event.op) {
    case "add_members":
      return { members: mergedNumbers(members, event.user_ids) };
    case "remove_members":
      return { members: mergedNumbers(members, [], event.user_ids) };
    case "add_subgroups":
      // At these levels, servers sent the groups in a group as events, but did not show them with the group.
      return subgroups && { direct_subgroup_ids: mergedNumbers(subgroups, subgroupsIn(event)) };
    case "remove_subgroups":
      return subgroups && { direct_subgroup_ids: mergedNumbers(subgroups, [], subgroupsIn(event)) };
    case "update":
      return event.data;
  }
}

/** The bots that the account manages, by ID. Their pictures follow from their addresses. */
export const BOTS = {
  begin: ({ realm_bots: bots }) =>
    bots &&
    byKey(
      bots.map((bot): KnownBot => without(bot, "avatar_url")),
      "user_id",
    ),
  on: {
    realm_bot: (bots, event) => {
      const { user_id } = event.bot;
      if (event.op === "add") bots[user_id] = without(event.bot, "avatar_url");
      if (event.op === "delete") delete bots[user_id];
      const bot = bots[user_id];
      if (bot === undefined) return;
      if (event.op === "remove") bot.is_active = false;
      if (event.op === "update") Object.assign(bot, without(event.bot, "avatar_url"));
    },
    // A new address is in the event of the account alone; newer servers list bots without it.
    realm_user: (bots, { op, person }) => {
      const bot = bots[person.user_id];
      if (op === "update" && "new_email" in person && bot?.email !== undefined) bot.email = person.new_email;
    },
  },
} satisfies PartNamed<"realm_bots">;

/**
 * The client knows neither status nor presence of an account that becomes visible, or visible again, until the next
 * change. For an account that is removed it stores neither.
 */
function forgetPerson<Row>(rows: Record<string, Row | Unknown>, event: EventOf<"realm_user">): void {
  const { user_id } = event.person;
  if (event.op === "remove" || deactivatedBy(event) !== undefined) delete rows[user_id];
  else if (event.op === "add" || reactivatedBy(event) !== undefined) rows[user_id] = UNKNOWN;
}

/** The statuses of users, by user ID. */
export const USER_STATUS = {
  begin: ({ user_status }) => user_status,
  on: {
    realm_user: forgetPerson,
    user_status: (rows, event) => {
      const present = rows[event.user_id];
      // An event can change a part of the status only.
      if (present === UNKNOWN) return;
      const said = { ...present, ...without(event, "id", "type", "user_id", "away") };
      // Without an emoji there is no type of emoji.
      const { emoji_name = "" } = said;
      const isLeft = (name: string, text: unknown): boolean =>
        text !== "" && (emoji_name !== "" || name !== "reaction_type");
      const left = Object.entries(said).filter(([name, text]) => isLeft(name, text));
      if (left.length === 0) delete rows[event.user_id];
      else rows[event.user_id] = Object.fromEntries(left);
    },
  },
} satisfies PartNamed<"user_status">;

/** When users were last present, by user ID; only in the newer form, since the older one has addresses as keys. */
export const PRESENCES = {
  begin: ({ presences }) => (Object.keys(presences ?? {}).some((key) => key.includes("@")) ? UNKNOWN : presences),
  on: {
    realm_user: (rows, event) => {
      if (rows === UNKNOWN) return;
      // Registrations return the presence of all active users, also of those that are not visible.
      const isHidden = event.op === "remove" && isNotVisible(event.person);
      if (isHidden) rows[event.person.user_id] = UNKNOWN;
      else forgetPerson(rows, event);
    },
    presence: (rows, { presences }) => {
      if (rows === UNKNOWN || presences === undefined) return UNKNOWN;
      Object.assign(rows, presences);
    },
  },
} satisfies PartNamed<"presences">;
