/** The settings of a channel that are neither its privacy nor its groups: retention, topics, folder. */
import { badRequest, invalidVariable, ownerRequired } from "../../outcome/failures";
import type { TopicsPolicy } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { folderById } from "../channel-folders/channel-folders";
import { isAdministrator, isOwner } from "../users/people";
import { holdsRealmPermission } from "../user-groups/group-membership";

/** How long a channel keeps its messages, as a request says it: a number of days or one of two words. */
export type RetentionDays = number | string;

/**
 * The stored form of a retention time: null where the realm decides, -1 for ever.
 *
 * @spec Endpoints 3: message_retention_days
 */
export function checkRetentionDays(given: RetentionDays) {
  if (given === "realm_default") return null;
  if (given === "unlimited") return -1;
  if (typeof given === "number" && Number.isSafeInteger(given) && given >= 1) return given;
  const msg = 'message_retention_days: expected a number of days from 1, "realm_default" or "unlimited".';
  return invalidVariable("retention_days_malformed", "message_retention_days", given, msg);
}

/** Only owners decide how long a channel keeps its messages. */
export function checkRetentionPermission(realm: Realm, actor: User) {
  return isOwner(actor) ? undefined : ownerRequired(realm);
}

/** Administrators and the holders of `can_set_topics_policy_group` decide what a channel says about topics. */
export function checkTopicsPolicyPermission(realm: Realm, actor: User) {
  if (isAdministrator(actor) || holdsRealmPermission(realm, "can_set_topics_policy_group", actor)) return undefined;
  return badRequest("topics_policy_not_allowed", "topics_policy: you may not decide on the topics of channels.");
}

/**
 * Whether a channel can take a policy on topics: `empty_topic_only` only while all its messages are in the empty topic.
 *
 * @spec Endpoints 3: topics_policy
 */
export function checkTopicsPolicyFits(realm: Realm, streamId: number, policy: TopicsPolicy) {
  if (policy !== "empty_topic_only") return undefined;
  for (const [key, conversation] of realm.channel_contents.get(streamId)?.topics ?? []) {
    if (key !== "" && conversation.message_ids.size > 0) {
      const msg = "topics_policy: there are messages in other topics than the empty one.";
      const { empty_topic_display_name } = realm.profile;
      return badRequest("topics_policy_unfit", msg, { empty_topic_display_name });
    }
  }
  return undefined;
}

/**
 * Whether channels can be put into a folder: into any that there is, archived or not.
 *
 * @settled get_channel_folder_by_id
 */
export function checkFolder(realm: Realm, folderId: number | null) {
  if (folderId === null) return undefined;
  if (folderById(realm, folderId) !== undefined) return undefined;
  return badRequest("folder_unknown", `folder_id: there is no channel folder with the ID ${folderId}.`);
}
