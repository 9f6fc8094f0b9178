import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { ROLES } from "../../../protocol/roles";
import { channelById } from "../channels/channel-access";
import { SPECTATOR_ID } from "../messages/message-rows";
import type { Narrow } from "../narrow/narrow";

/** The operators that mean something to those who have no account. */
const OPERATORS: ReadonlySet<string> = new Set([
  ...["channel", "stream", "channels", "streams", "topic", "sender", "has", "search", "near", "id", "with"],
]);

/** Whether a realm shows its web-public channels to people without an account. */
export function spectatorsAllowed(realm: Realm): boolean {
  return realm.server.WEB_PUBLIC_STREAMS_ENABLED && realm.settings.enable_spectator_access;
}

/**
 * Stands for those who have no account: a guest with an ID that no account has, who subscribes to nothing and has
 * received nothing.
 */
export function spectator(realm: Realm): User {
  return {
    user_id: SPECTATOR_ID,
    delivery_email: "",
    full_name: "",
    role: ROLES.GUEST,
    is_active: true,
    is_bot: false,
    bot_type: null,
    bot_owner_id: null,
    date_joined: realm.now,
    api_key: "",
    password: null,
    can_change_user_emails: false,
    can_create_users: false,
    settings: realm.user_settings_defaults,
    profile: {},
    avatar: null,
    avatar_version: 1,
    is_system_bot: false,
  };
}

/** Whether a narrow keeps to web-public channels, with operators that need no account. */
export function isForSpectators(narrow: Narrow): boolean {
  const terms = narrow.map((term) => ("operator" in term ? term : { operator: term[0], operand: term[1] }));
  const isKnown = ({ operator, operand }: (typeof terms)[number]): boolean =>
    OPERATORS.has(operator) || (operator === "is" && operand === "resolved");
  if (!terms.every(isKnown)) return false;
  return terms.some((term) => {
    const isNegated = "negated" in term && term.negated === true;
    return !isNegated && /^(channels|streams)$/.test(term.operator) && term.operand === "web-public";
  });
}

/** Whether a message stands in a web-public channel. */
export function isInWebPublicChannel(realm: Realm, streamId: number | null): boolean {
  return streamId !== null && channelById(realm, streamId)?.is_web_public === true;
}
