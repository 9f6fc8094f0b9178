/** A call of each operation that is accepted, for tests that call all operations. */
import { OPERATIONS } from "../../src/generated/operations";
import type { Outcome, Realm } from "../../src/index";
import type { DeclaredCall } from "../../src/model/operations/operation";
import { type DeclaredOperation, exampleIn } from "./example-call";
import { ADA_ADMIN, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "./realms";
import { all, COOKS, LEADS, level, REALM, server, setting, system, user } from "./spec-realm";

/** Operations that refuse every account, or that need a registered device or time that passes. */
export const WITHOUT_CALL = ["create-webex-video-call", "create-zoom-video-call", "delete-realm-export", "e2ee-test-notify"];

/** Other parameters, where the example is about nothing in the realm, or about a group of all users. */
const INSTEAD: Readonly<Record<string, (realm: Realm) => object>> = {
  "get-user-group-members": () => ({ user_group_id: LEADS }),
  "get-user-presence": () => ({ user_id_or_email: "mel@example.test" }),
  "patch-channel-folders": (realm) => ({ order: realm.channel_folders.map(({ id }) => id).reverse() }),
  "update-user-group-members": () => ({ user_group_id: COOKS, add: [NINA_MEMBER] }),
  "update-user-group-subgroups": () => ({ user_group_id: LEADS, add: [system("role:moderators")] }),
};

const PREPARED = all(
  user(OLIVE_OWNER, { can_create_users: true }),
  setting({ moderation_request_channel_id: SECRET }),
  user(ADA_ADMIN, { password: "secret" }),
  server({ development: true, nextcloud_talk_url: "https://talk.example.com", constructor_groups_url: "https://groups.example.com" }),
)(REALM);

export interface AcceptedCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly callWith: (params: Readonly<Record<string, unknown>>) => Outcome;
}

/** The call of an operation, at a level that has the operation: by Mel, by the account of the example, or by the owner. */
export function acceptedCall(
  operation: { readonly declaration: () => DeclaredCall },
  least = PREPARED.feature_level,
): AcceptedCall | undefined {
  const declared = operation as DeclaredOperation<object>;
  const { id, since = 0, until } = declared.declaration();
  const realm = level(until === undefined ? Math.max(least, since) : until - 1)(PREPARED);
  for (const actor of [MEL_MEMBER, OLIVE_OWNER]) {
    const example = exampleIn(declared, realm, actor);
    const params = INSTEAD[id]?.(example.realm) ?? example.params;
    const callWith = (given: object): Outcome => declared(example.realm, example.actor, given);
    if (callWith(params).ok) return { params: { ...params }, callWith };
  }
  return undefined;
}

/** The accepted calls by the identifiers of their operations. */
export function acceptedCalls(): ReadonlyMap<string, AcceptedCall> {
  const calls = new Map<string, AcceptedCall>();
  for (const operation of Object.values(OPERATIONS)) {
    const call = acceptedCall(operation);
    if (call !== undefined) calls.set(operation.declaration().id, call);
  }
  return calls;
}
