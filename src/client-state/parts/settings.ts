import { type EventType, isDeactivation, part, type Part, reactingTo, record, withoutPerson } from "../part";

/** Lists of the realm that are parts of their own, or never change. */
const NOT_SETTINGS = [
  ...["realm_users", "realm_non_active_users", "realm_user_groups", "realm_bots", "realm_emoji", "realm_linkifiers"],
  ...["realm_filters", "realm_playgrounds", "realm_domains", "realm_default_streams", "realm_default_stream_groups"],
  ...["realm_user_settings_defaults", "realm_embedded_bots", "realm_incoming_webhook_bots", "realm_billing"],
  // A setting of the account, by its two names, which stands beside the realm's for old clients.
  ...["realm_name_in_email_notifications_policy", "realm_name_in_notifications"],
];

/** Old names for what settings say in other words; nobody is told of them. */
const SHADOWS = [
  ...["realm_create_public_stream_policy", "realm_create_private_stream_policy", "realm_allow_edit_history"],
  ...["realm_create_web_public_stream_policy", "realm_wildcard_mention_policy"],
];

/** The realm's own settings and limits, under `realm_` and their names. */
export const REALM = part({
  begin: (registration) => {
    if (registration["realm_name"] === undefined) return undefined;
    const names = Object.keys(registration).filter((name) => name.startsWith("realm_"));
    const kept = names.filter((name) => !NOT_SETTINGS.includes(name) && !SHADOWS.includes(name));
    return Object.fromEntries(kept.map((name) => [name, registration[name]]));
  },
  on: {
    realm: (value, event) => {
      const changes =
        event["op"] === "update" ? { [String(event["property"])]: event["value"] } : record(event["data"]);
      if (event["op"] !== "update" && event["op"] !== "update_dict") return value;
      const named = Object.entries(changes).map(([name, setting]) => [`realm_${name}`, setting]);
      return { ...record(value), ...Object.fromEntries(named.filter(([name]) => !SHADOWS.includes(String(name)))) };
    },
    realm_user: (value, event) =>
      isDeactivation(event) ? withoutPerson(record(value), record(event["person"])["user_id"]) : value,
  },
});

function settings<Type extends EventType>(type: Type, key: string): Part<Type> {
  return {
    begin: (registration) => registration[key],
    on: reactingTo(type, (value, event) => ({ ...record(value), [String(event["property"])]: event["value"] })),
  };
}

/** The account's own settings. */
export const USER_SETTINGS = settings("user_settings", "user_settings");

/** What accounts that join later start with. */
export const SETTINGS_DEFAULTS = settings("realm_user_settings_defaults", "realm_user_settings_defaults");
