/** What a person who joins finds: messages from before, and the greeting of the welcome bot. */
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import { channelById, hasSharedHistory } from "../../rules/channels/channel-access";
import { messageById } from "../../rules/messages/message-rows";
import { userById, welcomeBot } from "../../rules/users/people";
import { LIMITS } from "../../../protocol/limits";
import { postNotice, sendNotice, silentMention } from "../messages/notices";
import { withMarks } from "../messages/marks";

/** What the welcome bot tells everybody who is new. */
const GREETING = "Hello, and welcome! This is a direct message from me, the welcome bot.";

/**
 * Gives a newcomer rows for the newest messages of its channels with shared history; the last few of them are unread.
 *
 * @settled add_new_user_history
 */
export function withRecentHistory(realm: Realm, userId: number, streamIds: readonly number[]): Realm {
  const open = new Set(
    streamIds.filter((id) => {
      const channel = channelById(realm, id);
      return channel !== undefined && hasSharedHistory(channel);
    }),
  );
  const ids: number[] = [];
  if (open.size === 0) return realm;
  for (let id = realm.messages.size; id > 0 && ids.length < LIMITS.NEWCOMERS_MESSAGES; id -= 1) {
    const streamId = messageById(realm, id)?.stream_id ?? null;
    if (streamId !== null && open.has(streamId)) ids.push(id);
  }
  const unread = ids.slice(0, LIMITS.NEWCOMERS_UNREAD_MESSAGES).reverse();
  return withMarks(withMarks(realm, userId, "historical", ids.reverse()), userId, "unread", unread);
}

/**
 * Lets the realm know of a newcomer, and greets it; what the inviter or the realm adds comes as a second message. Both
 * are starred.
 *
 * @param custom - what is said beside the greeting; undefined: the realm's own text; empty: nothing
 * @tells the subscribers of the channel for newcomers `message`
 * @settled notify_new_user, send_initial_direct_messages_to_user, process_new_human_user
 */
export function welcome(realm: Realm, userId: number, custom: string | undefined): Transition {
  const extra = custom ?? realm.settings.welcome_message_custom_text;
  const texts = extra.trim() === "" ? [GREETING] : [GREETING, extra];
  return andThenForEach(announced(realm, userId), texts, (next, text) => {
    const sent = sendNotice(next, userId, text, welcomeBot(next));
    return { ...sent, realm: withMarks(sent.realm, userId, "starred", [sent.realm.messages.size]) };
  });
}

/** Says in the channel for newcomers who has joined; nothing of the first person. */
function announced(realm: Realm, userId: number): Transition {
  const user = userById(realm, userId);
  if (user === undefined || !hasOthers(realm, userId)) return transition(realm);
  const text = `${silentMention(user)} joined this organization.`;
  return postNotice(realm, realm.settings.signup_announcements_stream_id, "signups", text);
}

/** Whether there is anybody active beside an account and the bots. */
function hasOthers(realm: Realm, userId: number): boolean {
  for (const { user_id, is_active, is_bot } of realm.users) {
    if (user_id !== userId && is_active && !is_bot) return true;
  }
  return false;
}
