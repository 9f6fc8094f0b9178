import { answered } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { realmIconUrl } from "../../views/realm/realm-pictures";
import { serverVersion } from "../../views/registration/server-version";
import { GET_SERVER_SETTINGS_ANSWER } from "../../../protocol/answers/server";
import { renderedHtml } from "../../rules/messages/mentions";
import { viewAt } from "../../../protocol/schema/prune";

/** Every way to sign in that servers list, and whether it is open here: by address and password alone. */
const AUTHENTICATION_METHODS = Object.freeze({
  password: true,
  dev: false,
  email: true,
  ldap: false,
  remoteuser: false,
  github: false,
  azuread: false,
  gitlab: false,
  google: false,
  apple: false,
  saml: false,
  "openid connect": false,
});

/** What stands for the description of a realm that has none. */
const UNDESCRIBED = "The coolest place in the universe.";

/**
 * Gives what a login page needs, the description as HTML. Answers anybody, with or without credentials.
 *
 * @spec Authentication
 */
export function serverSettings(realm: Realm) {
  const { profile, settings, server } = realm;
  const response = viewAt(realm.feature_level, GET_SERVER_SETTINGS_ANSWER, {
    authentication_methods: AUTHENTICATION_METHODS,
    external_authentication_methods: [],
    ...serverVersion(realm),
    push_notifications_enabled: server.push_service,
    is_incompatible: false,
    email_auth_enabled: true,
    require_email_format_usernames: true,
    realm_url: profile.url,
    realm_uri: profile.url,
    realm_name: profile.name,
    realm_icon: realmIconUrl(realm),
    realm_description: renderedHtml(realm, profile.description || UNDESCRIBED),
    realm_web_public_access_enabled: server.WEB_PUBLIC_STREAMS_ENABLED && settings.enable_spectator_access,
  });
  return answered(realm, response);
}

/**
 * Gives what a login page needs; the account that asks does not matter.
 *
 * @spec Authentication
 */
export function getServerSettings(realm: Realm, _actorUserId?: number | null) {
  return serverSettings(realm);
}
