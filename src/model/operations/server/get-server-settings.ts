import { VERSION_FIELDS } from "../../../protocol/records/server";
import { boolean, dictionary, html, list, ofServer, text, url } from "../../../protocol/schema/shapes";
import { field, mergeFields, record } from "../../../protocol/schema/tables";
import type { Realm } from "../../realm/realm";
import { renderedHtml } from "../../rendering/rendering";
import { arePushesEnabled } from "../../rules/push/push-tokens";
import { answered } from "../../views/outcome";
import { realmIconUrl } from "../../views/pictures";
import { serverVersion } from "../../views/registration/server-state";
import { operation } from "../operation";

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

/** The text for a realm without a description. */
const UNDESCRIBED = "The coolest place in the universe.";

function settingsForLogin(realm: Realm) {
  const { profile, settings, server } = realm;
  return answered(realm, {
    authentication_methods: AUTHENTICATION_METHODS,
    external_authentication_methods: [],
    ...serverVersion(realm),
    push_notifications_enabled: arePushesEnabled(realm),
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
}

/** Returns the settings that a login page needs. It answers all callers, with or without credentials. */
export const getServerSettings = operation(
  () => ({
    id: "get-server-settings",
    method: "GET",
    path: "/server_settings",
    parameters: {},
    answer: mergeFields(
      mergeFields(
        {
          /** For each authentication method, whether it is enabled. */
          authentication_methods: dictionary(boolean),
          /** External services that users can log in with. */
          external_authentication_methods: list(record("external_authentication_method", {})),
        },
        VERSION_FIELDS,
      ),
      {
        /** Whether push notifications are sent. */
        push_notifications_enabled: boolean,
        /** Whether the client is too old for the server. */
        is_incompatible: boolean,
        /** Whether users can log in with an address and a password. */
        email_auth_enabled: boolean,
        /** Whether user names must be addresses. */
        require_email_format_usernames: boolean,
        /** The base URL of the realm. */
        realm_url: field(ofServer(url), { since: 257 }),
        /** The former name of `realm_url`. */
        realm_uri: ofServer(url),
        /** The name of the realm. */
        realm_name: text,
        /** The URL of the icon of the realm. */
        realm_icon: url,
        /** The description of the realm, as HTML. */
        realm_description: html,
        /** Whether web-public channels can be read without an account. */
        realm_web_public_access_enabled: field(boolean, { since: 116 }),
      },
    ),
    refusals: [],
    events: [],
  }),
  settingsForLogin,
  { open: settingsForLogin },
);
