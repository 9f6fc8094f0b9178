/** What events of accounts say, for the parts that depend on it. */
import { unwritten } from "../../model/collections/drafts";
import { FEATURE_LEVELS } from "../../protocol/feature-levels";
import type { EventOf } from "./part";
import { mergedNumbers } from "./part";
import type { ClientState } from "./state";

/** The name that the interface shows for an account that the client cannot see. */
export const UNKNOWN_USER = "Unknown user";

/** Whether a removed account is no longer visible. Old servers removed deactivated accounts too, with their names. */
export function isNotVisible({ full_name }: { readonly full_name?: string }): boolean {
  return full_name === undefined || full_name === UNKNOWN_USER;
}

/** The account that an event says was deactivated. */
export function deactivatedBy(event: EventOf<"realm_user">): number | undefined {
  if (event.op === "remove") return isNotVisible(event.person) ? undefined : event.person.user_id;
  if (event.op !== "update" || !("is_active" in event.person)) return undefined;
  return event.person.is_active ? undefined : event.person.user_id;
}

/** The account that an event says was reactivated. */
export function reactivatedBy(event: EventOf<"realm_user">): number | undefined {
  if (event.op !== "update" || !("is_active" in event.person)) return undefined;
  return event.person.is_active ? event.person.user_id : undefined;
}

/** Whether deactivated accounts leave the groups and settings, as far as the client knows its server. */
export function leavesGroups({ zulip_feature_level: level }: ClientState): boolean {
  return level === undefined || level >= FEATURE_LEVELS.deactivatedUsersLeaveGroups;
}

/**
 * Takes a deactivated account out of a draft of a group, a channel or settings, at the levels where servers take it out
 * of groups: then no setting names it.
 *
 * @param draft - a draft without changes
 * @param userId - undefined if no account was deactivated
 * @param state - has the feature level of the server
 */
export function takeOut(draft: object, userId: number | undefined, state: ClientState): void {
  if (userId === undefined || !leavesGroups(state)) return;
  for (const [name, value] of Object.entries<unknown>({ ...unwritten(draft) })) {
    if (typeof value !== "object" || value === null || !("direct_members" in value)) continue;
    const { direct_members } = value;
    if (!isListOfIds(direct_members) || !direct_members.includes(userId)) continue;
    Object.assign(draft, { [name]: { ...value, direct_members: mergedNumbers(direct_members, [], [userId]) } });
  }
}

function isListOfIds(value: unknown): value is readonly number[] {
  return Array.isArray(value);
}
