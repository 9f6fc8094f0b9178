/** The state tables of invitations, groups and devices. */
import { listOf } from "../../matching/json-value";
import {
  GROUP_MEMBERSHIP_STATES,
  INVITATION_STATES,
  INVITE_LINK_STATES,
  PUSH_DEVICE_STATES,
  USER_GROUP_STATES,
} from "../../protocol/state-tables";
import { type Call, idOf, type Machine, upTo, when } from "./machine";

const FIRST_OWN_GROUP = 9;

export const pushDevices: Machine = {
  table: PUSH_DEVICE_STATES,
  state: ({ push_devices }, key) =>
    push_devices.find((row) => `${row.user_id} ${row.push_account_id}` === key)?.status ?? "none",
  acts: ({ id, params, before, step }) => {
    const account = before.user_ids_by_email.get((step.account ?? "").toLowerCase()) ?? params["user_id"];
    const key = [`${String(account)} ${String(params["push_account_id"])}`];
    const answer = params["status"] === "active" ? "relay accepts" : "relay refuses";
    return [
      ...when(id === "register-push-device", key, "register"),
      ...when(id === "answerPushRegistration", key, answer),
    ];
  },
};

/** Ways in which addresses get accounts, and accounts are deactivated. */
const JOINING: ReadonlySet<string> = new Set(["acceptInvitation", "create-user"]);

const LEAVING: ReadonlySet<string> = new Set(["deactivate-user", "deactivate-own-user"]);

function otherEnd({ id }: Call): string | undefined {
  if (id === "clock") return "time";
  if (LEAVING.has(id)) return "referrer deactivated";
  return JOINING.has(id) ? "address joins otherwise" : undefined;
}

/** Whether an acceptance names a token, by itself or in a link. */
function hasToken({ params }: Call, token: string): boolean {
  return params["token"] === token || String(params["invite_link"] ?? "").includes(token);
}

export const invitations: Machine = {
  table: INVITATION_STATES,
  state: (realm, key) => realm.invitations.get(Number(key))?.state ?? "none",
  acts: (call) => {
    const { id, params, before, after } = call;
    const last = before.last_ids.invitation;
    const sent = upTo(Math.max(after.last_ids.invitation, last + 1)).slice(last);
    const accepted = [...before.invitations]
      .filter(([, { token }]) => hasToken(call, token))
      .map(([key]) => String(key));
    return [
      ...when(id === "send-invites", sent, "send"),
      ...when(id === "resend-email-invite", idOf(params["invite_id"]), "resend"),
      ...when(id === "revoke-email-invite", idOf(params["invite_id"]), "revoke"),
      ...when(id === "acceptInvitation", accepted, "accept"),
    ];
  },
  others: (call) => {
    const trigger = otherEnd(call);
    return trigger === undefined ? undefined : { trigger, keys: upTo(call.before.last_ids.invitation) };
  },
};

export const inviteLinks: Machine = {
  table: INVITE_LINK_STATES,
  state: (realm, key) => {
    const state = realm.invite_links.get(Number(key))?.state ?? "none";
    return state === "pending" ? "active" : state;
  },
  acts: (call) => {
    const { id, params, before } = call;
    const accepted = [...before.invite_links]
      .filter(([, { token }]) => hasToken(call, token))
      .map(([key]) => String(key));
    return [
      ...when(id === "create-invite-link", [String(before.last_ids.invite_link + 1)], "create"),
      ...when(id === "revoke-invite-link", idOf(params["invite_id"]), "revoke"),
      ...when(id === "acceptInvitation", accepted, "accept"),
    ];
  },
  others: (call) => {
    const trigger = otherEnd(call);
    return trigger === undefined ? undefined : { trigger, keys: upTo(call.before.last_ids.invite_link) };
  },
};

export const memberships: Machine = {
  table: GROUP_MEMBERSHIP_STATES,
  state: (realm, key) => {
    const [group, user] = key.split(" ").map(Number);
    const state = realm.user_groups.get((group ?? 0) - 1)?.members.has(user ?? 0) === true ? "member" : "not a member";
    const account = realm.users.get((user ?? 0) - 1);
    return account === undefined ? undefined : account.is_active ? state : `${state}, deactivated`;
  },
  acts: ({ id, params, before, step }) => {
    const inGroup = (users: unknown): string[] => {
      const listed = listOf(users);
      return listed.map((user) => `${String(params["user_group_id"])} ${String(user)}`);
    };
    const own = before.user_ids_by_email.get((step.account ?? "").toLowerCase());
    const user = id === "deactivate-own-user" ? own : params["user_id"];
    const inAll = upTo(before.user_groups.size)
      .slice(FIRST_OWN_GROUP - 1)
      .map((group) => `${group} ${String(user)}`);
    return [
      ...when(id === "update-user-group-members", inGroup(params["add"]), "add"),
      ...when(id === "update-user-group-members", inGroup(params["delete"]), "remove"),
      ...when(LEAVING.has(id), inAll, "deactivate user"),
      ...when(id === "reactivate-user", inAll, "reactivate user"),
    ];
  },
};

export const groups: Machine = {
  table: USER_GROUP_STATES,
  state: (realm, key) => {
    const group = realm.user_groups.get(Number(key) - 1);
    return group === undefined || group === null ? undefined : group.deactivated ? "deactivated" : "active";
  },
  acts: ({ id, params }) => {
    const key = idOf(params["user_group_id"]);
    const isBack = id === "update-user-group" && params["deactivated"] === false;
    return [...when(id === "deactivate-user-group", key, "deactivate group"), ...when(isBack, key, "reactivate group")];
  },
};
