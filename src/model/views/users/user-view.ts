/** Views of accounts: users, their profiles, and bots for the accounts that manage them. */
import { BOT_TYPES } from "../../../protocol/accounts";
import {
  type BOT,
  type BOT_SERVICE,
  type PROFILE_VALUE,
  type ProfileValueView,
  USER,
  type UserView,
} from "../../../protocol/records/people";
import type { CUSTOM_PROFILE_FIELD } from "../../../protocol/records/realm-lists";
import { viewAt } from "../../../protocol/schema/prune";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import { remembering } from "../../collections/remembering";
import type { Realm } from "../../realm/realm";
import type { CustomProfileField } from "../../realm/realm-lists";
import type { BotDefaults, BotService, User } from "../../realm/user";
import { profileFieldById } from "../../rules/profile/profile-fields";
import { has } from "../../rules/realm/feature-level";
import { canSeeRealEmail, dummyEmail, isAdministrator, isGuest, isOwner, publicEmail } from "../../rules/users/people";
import { dateAndTime } from "../../text/calendar";
import { avatarUrl, pictureUrl, staticUrl } from "../pictures";

/** Options of the view of an account. */
interface UserViewOptions {
  readonly client_gravatar: boolean;
  readonly include_custom_profile_fields: boolean;
}

/** The name of accounts that a viewer may not know of. */
export const UNKNOWN_NAME = "Unknown user";

/**
 * An account as a viewer sees it.
 *
 * @see https://zulip.com/api/get-users
 */
export function userView(realm: Realm, viewer: User, user: User, options: UserViewOptions): UserView {
  return viewAt(realm.feature_level, USER, computedUserView(realm, viewer, user, options));
}

/** The same with the fields of all levels. */
export function computedUserView(
  realm: Realm,
  viewer: User,
  user: User,
  options: UserViewOptions,
): ComputedOf<typeof USER> {
  return {
    user_id: user.user_id,
    email: publicEmail(realm, user),
    delivery_email: canSeeRealEmail(viewer, user) ? user.delivery_email : null,
    full_name: user.full_name,
    avatar_url: avatarUrl(realm, user, options.client_gravatar),
    avatar_version: user.avatar_version,
    date_joined: dateJoinedView(realm, user),
    is_imported_stub: user.is_imported_stub ?? false,
    is_active: user.is_active,
    is_owner: isOwner(user),
    is_admin: isAdministrator(user),
    is_guest: isGuest(user),
    ...billingRights(realm),
    is_bot: user.is_bot,
    role: user.role,
    timezone: user.settings.timezone,
    ...(user.is_bot ? { bot_type: user.bot_type, bot_owner_id: user.bot_owner_id } : {}),
    ...(user.is_system_bot ? { is_system_bot: true } : {}),
    ...(user.is_deleted === true ? { is_deleted: true } : {}),
    ...(options.include_custom_profile_fields && !user.is_bot ? { profile_data: profileView(realm, user) } : {}),
  };
}

/**
 * When an account joined, to the minute and to the second. The users of a realm have mostly joined at the same time.
 */
const joined = remembering((seconds: number) => {
  const second = dateAndTime(seconds);
  return { minute: `${second.slice(0, -":00".length)}+00:00`, second };
});

/** When an account joined, as the interface shows it. Old servers have microseconds; here they follow from the ID. */
export function dateJoinedView(realm: Realm, { user_id, date_joined }: User): string {
  const { minute, second } = joined(date_joined);
  if (has(realm, "joiningIsToTheMinute")) return minute;
  const microseconds = 1 + ((user_id * MICROSECONDS_APART) % 999_999);
  return `${second}.${String(microseconds).padStart(6, "0")}+00:00`;
}

/** Of two accounts that joined in one second. */
const MICROSECONDS_APART = 728_863;

/** Old servers show whether an account manages payments; here it is always false. */
function billingRights({ feature_level }: Realm): { readonly is_billing_admin?: boolean } {
  return shows(USER, "is_billing_admin", feature_level) ? { is_billing_admin: false } : {};
}

/**
 * An account that is not visible to the viewer, for clients that need all accounts: with the name of an unknown user
 * and a dummy address.
 *
 * @see https://zulip.com/api/register-queue
 */
export function unknownUserView(realm: Realm, { user_id }: User): ComputedOf<typeof USER> {
  return {
    ...billingRights(realm),
    user_id,
    email: dummyEmail(realm, user_id),
    delivery_email: null,
    full_name: UNKNOWN_NAME,
    avatar_url: staticUrl(realm, "images/unknown-user-avatar.png"),
    avatar_version: 1,
    date_joined: "1970-01-01T00:00:00+00:00",
    is_imported_stub: false,
    is_active: true,
    is_owner: false,
    is_admin: false,
    is_guest: false,
    is_bot: false,
    role: 400,
    timezone: "",
    profile_data: {},
  };
}

/** A value on its way out: as stored, and as HTML where the field holds Markdown. */
function profileValueView(user: User, id: string, value: string): ComputedOf<typeof PROFILE_VALUE> {
  const rendered_value = user.rendered_profile?.[id];
  return rendered_value === undefined ? { value } : { value, rendered_value };
}

/** The values of an account's custom profile fields, by field ID. */
function profileView(realm: Realm, user: User): Readonly<Record<string, ProfileValueView>> {
  return Object.fromEntries(
    Object.entries(user.profile).flatMap(([id, value]) => {
      const field = profileFieldById(realm, Number(id));
      return field === undefined ? [] : [[id, profileValueView(user, id, value)]];
    }),
  );
}

/** The view of a field. It says whether the field is in the summary of profiles only when it is. */
export function shownField(field: CustomProfileField): ComputedOf<typeof CUSTOM_PROFILE_FIELD> {
  const { display_in_profile_summary, ...rest } = field;
  return display_in_profile_summary ? { ...rest, display_in_profile_summary } : rest;
}

const NO_DEFAULTS: BotDefaults = Object.freeze({
  default_sending_stream: null,
  default_events_register_stream: null,
  default_all_public_streams: false,
});

/** What messages and queues of a bot start from. */
export function botDefaults(realm: Realm, botId: number): BotDefaults {
  return realm.bot_defaults.get(botId) ?? NO_DEFAULTS;
}

const NO_SERVICE: BotService = Object.freeze({ base_url: "", interface: 1, token: "", config: Object.freeze({}) });

/** What a bot is set up with. */
export function botService(realm: Realm, botId: number): BotService {
  return realm.bot_services.get(botId) ?? NO_SERVICE;
}

/** The service of an outgoing webhook as those who manage the bot see it. */
export function serviceView({ base_url, interface: form, token }: BotService): ComputedOf<typeof BOT_SERVICE> {
  return { base_url, interface: form, token };
}

/** A bot as those who manage it see it. */
export function botView(realm: Realm, bot: User): ComputedOf<typeof BOT> {
  return {
    user_id: bot.user_id,
    full_name: bot.full_name,
    email: bot.delivery_email,
    bot_type: bot.bot_type,
    is_active: bot.is_active,
    api_key: bot.api_key,
    ...botDefaults(realm, bot.user_id),
    avatar_url: pictureUrl(realm, bot),
    owner_id: bot.bot_owner_id,
    services: bot.bot_type === BOT_TYPES.OUTGOING_WEBHOOK ? [serviceView(botService(realm, bot.user_id))] : [],
  };
}
