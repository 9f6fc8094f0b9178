import { onlyUsers, eventFor } from "../../outcome/audience";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { channelById } from "../../rules/channels/channel-access";
import type { Leave } from "../../rules/subscriptions/plan-unsubscribing";
import { disappearanceEvents, peerEvents } from "../channels/channel-visibility";
import { userVisibilityEvents } from "../users/people-events";
import { markChannelRead } from "../messages/mark-read";
import { removeSubscription } from "./subscriptions";

/**
 * Unsubscribes accounts from channels. What they have set for the channels stays; what they have not read there
 * becomes read.
 *
 * @tells each account `subscription/remove`; who loses sight of channels `stream/delete`, one for all of them;
 *   everybody else who may know of it `subscription/peer_remove`; guests `realm_user/remove`; each account
 *   `update_message_flags`
 */
export function removeSubscribers(realm: Realm, leaves: readonly Leave[]): Transition {
  let next = realm;
  for (const { stream_id, user_ids } of leaves) {
    for (const id of user_ids) next = removeSubscription(next, id, stream_id);
  }
  const userIds = [...new Set(leaves.flatMap((leave) => leave.user_ids))].sort((a, b) => a - b);
  if (userIds.length === 0) return transition(realm);
  const streamIds = leaves.map((leave) => leave.stream_id);
  const left = transition(next, [
    ...removalEvents(next, leaves, userIds),
    ...userIds.flatMap((id) => disappearanceEvents(realm, next, [id], streamIds)),
    ...peerEvents("peer_remove", next, leaves),
    ...userVisibilityEvents(realm, next),
  ]);
  return andThenForEach(left, leaves, (current, { stream_id, user_ids }) =>
    andThenForEach(transition(current), user_ids, (inner, userId) => markChannelRead(inner, userId, stream_id)),
  );
}

function removalEvents(realm: Realm, leaves: readonly Leave[], userIds: readonly number[]): RealmEvent[] {
  const leaving = leaves.map(({ stream_id, user_ids }) => ({ stream_id, members: new Set(user_ids) }));
  return userIds.map((userId) => {
    const subscriptions = leaving
      .filter(({ members }) => members.has(userId))
      .map(({ stream_id }) => ({ stream_id, name: channelById(realm, stream_id)?.name ?? "" }));
    return eventFor(onlyUsers([userId]), { type: "subscription", op: "remove", subscriptions });
  });
}
