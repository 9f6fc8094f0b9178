import { type Transition, transition } from "../../outcome/transition";
import { followsServer } from "../../realm/divergences";
import type { Realm } from "../../realm/realm";
import { isPending } from "../../rules/invitations/invitation-access";
import { invitesChanged } from "./invitation-events";
import { closed, endingNow } from "./invitation-due";

/**
 * Revokes all open invitations and links of an account, as when it is deactivated.
 *
 * @tells administrators `invites_changed`; nobody when nothing was open
 */
export function revokeInvitationsOf(realm: Realm, userId: number): Transition {
  const open = [...realm.invitations.values(), ...realm.invite_links.values()].filter(
    (row) => isPending(row) && row.invited_by_user_id === userId,
  );
  if (open.length === 0) return transition(realm);
  let next = realm;
  const isEnded = followsServer(realm, "invitationsLastTheirSecond");
  for (const row of open.sort((a, b) => a.id - b.id)) {
    next = isEnded ? endingNow(next, row) : closed(next, row, "revoked");
  }
  return transition(next, [invitesChanged(next, [])]);
}
