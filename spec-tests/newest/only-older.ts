/**
 * Tests of what only older levels have: by file, in the folder of its subject, the names with those of the suites around
 * them. They run at the documented level alone; what the newest level has instead is tested in spec-tests/levels.
 */
export const ONLY_OLDER: Readonly<Record<string, readonly string[]>> = {
  "clock/expire-messages.test.ts": [
    "messages after their retention time > send no event, even though a channel has another first message then",
    "messages after their retention time > are also direct ones, by the time of the realm",
  ],
  "events/adaptation.test.ts": ["settings are sent in the older way too, to clients that know no other"],
  "events/queues.test.ts": [
    "a queue can request its lifespan: a time of its own",
    "a queue can request its lifespan: at most a week",
    "a queue can request its lifespan: at least the minute in which servers do not look",
  ],
  "fixture/create-realm.test.ts": [
    "a fixture > of the feature level undefined has level 421",
    "a fixture > can be empty: one owner, the system groups, no channel",
  ],
  "machines/push-device.test.ts": ["devices go from state to state as the table says, each separately"],
  "operations/answer-webhook.test.ts": ["a mention in a channel makes one request, as servers send it"],
  "operations/archive-stream.test.ts": [
    "archiveStream changes > nothing without a notice that links to the channel",
    "archiveStream changes > settings of the realm that name the channel, with their event first",
    "archiveStream notifies > accounts that can see the channel, and posts a notice to it",
  ],
  "operations/create-channel.test.ts": ["createChannel changes and notifies > posts to the channel for announcements only when requested"],
  "operations/create-custom-profile-field.test.ts": [
    "create-custom-profile-field > create-custom-profile-field: profile_field_not_for_summary alone",
    "create-custom-profile-field > create-custom-profile-field: profile_field_not_for_summary before profile_summary_full",
  ],
  "operations/create-user.test.ts": [
    "createUser changes > creates a member with the next ID, the default channels and a key that works",
    "createUser notifies > of the new user, its role groups and its subscriptions, and sends it a starred message",
  ],
  "operations/get-subscription-status.test.ts": [
    "get-subscription-status > get-subscription-status: user_unknown alone",
    "get-subscription-status > get-subscription-status: user_unknown before channel_unknown",
  ],
  "operations/message-form.test.ts": [
    "lets the client generate the picture of a sender for one message, and for many if the client supports that",
  ],
  "operations/create-user-group.test.ts": [
    "create-user-group > create-user-group: bots_use_no_groups alone",
    "create-user-group > create-user-group: bots_use_no_groups before group_creation_not_allowed",
  ],
  "operations/deactivate-custom-emoji.test.ts": [
    "deactivateCustomEmoji > deactivates the emoji, for its author and for administrators, and frees its name",
  ],
  "operations/deactivate-realm.test.ts": ["every operation that needs an account is refused, typed and as a request; the others answer"],
  "operations/e2ee-test-notify.test.ts": [
    "e2ee-test-notify > e2ee-test-notify: accepts the good call, and sends only declared events",
    "e2ee-test-notify > e2ee-test-notify: a request is answered as the typed call",
    "e2eeTestNotify > refuses when the device is pending",
    "e2eeTestNotify > refuses when the device is failed",
    "e2eeTestNotify > sends to the named device, or to all active devices, only of the actor",
  ],
  "operations/export-realm.test.ts": [
    "export-realm > export-realm: export_without_consent alone",
    "export-realm > export-realm: export_without_consent before export_without_address",
    "of private data requires the consent of an active owner",
    "is pending for a minute, then has an address until its file is deleted, and administrators are notified of each change",
  ],
  "operations/get-attachments.test.ts": ["lists the actor's own files in the order of uploading, and the space of all files"],
  "operations/get-bot-storage.test.ts": [
    "get-bot-storage > get-bot-storage: accepts the good call, and sends only declared events",
    "get-bot-storage > get-bot-storage: a request is answered as the typed call",
    "get-bot-storage > get-bot-storage: storage_key_unknown alone",
    "users store texts as bots do",
  ],
  "operations/get-custom-profile-fields.test.ts": ["lists the custom profile fields in their order, to guests as well"],
  "operations/get-is-user-group-member.test.ts": [
    "get-is-user-group-member > get-is-user-group-member: bots_use_no_groups alone",
    "get-is-user-group-member > get-is-user-group-member: bots_use_no_groups before group_unknown",
    "get-is-user-group-member > get-is-user-group-member: membership_of_bots alone",
  ],
  "operations/get-linkifiers.test.ts": ["lists the linkifiers in their order, to guests as well"],
  "operations/get-message.test.ts": ["getMessage shows a bot of the server in the server's own realm, and other senders in this realm"],
  "operations/get-messages.test.ts": ["getMessages shows > no avatar to clients that can compute it, and a real address to the others"],
  "operations/get-user.test.ts": ["getUser > lets the client generate the picture, and omits the profile, unless requested"],
  "operations/get-own-user.test.ts": [
    "shows the whole account, with the real address next to the public one, and no field that only bots have",
    "has the generated picture of its address in small letters",
  ],
  "operations/get-realm-export-consents.test.ts": ["returns for every active user whether it consents"],
  "operations/get-server-settings.test.ts": ["returns versions, ways to log in, and the name of the realm"],
  "operations/get-stream-by-id.test.ts": ["getStreamById > shows visible channels, readable or not; archived channels from level 480 on"],
  "operations/get-user-group-members.test.ts": [
    "get-user-group-members > get-user-group-members: bots_use_no_groups alone",
    "get-user-group-members > get-user-group-members: bots_use_no_groups before group_unknown",
  ],
  "operations/get-user-group-subgroups.test.ts": [
    "get-user-group-subgroups > get-user-group-subgroups: bots_use_no_groups alone",
    "get-user-group-subgroups > get-user-group-subgroups: bots_use_no_groups before group_unknown",
  ],
  "operations/get-user-groups.test.ts": ["get-user-groups > get-user-groups: bots_use_no_groups alone"],
  "operations/get-user-presence.test.ts": ["getUserPresence > returns a user who hides presence as offline since some minutes"],
  "operations/get-users.test.ts": [
    "shows an address of visibility 1 to [1,2,3,4,6]",
    "lets clients that can compute the picture do so, and shows custom fields on request",
    "shows guests the others without a name, where the realm hides these",
  ],
  "operations/register-constants.test.ts": [
    "pictures of the realm and files of the server have addresses, the latter at the server's root domain",
  ],
  "operations/register-queue.test.ts": [
    "lets the client generate pictures unless it requests them",
    "always returns the queue, the last event ID and the versions; other fields on request",
    "users > and bots show their keys only to those who manage them",
    "settings have one place, and a second one for older clients that request the older types",
  ],
  "operations/remove-avatar.test.ts": ["removeAvatar restores the generated picture of an account, and notifies all accounts"],
  "operations/send-message.test.ts": [
    "sendMessage changes > gives each of two users a recipient ID that represents the other one, on servers",
    "sendMessage changes > lets the account that starts a topic follow it, and sends the new policy only when it changes",
  ],
  "operations/subscribe-events.test.ts": [
    "subscribe notifies > accounts that can see a new private channel, its subscribers and its new subscribers, in order",
    "subscribe notifies > users whom another account subscribes to existing channels, once for all new ones, but no bots and not the actor",
    "subscribe notifies > the realm's channel for announcements, on request and if there is one",
  ],
  "operations/update-bot-storage.test.ts": [
    "refuses to store the name constructor, instead of losing its text",
    "refuses to store the name prototype, instead of losing its text",
    "refuses to store the name __proto__, instead of losing its text",
  ],
  "operations/update-bot.test.ts": ["the picture of a bot > is accepted only in a multipart body"],
  "operations/update-custom-profile-field.test.ts": [
    "update-custom-profile-field > update-custom-profile-field: profile_field_not_for_summary alone",
  ],
  "operations/update-message-flags.test.ts": ["update-message-flags > update-message-flags: flag_not_editable alone"],
  "operations/update-message-moves.test.ts": ["a move reaches > the present channel, like any other move"],
  "operations/update-realm-user-settings-defaults.test.ts": [
    "updateRealmUserSettingsDefaults accepts every setting of the table by its type and values > web_home_view",
  ],
  "operations/update-settings.test.ts": [
    "updateSettings changes > the emojiset to one that only servers have, on servers",
    "updateSettings notifies > accounts that can no longer see the address, and all accounts of the public address and the picture",
  ],
  "operations/update-status-for-user.test.ts": [
    "update-status-for-user > update-status-for-user: bots_have_no_status alone",
    "update-status-for-user > update-status-for-user: bots_have_no_status before status_text_too_long",
  ],
  "operations/update-stream-refused.test.ts": ["updateStream refuses, the first reason first > only a part, and keeps the parts before it"],
  "operations/update-stream.test.ts": [
    "updateStream notifies > accounts that can see the channel of each property with its copies, and sends notices",
    "updateStream notifies > no guest outside a web-public channel of its changes",
    "updateStream notifies > part by part, each with its notice, and of privacy, retention and description also where they stay",
    "updateStream on the wire > accepts raw texts, null for no folder, and group settings only as new and old values",
    "whether the notice about who may post has a link",
    "whether the notice about whom it is for has a link",
    "whether the notice about how long messages stay has a link",
    "notices of changes are sent to an archived channel, except for its topics policy",
    "a notice to a channel that allows only the empty topic has the empty topic",
  ],
  "operations/update-user-by-email.test.ts": [
    "updateUserByEmail notifies > only accounts that can see a new address of it, and all accounts of the resulting picture",
  ],
  "operations/update-user-group-subgroups.test.ts": [
    "update-user-group-subgroups > update-user-group-subgroups: bots_use_no_groups alone",
    "update-user-group-subgroups > update-user-group-subgroups: bots_use_no_groups before group_unknown",
  ],
  "operations/update-user-group.test.ts": [
    "update-user-group > update-user-group: bots_use_no_groups alone",
    "update-user-group > update-user-group: bots_use_no_groups before group_unknown",
  ],
  "operations/upload-file.test.ts": [
    "uploadFile changes > stores the file in the realm, at a place that no account can guess",
    "uploadFile notifies only the owner, with the space of all files",
    "messages that link to a file > refer to it from the moment of sending, and its owner is notified",
    "messages that link to a file > delete it with the last of them, without an event",
    "messages that link to a file > name the file among the detached uploads of the edit that removes the last reference",
    "messages that link to a file > do not detach the files of others",
  ],
  "channels/channel-update.test.ts": [
    "unarchiving > clients that do not support archived channels get the channel with its previous activity",
    "a change of a channel > of its policy on topics is posted",
  ],
  "narrow/narrow-terms.test.ts": [
    "a narrow is refused > for an operator of later servers, with a desc",
    "a narrow is refused > for unknown channels as a kind, with a desc",
  ],
  "rules/seen-in-conversations.test.ts": ["POST /mobile_push/register with {} is answered for what servers read first: token_kind"],
};
