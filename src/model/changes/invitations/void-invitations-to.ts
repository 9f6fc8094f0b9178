import { type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import { isPending } from "../../rules/invitations/invitation-access";
import { invitesChanged } from "./invitation-events";
import { closed } from "./invitation-due";

/**
 * Makes all open invitations by mail to an address void, as when it has got an account.
 *
 * @param usedInviterIds - whoever made the invitation that has just been used, to be told in the same event
 * @tells administrators and all inviters meant, in one event, `invites_changed`; nobody when there are none
 */
export function voidInvitationsTo(realm: Realm, email: string, usedInviterIds: readonly number[] = []): Transition {
  const address = email.toLowerCase();
  const open = [...realm.invitations.values()].filter((row) => isPending(row) && row.email.toLowerCase() === address);
  let next = realm;
  for (const row of open) next = closed(next, row, "void");
  const inviterIds = [...usedInviterIds, ...open.map((row) => row.invited_by_user_id)];
  return transition(next, inviterIds.length === 0 ? [] : [invitesChanged(next, inviterIds)]);
}
