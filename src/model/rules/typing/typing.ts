import { LIMITS } from "../../../protocol/limits";
import { onlyUsers } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Audience } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { userById } from "../users/people";

/** Whether an account lets others know that it is writing, in channels or in direct messages. */
export function checkTypingIsShared(user: User, where: "channel" | "direct") {
  const name = where === "channel" ? "send_stream_typing_notifications" : "send_private_typing_notifications";
  return user.settings[name]
    ? undefined
    : badRequest("typing_not_shared", `Your typing is not shared; ${name} is off.`);
}

/**
 * The audience of typing among some accounts: the active ones that want it.
 *
 * @see https://zulip.com/api/get-events
 */
export function typingAudience(realm: Realm, userIds: Iterable<number>): Audience {
  return onlyUsers(typingRecipients(realm, userIds));
}

/** The accounts that are notified of typing, in the given order. */
export function typingRecipients(realm: Realm, userIds: Iterable<number>): readonly number[] {
  return [...userIds].filter((id) => {
    const user = userById(realm, id);
    return user !== undefined && user.is_active && user.settings.receives_typing_notifications;
  });
}

/** Accounts in rounds. Each round has an account once: an account that is named twice is in the first two rounds. */
export function inRounds(userIds: readonly number[]): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  for (const id of userIds) {
    const round = rounds.find((one) => !one.includes(id));
    if (round === undefined) rounds.push([id]);
    else round.push(id);
  }
  return rounds.length === 0 ? [[]] : rounds;
}

/** Whether typing in a channel sends events. It does not in large channels. */
export function hasTypingEvents(channel: Channel): boolean {
  return channel.subscribers.size <= LIMITS.TYPING_CHANNEL_SUBSCRIBERS;
}
