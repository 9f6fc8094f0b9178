import {
  answerPushRegistration,
  deactivateUser,
  deactivateUserGroup,
  reactivateUser,
  registerPushDevice,
  updateUserGroup,
  updateUserGroupMembers,
} from "../../../src/index";
import { groups, memberships, pushDevices } from "../../../src/scenario/machines/account-machines";
import { groupRealm, LEADS } from "../../support/group-realm";
import { PHONE } from "../../support/pushing";
import { everyRole, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../../support/realms";
import { type SmallMove, type SmallRealm, subjectOf } from "./small-realm";

const PEOPLE = [2, 3, 4, 5, 6];

const movesOf = (userId: number): SmallMove[] => {
  const change = (name: string, trigger: string, make: SmallMove["make"]): SmallMove => {
    return { name: `${name} ${userId}`, trigger, about: `person ${userId}`, make };
  };
  return [
    change("add", "add", (realm) => updateUserGroupMembers(realm, OLIVE_OWNER, { user_group_id: LEADS, add: [userId] })),
    change("remove", "remove", (realm) => updateUserGroupMembers(realm, OLIVE_OWNER, { user_group_id: LEADS, delete: [userId] })),
    change("deactivate", "deactivate user", (realm) => deactivateUser(realm, OLIVE_OWNER, { user_id: userId })),
    change("reactivate", "reactivate user", (realm) => reactivateUser(realm, OLIVE_OWNER, { user_id: userId })),
  ];
};

/** A group with five users, each of whom joins, leaves, and is deactivated. */
export const GROUP: SmallRealm = {
  name: "user group",
  start: groupRealm({ groups: [{ name: "leads" }] }),
  subjects: [...PEOPLE.map((id) => subjectOf(`person ${id}`, memberships, `${LEADS} ${id}`)), subjectOf("group", groups, LEADS)],
  moves: [
    ...PEOPLE.flatMap(movesOf),
    {
      name: "deactivate the group",
      trigger: "deactivate group",
      about: "group",
      make: (realm) => deactivateUserGroup(realm, OLIVE_OWNER, { user_group_id: LEADS }),
    },
    {
      name: "reactivate the group",
      trigger: "reactivate group",
      about: "group",
      make: (realm) => updateUserGroup(realm, OLIVE_OWNER, { user_group_id: LEADS, deactivated: false }),
    },
  ],
  relevant: () => null,
};

const DEVICES = [
  [MEL_MEMBER, 1],
  [MEL_MEMBER, 2],
  [NINA_MEMBER, 1],
  [NINA_MEMBER, 2],
  [MORGAN_MODERATOR, 1],
] as const;

const deviceMoves = ([userId, push_account_id]: readonly [number, number]): SmallMove[] => {
  const about = `device ${userId}-${push_account_id}`;
  const register = (push_public_key: string): SmallMove => ({
    name: `register ${about} with ${push_public_key}`,
    trigger: "register",
    about,
    make: (realm) => registerPushDevice(realm, userId, { ...PHONE, push_account_id, push_public_key }),
  });
  const answer = { user_id: userId, push_account_id };
  return [
    register("b25l"),
    register("dHdv"),
    {
      name: `accept ${about}`,
      trigger: "relay accepts",
      about,
      make: (realm) => answerPushRegistration(realm, { ...answer, status: "active" }),
    },
    {
      name: `refuse ${about}`,
      trigger: "relay refuses",
      about,
      make: (realm) => answerPushRegistration(realm, { ...answer, status: "failed", error_code: "REQUEST_EXPIRED" }),
    },
  ];
};

/** Four devices of three users, each with one of two keys. */
export const DEVICES_OF_THREE: SmallRealm = {
  name: "push devices",
  start: everyRole(),
  subjects: DEVICES.map(([userId, id]) => subjectOf(`device ${userId}-${id}`, pushDevices, `${userId} ${id}`)),
  moves: DEVICES.flatMap(deviceMoves),
  relevant: ({ push_devices }) =>
    push_devices
      .map((row) => [row.user_id, row.push_account_id, row.push_public_key])
      .sort((one, other) => (`${one}` < `${other}` ? -1 : 1)),
};
