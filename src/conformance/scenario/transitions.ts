/** Which rows of the state tables a step of a simulator went along, seen from the realms before and after it. */
import type { Realm } from "../../model/realm/realm";
import * as tables from "../../protocol/state-tables";
import type { StateRow } from "../../protocol/state-tables";
import type { TraceStep } from "../../testing/trace/trace-step";
import { isJsonObject } from "./matching/json-value";

/** A step, with the realms around it. */
export interface SeenStep {
  readonly before: Realm;
  readonly after: Realm;
  readonly step: TraceStep;
}

/** What a step does to one subject of a table. */
interface Act {
  /** What the subject is in the realm. */
  readonly key: string;
  readonly trigger: string;
}

/** How a table is seen in realms. */
interface Machine {
  readonly table: readonly StateRow[];
  /** The state of a subject; undefined where it does not exist. */
  readonly state: (realm: Realm, key: string) => string | undefined;
  /** What a step is about, whether it was refused or not. */
  readonly acts: (call: Call) => readonly Act[];
  /** What else a step may have changed: the trigger, and the subjects. */
  readonly others?: (call: Call) => { readonly trigger: string; readonly keys: readonly string[] } | undefined;
}

interface Call extends SeenStep {
  /** The ID of the operation, or the name of what only programs do. */
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly isRefused: boolean;
}

const RESOLVED = "✔ ";
const VISIBILITY = ["none", "muted", "unmuted", "followed"];
const FIRST_OWN_GROUP = 9;

/** A row in one line: `Topic: unresolved, resolve (may resolve, named) → resolved`. */
export function rowText({ subject, state, trigger, condition, next, refused }: StateRow): string {
  return `${subject}: ${state}, ${trigger}${condition === "" ? "" : ` (${condition})`} → ${refused ? "refused" : next}`;
}

/** All rows of all tables. */
export function allRows(): readonly string[] {
  return machines(new Set()).flatMap(({ table }) => table.map(rowText));
}

/** The rows that steps went along, in their order; a row appears as often as it was taken. */
export function transitionsIn(steps: readonly SeenStep[]): readonly string[] {
  const typing = new Set<string>();
  const all = machines(typing);
  return steps.flatMap((seen) => {
    const call = callOf(seen);
    const begun = all.map((machine) => ({ machine, states: statesBefore(machine, call) }));
    rememberTyping(typing, call);
    return begun.flatMap(({ machine, states }) =>
      states.flatMap(({ key, trigger, from, isOther }) => {
        const to = machine.state(call.after, key);
        if (isOther && from === to) return [];
        const refused = call.isRefused && !isOther;
        const row = machine.table.find(
          (one) => one.state === from && one.trigger === trigger && one.refused === refused && one.next === to,
        );
        return row === undefined ? [] : [rowText(row)];
      }),
    );
  });
}

function callOf(seen: SeenStep): Call {
  const { step } = seen;
  const isClock = step.operation.startsWith("clock.");
  return {
    ...seen,
    id: isClock ? "clock" : (step.id ?? step.operation),
    params: isJsonObject(step.params) ? step.params : {},
    isRefused: !step.answer.ok,
  };
}

function statesBefore({ acts, others, state }: Machine, call: Call) {
  const meant = acts(call);
  const other = others?.(call);
  const keys = (other?.keys ?? []).filter((key) => !meant.some((act) => act.key === key));
  const all = [
    ...meant.map((act) => ({ ...act, isOther: false })),
    ...keys.map((key) => ({ key, trigger: other?.trigger ?? "", isOther: true })),
  ];
  return all.map((act) => ({ ...act, from: state(call.before, act.key) }));
}

function machines(typing: ReadonlySet<string>): readonly Machine[] {
  return [
    scheduledMessages,
    {
      table: tables.EDITING_TYPING_STATES,
      state: (_, key) => (typing.has(key) ? "typing" : "not typing"),
      acts: editing,
    },
    topics,
    messages,
    channelFolders,
    channels,
    topicVisibility,
    pushDevices,
    invitations,
    inviteLinks,
    memberships,
    groups,
  ];
}

const idOf = (value: unknown): string[] => (typeof value === "number" ? [String(value)] : []);
const when = (is: boolean, key: readonly string[], trigger: string): readonly Act[] =>
  is ? key.map((one) => ({ key: one, trigger })) : [];
const upTo = (last: number): readonly string[] => Array.from({ length: last }, (_, index) => String(index + 1));

const scheduledMessages: Machine = {
  table: tables.SCHEDULED_MESSAGE_STATES,
  state: (realm, key) => {
    const row = realm.scheduled_messages.get(Number(key));
    if (row === undefined) return Number(key) > realm.last_ids.scheduled_message ? "none" : "deleted";
    if (row.delivered_message_id !== null) return "delivered";
    return row.failed ? "failed" : "scheduled";
  },
  acts: ({ id, params, before }) => [
    ...when(id === "create-scheduled-message", [String(before.last_ids.scheduled_message + 1)], "create"),
    ...when(id === "update-scheduled-message", idOf(params["scheduled_message_id"]), "edit"),
    ...when(id === "delete-scheduled-message", idOf(params["scheduled_message_id"]), "delete"),
  ],
  others: ({ id, before }) =>
    id === "clock" ? { trigger: "time", keys: upTo(before.last_ids.scheduled_message) } : undefined,
};

function editing({ id, params, step }: Call): readonly Act[] {
  const key = idOf(params["message_id"]).map((message) => `${message} ${step.account}`);
  return when(id === "set-typing-status-for-message-edit", key, String(params["op"]));
}

/** A server stores nothing of those who type, so that the last answer is the state. */
function rememberTyping(typing: Set<string>, call: Call): void {
  if (call.isRefused) return;
  for (const { key, trigger } of editing(call)) {
    if (trigger === "start") typing.add(key);
    else typing.delete(key);
  }
}

function messageOf(realm: Realm, key: string) {
  return realm.messages.get(Number(key) - 1) ?? undefined;
}

const isMove = ({ params }: Call): boolean => params["topic"] !== undefined || params["stream_id"] !== undefined;

const topics: Machine = {
  table: tables.TOPIC_STATES,
  state: (realm, key) => {
    const message = messageOf(realm, key);
    if (message?.topic === undefined || message.topic === null) return undefined;
    return message.topic.startsWith(RESOLVED) ? "resolved" : "unresolved";
  },
  acts: (call) => {
    const { id, params, before } = call;
    const key = idOf(params["message_id"]);
    const topic = messageOf(before, key[0] ?? "")?.topic ?? "";
    const wanted = params["topic"];
    const trigger =
      wanted === RESOLVED + topic
        ? "resolve"
        : typeof wanted === "string" && RESOLVED + wanted === topic
          ? "unresolve"
          : "move";
    return when(id === "update-message" && isMove(call), key, trigger);
  },
};

const messages: Machine = {
  table: tables.MESSAGE_STATES,
  state: (realm, key) => {
    if (Number(key) > realm.messages.size) return undefined;
    const message = messageOf(realm, key);
    if (message === undefined) return "deleted";
    const isEdited = message.edit_history.some(({ prev_content }) => prev_content !== undefined);
    const isMoved = message.edit_history.some(
      (edit) => edit.prev_topic !== undefined || edit.prev_stream !== undefined,
    );
    if (isEdited && isMoved) return "edited and moved";
    return isEdited ? "edited" : isMoved ? "moved" : "as sent";
  },
  acts: (call) => {
    const { id, params } = call;
    const key = idOf(params["message_id"]);
    const isEdit = params["content"] !== undefined;
    return [
      ...when(id === "update-message" && isEdit !== isMove(call), key, isEdit ? "edit" : "move"),
      ...when(id === "delete-message", key, "delete"),
    ];
  },
  others: (call) => {
    const { id, before } = call;
    const trigger = id === "update-message" ? "move" : id === "delete-topic" ? "delete" : undefined;
    return trigger === undefined ? undefined : { trigger, keys: upTo(before.messages.size) };
  },
};

const channelFolders: Machine = {
  table: tables.CHANNEL_FOLDER_STATES,
  state: (realm, key) => {
    const folder = realm.channel_folders.find(({ id }) => id === Number(key));
    return folder === undefined ? undefined : folder.is_archived ? "archived" : "not archived";
  },
  acts: ({ id, params }) => {
    const { is_archived } = params;
    const isMeant = id === "update-channel-folder" && is_archived !== undefined;
    return when(isMeant, idOf(params["channel_folder_id"]), is_archived === true ? "archive" : "unarchive");
  },
};

/** The key of a channel that is given by ID or by name. */
function channelKey(realm: Realm, value: unknown): string[] {
  if (typeof value !== "string") return idOf(value);
  return idOf(realm.channel_ids_by_name.get(value.toLowerCase()));
}

const isToChannel = ({ id, params }: Call): boolean =>
  id === "send-message" && (params["type"] === "channel" || params["type"] === "stream");

const channels: Machine = {
  table: tables.CHANNEL_STATES,
  state: (realm, key) => {
    const channel = realm.channels.get(Number(key) - 1);
    return channel === undefined ? undefined : channel.is_archived ? "archived" : "open";
  },
  acts: (call) => {
    const { id, params, before } = call;
    const given = params["subscriptions"];
    const listed: readonly unknown[] = Array.isArray(given) ? given : [];
    const named = listed.flatMap((one) => channelKey(before, isJsonObject(one) ? one["name"] : one));
    const isUnarchived = id === "update-stream" && params["is_archived"] === false;
    return [
      ...when(id === "archive-stream", idOf(params["stream_id"]), "archive"),
      ...when(isUnarchived, idOf(params["stream_id"]), "unarchive"),
      ...when(isToChannel(call), channelKey(before, params["to"]), "post"),
      ...when(id === "subscribe" || id === "unsubscribe", named, id),
    ];
  },
};

const topicVisibility: Machine = {
  table: tables.TOPIC_VISIBILITY_STATES,
  state: (realm, key) => {
    const { place, user } = JSON.parse(key);
    return VISIBILITY[realm.user_topics.get(String(place))?.get(Number(user))?.visibility_policy ?? 0];
  },
  acts: (call) => {
    const { id, params, before, step } = call;
    const channel = isToChannel(call) ? channelKey(before, params["to"]) : idOf(params["stream_id"]);
    const place = `${channel[0] ?? ""}:${String(params["topic"] ?? "").toLowerCase()}`;
    const sender = before.user_ids_by_email.get((step.account ?? "").toLowerCase());
    const keyOf = (user: number): string => JSON.stringify({ place, user });
    const own = sender === undefined ? [] : [keyOf(sender)];
    const content = String(params["content"] ?? "");
    const mentioned = [...before.users].filter(
      ({ user_id, full_name }) => user_id !== sender && content.includes(`@**${full_name}`),
    );
    const policy = VISIBILITY[Number(params["visibility_policy"])] ?? "";
    return [
      ...when(id === "update-user-topic", own, `set ${policy}`),
      ...when(isToChannel(call), own, "send"),
      ...when(
        isToChannel(call),
        mentioned.map(({ user_id }) => keyOf(user_id)),
        "mentioned",
      ),
    ];
  },
};

const pushDevices: Machine = {
  table: tables.PUSH_DEVICE_STATES,
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

const invitations: Machine = {
  table: tables.INVITATION_STATES,
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

const inviteLinks: Machine = {
  table: tables.INVITE_LINK_STATES,
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

const memberships: Machine = {
  table: tables.GROUP_MEMBERSHIP_STATES,
  state: (realm, key) => {
    const [group, user] = key.split(" ").map(Number);
    const state = realm.user_groups.get((group ?? 0) - 1)?.members.has(user ?? 0) === true ? "member" : "stranger";
    const account = realm.users.get((user ?? 0) - 1);
    return account === undefined ? undefined : account.is_active ? state : `${state}, deactivated`;
  },
  acts: ({ id, params, before, step }) => {
    const inGroup = (users: unknown): string[] => {
      const listed: readonly unknown[] = Array.isArray(users) ? users : [];
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

const groups: Machine = {
  table: tables.USER_GROUP_STATES,
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
