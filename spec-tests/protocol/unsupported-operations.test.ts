/** Every known operation of the interface exists, or is in the list of omitted operations. */
import { expect, test } from "vitest";
import { UNSUPPORTED_OPERATIONS } from "../../src/known/unmodelled";
import { routes } from "../../src/wire/route";

/** The operations of the interface by method and path, as public clients and descriptions know them. */
const KNOWN = `
GET /server_settings | POST /fetch_api_key | POST /dev_fetch_api_key | POST /jwt/fetch_api_key | GET /dev_list_users
POST /users/me/api_key/regenerate | POST /bots/{bot_id}/api_key/regenerate | GET /bots/{bot_id}/api_key
POST /register | GET /events | DELETE /events | POST /messages | GET /messages | GET /messages/{message_id}
PATCH /messages/{message_id} | DELETE /messages/{message_id} | GET /messages/{message_id}/history
GET /messages/{message_id}/read_receipts | GET /messages/matches_narrow | POST /messages/render
POST /messages/{message_id}/report | POST /submessage | GET /messages/summary | POST /zcommand | POST /messages/flags
POST /messages/flags/narrow | POST /mark_all_as_read | POST /mark_stream_as_read | POST /mark_topic_as_read
POST /messages/{message_id}/reactions | DELETE /messages/{message_id}/reactions | POST /typing
POST /messages/{message_id}/typing | GET /scheduled_messages | POST /scheduled_messages
PATCH /scheduled_messages/{scheduled_message_id} | DELETE /scheduled_messages/{scheduled_message_id}
POST /reminders | GET /reminders | DELETE /reminders/{reminder_id} | GET /drafts | POST /drafts
PATCH /drafts/{draft_id} | DELETE /drafts/{draft_id} | GET /saved_snippets | POST /saved_snippets
PATCH /saved_snippets/{saved_snippet_id} | DELETE /saved_snippets/{saved_snippet_id} | GET /navigation_views
POST /navigation_views | PATCH /navigation_views/{fragment} | DELETE /navigation_views/{fragment}
GET /users/me/subscriptions | POST /users/me/subscriptions | DELETE /users/me/subscriptions
PATCH /users/me/subscriptions | POST /users/me/subscriptions/properties | PATCH /users/me/subscriptions/{stream_id}
POST /channels/create | GET /streams | GET /streams/{stream_id} | GET /get_stream_id | PATCH /streams/{stream_id}
DELETE /streams/{stream_id} | GET /streams/{stream_id}/members | GET /streams/{stream_id}/email_address
GET /users/me/{stream_id}/topics | POST /streams/{stream_id}/delete_topic | POST /user_topics
PATCH /users/me/subscriptions/muted_topics | GET /users/{user_id}/subscriptions/{stream_id}
GET /users/{user_id}/channels | POST /default_streams | DELETE /default_streams | POST /default_stream_groups/create
PATCH /default_stream_groups/{group_id} | DELETE /default_stream_groups/{group_id}
PATCH /default_stream_groups/{group_id}/streams | POST /channel_folders/create | GET /channel_folders
PATCH /channel_folders/{channel_folder_id} | PATCH /channel_folders | GET /users | GET /users/{user_id}
GET /users/{email} | GET /users/me | POST /users | PATCH /users/{user_id} | PATCH /users/{email}
DELETE /users/{user_id} | DELETE /users/me | POST /users/{user_id}/reactivate
POST /users/me/muted_users/{muted_user_id} | DELETE /users/me/muted_users/{muted_user_id} | GET /bots | POST /bots
PATCH /bots/{bot_id} | DELETE /bots/{bot_id} | PATCH /settings | POST /users/me/status | POST /users/{user_id}/status
GET /users/{user_id}/status | POST /users/me/presence | GET /users/{user_id_or_email}/presence | GET /realm/presence
GET /users/me/alert_words | POST /users/me/alert_words | DELETE /users/me/alert_words | PATCH /users/me/profile_data
DELETE /users/me/profile_data | POST /users/me/avatar | DELETE /users/me/avatar | POST /users/me/onboarding_steps
GET /user_groups | POST /user_groups/create | PATCH /user_groups/{user_group_id}
POST /user_groups/{user_group_id}/deactivate | POST /user_groups/{user_group_id}/members
POST /user_groups/{user_group_id}/subgroups | GET /user_groups/{user_group_id}/members
GET /user_groups/{user_group_id}/members/{user_id} | GET /user_groups/{user_group_id}/subgroups
DELETE /user_groups/{user_group_id} | GET /invites | POST /invites | POST /invites/multiuse
POST /invites/{invite_id}/resend | DELETE /invites/{invite_id} | DELETE /invites/multiuse/{invite_id}
PATCH /realm/user_settings_defaults | PATCH /realm | POST /realm/deactivate | GET /realm/emoji
POST /realm/emoji/{emoji_name} | DELETE /realm/emoji/{emoji_name} | GET /realm/linkifiers | POST /realm/filters
PATCH /realm/filters/{filter_id} | DELETE /realm/filters/{filter_id} | PATCH /realm/linkifiers
POST /realm/playgrounds | DELETE /realm/playgrounds/{playground_id} | GET /realm/profile_fields
POST /realm/profile_fields | PATCH /realm/profile_fields | PATCH /realm/profile_fields/{field_id}
DELETE /realm/profile_fields/{field_id} | GET /realm/domains | POST /realm/domains | PATCH /realm/domains/{domain}
DELETE /realm/domains/{domain} | GET /export/realm | POST /export/realm | GET /export/realm/consents
DELETE /export/realm/{export_id} | POST /realm/test_welcome_bot_custom_message | POST /user_uploads
GET /user_uploads/{realm_id_str}/{filename} | GET /attachments | DELETE /attachments/{attachment_id} | POST /tus
POST /mobile_push/register | POST /mobile_push/e2ee/test_notification | POST /mobile_push/test_notification
POST /users/me/apns_device_token | DELETE /users/me/apns_device_token | POST /users/me/android_gcm_reg_id
DELETE /users/me/android_gcm_reg_id | POST /register_client_device | POST /remove_client_device
POST /remotes/push/e2ee/register | GET /calls/bigbluebutton/create | POST /calls/zoom/create
POST /calls/constructorgroups/create | POST /calls/nextcloud_talk/create
GET /bot_storage | PUT /bot_storage | DELETE /bot_storage
`;

/** A place on the wire, whatever its parameters are called. */
const placed = (method: string, path: string): string => `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;

const known = KNOWN.trim()
  .split(/[|\n]/)
  .map((call) => call.trim().split(" "))
  .map(([method = "", path = ""]) => placed(method, path));
const there = new Set(routes().map(({ method, path }) => placed(method, path.replace(/^\//, "/"))));
const leftOut = new Set(UNSUPPORTED_OPERATIONS.map(({ method, path }) => placed(method, path)));

test("every known operation exists or is omitted", () => {
  expect(known.filter((place) => !there.has(place) && !leftOut.has(place))).toEqual([]);
});

test("no omitted operation exists", () => {
  expect([...leftOut].filter((place) => there.has(place))).toEqual([]);
});

test("every omitted operation is known, and has a reason", () => {
  expect([...leftOut].filter((place) => !known.includes(place))).toEqual([]);
  expect(UNSUPPORTED_OPERATIONS.filter(({ reason }) => reason === "")).toEqual([]);
});
