/** What the operations of this subject answer. */
import { boolean, dictionary, html, list, text, url } from "../schema/shapes";
import { field, mergeFields, record, type RecordOf } from "../schema/tables";
import { VERSION_FIELDS } from "../records/server";

/** What a login page needs. */
export const GET_SERVER_SETTINGS_ANSWER = record(
  "get_server_settings_response",
  mergeFields(
    mergeFields(
      {
        /** How one may log in. */
        authentication_methods: dictionary(boolean),
        /** Other services that one may log in with. */
        external_authentication_methods: list(record("external_authentication_method", {})),
      },
      VERSION_FIELDS,
    ),
    {
      /** Whether pushes are sent. */
      push_notifications_enabled: boolean,
      /** Whether the client is too old for the server. */
      is_incompatible: boolean,
      /** Whether one may log in by address and password. */
      email_auth_enabled: boolean,
      /** Whether names of accounts must be addresses. */
      require_email_format_usernames: boolean,
      /** The base of all links. */
      realm_url: field(url, { since: 257 }),
      /** The former name of `realm_url`. */
      realm_uri: url,
      /** The name of the realm. */
      realm_name: text,
      /** The picture of the realm. */
      realm_icon: url,
      /** What the realm is for, as HTML. */
      realm_description: html,
      /** Whether it can be read without an account. */
      realm_web_public_access_enabled: field(boolean, { since: 116 }),
    },
  ),
);

/** The answer declared by `GET_SERVER_SETTINGS_ANSWER`. */
export interface GetServerSettingsResponse extends RecordOf<typeof GET_SERVER_SETTINGS_ANSWER> {}
