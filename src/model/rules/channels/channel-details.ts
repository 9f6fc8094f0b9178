/** Details of a channel: retention, topics, folder, and how many messages it gets in a week. */
import { DAY_SECONDS } from "../../../protocol/limits";
import { badRequest, invalidVariable, ownerRequired } from "../../outcome/failures";
import type { Channel, TopicsPolicy } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { messageById } from "../messages/message-rows";
import { has } from "../realm/feature-level";
import { holdsRealmPermission } from "../user-groups/group-membership";
import { isAdministrator, isOwner } from "../users/people";
import { folderById } from "./channel-groups";

/** How long a channel keeps its messages, as a request says it: a number of days or one of two words. */
type RetentionDays = number | string;

/** The stored form of a retention time: null where the realm decides, -1 for ever. */
export function checkRetentionDays(realm: Realm, given: RetentionDays) {
  const forEver = has(realm, "retentionIsUnlimited") ? "unlimited" : "forever";
  if (given === "realm_default") return null;
  if (given === forEver) return -1;
  if (typeof given === "number" && Number.isSafeInteger(given) && given >= 1) return given;
  const msg = `message_retention_days: expected a number of days from 1, "realm_default" or "${forEver}".`;
  return invalidVariable("retention_days_invalid", "message_retention_days", given, msg);
}

/** Only owners decide how long a channel keeps its messages. */
export function checkRetentionPermission(_realm: Realm, actor: User) {
  return isOwner(actor) ? undefined : ownerRequired();
}

/** Administrators and the holders of `can_set_topics_policy_group` decide what a channel says about topics. */
export function checkTopicsPolicyPermission(realm: Realm, actor: User) {
  if (isAdministrator(actor) || holdsRealmPermission(realm, "can_set_topics_policy_group", actor)) return undefined;
  return badRequest(
    "topics_policy_not_allowed",
    "topics_policy: you are not allowed to set the topics policy of channels.",
  );
}

/**
 * Whether a channel can take a policy on topics: `empty_topic_only` only while all its messages are in the empty topic.
 */
export function checkTopicsPolicyChange(realm: Realm, streamId: number, policy: TopicsPolicy) {
  if (policy !== "empty_topic_only") return undefined;
  for (const [key, conversation] of realm.channel_contents.get(streamId)?.topics ?? []) {
    if (key !== "" && conversation.message_ids.size > 0) {
      const msg = "topics_policy: there are messages in other topics than the empty one.";
      const { empty_topic_display_name } = realm.profile;
      return badRequest("topics_exist", msg, { empty_topic_display_name });
    }
  }
  return undefined;
}

/** Whether channels can be put into a folder: into any that there is, archived or not. */
export function checkFolder(realm: Realm, folderId: number | null) {
  if (folderId === null) return undefined;
  if (folderById(realm, folderId) !== undefined) return undefined;
  return badRequest("folder_unknown", `folder_id: there is no channel folder with the ID ${folderId}.`);
}

const WEEK_DAYS = 7;
const WINDOW_DAYS = 28;

/** How many messages of a channel, among those that are still there, were sent at a time or later; by halving. */
function countSince(realm: Realm, channel: Channel, time: number): number {
  const ids = realm.channel_contents.get(channel.stream_id)?.message_ids;
  if (ids === undefined) return 0;
  let low = 0;
  let high = ids.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const message = messageById(realm, ids.at(middle) ?? 0);
    if (message !== undefined && message.timestamp < time) low = middle + 1;
    else high = middle;
  }
  return ids.size - low;
}

/** Rounds to two significant digits. */
function rounded(count: number): number {
  const digits = Math.max(0, String(count).length - 2);
  return Math.round(count / 10 ** digits) * 10 ** digits;
}

/**
 * How many messages a channel gets in a week, by the last four weeks, rounded down, then to two significant digits;
 * null for channels younger than a week. A channel that got any message shows at least 1.
 *
 * @see https://zulip.com/api/get-streams
 */
export function weeklyTraffic(realm: Realm, channel: Channel): number | null {
  const age = Math.floor((realm.now - channel.date_created) / DAY_SECONDS);
  if (age < WEEK_DAYS) return null;
  const count = countSince(realm, channel, realm.now - WINDOW_DAYS * DAY_SECONDS);
  const weekly = Math.floor((count * WEEK_DAYS) / Math.min(age, WINDOW_DAYS));
  return rounded(weekly === 0 && count > 0 ? 1 : weekly);
}
