/** The part of changing a channel that says who may read how much. */
import type { UpdateStreamParams } from "../../../protocol/parameters/channels";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { hasContentAccess } from "./channel-access";
import { checkKindPermission, checkWebPublicPermission } from "./channel-creation";

/** The result of a check without a change. With a literal `{}`, the compiler would not see the other refusals. */
export const UNCHANGED: Partial<Channel> = Object.freeze({});

type Privacy = Pick<Channel, "invite_only" | "is_web_public" | "history_public_to_subscribers">;

type PrivacyParams = Pick<
  UpdateStreamParams,
  "is_private" | "is_web_public" | "history_public_to_subscribers" | "is_default_stream"
>;

/** Whether history is to be shared: as the request says, or as its privacy does. */
export function proposedHistory(channel: Channel, params: PrivacyParams): boolean {
  const { is_private, history_public_to_subscribers: history } = params;
  return history ?? (is_private === undefined ? channel.history_public_to_subscribers : !is_private);
}

/**
 * Who can read how much. Without a parameter for history, privacy decides: a private channel protects it, a public one
 * shares it. A request with the current value also counts as a change, with its event and notice.
 */
export function plannedPrivacy(realm: Realm, actor: User, channel: Channel, params: PrivacyParams) {
  const { is_private, is_web_public: web, history_public_to_subscribers: history } = params;
  const isPrivacyOmitted = is_private === undefined && web === undefined;
  if (isPrivacyOmitted && !has(realm, "historyChangesAlone")) return UNCHANGED;
  const fields = {
    invite_only: is_private ?? channel.invite_only,
    is_web_public: web ?? channel.is_web_public,
    history_public_to_subscribers: proposedHistory(channel, params),
  };
  const problem = privacyProblem(realm, channel, fields, params.is_default_stream ?? channel.is_default_stream);
  if (isFailure(problem)) return problem;
  if (is_private !== undefined && !hasContentAccess(realm, channel, actor)) {
    return badRequest(
      "privacy_of_unreadable_channel",
      "is_private: only those who may read the channel may change who can.",
    );
  }
  const permission = privacyPermission(realm, actor, params);
  if (isFailure(permission)) return permission;
  return isPrivacyOmitted && history === undefined ? UNCHANGED : fields;
}

/**
 * Whether an account is allowed to give channels the requested privacy. It needs the permission to create such
 * channels; on old servers only for web-public ones.
 *
 * Assumption A178.
 */
function privacyPermission(realm: Realm, actor: User, { is_private, is_web_public }: PrivacyParams) {
  const isChecked = is_private !== undefined && has(realm, "privacyTakesTheRightToCreate");
  const kind = isChecked ? checkKindPermission(realm, actor, is_private) : undefined;
  if (isFailure(kind)) return kind;
  return is_web_public === true ? checkWebPublicPermission(realm, actor) : undefined;
}

/** Refuses an invalid privacy of a channel; checked for every request. */
function privacyProblem(realm: Realm, channel: Channel, wanted: Privacy, isDefault: boolean) {
  const { invite_only, is_web_public, history_public_to_subscribers: isShared } = wanted;
  if (is_web_public && invite_only) {
    return badRequest("web_public_and_private", "is_web_public: a private channel cannot be web-public.");
  }
  if (!isShared && (is_web_public || (!invite_only && has(realm, "protectedPublicHistoryIsRefused")))) {
    return badRequest(
      "protected_history_of_public",
      "history_public_to_subscribers: only a private channel can have protected history.",
    );
  }
  if (invite_only && isDefault) return badRequest("default_channel_private", "A default channel cannot be private.");
  const isForRequests = realm.settings.moderation_request_channel_id === channel.stream_id;
  if (invite_only || !isForRequests) return undefined;
  return badRequest("channel_for_requests_public", "The channel for requests to moderators has to be private.");
}
