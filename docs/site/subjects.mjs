/** The pages of operations: their sentences, and their operations in reading order. */

/**
 * The subjects, in order. `folders` are those of `src/model/operations`; `order` is the order on the page. An operation
 * of a folder that `order` does not list comes last.
 */
export const SUBJECTS = [
  {
    page: "server",
    title: "Server and credentials",
    opening: "Ask what a server is before anything else, and get a key for an account.",
    folders: ["server"],
    order: "get-server-settings fetch-api-key dev-fetch-api-key regenerate-own-api-key",
  },
  {
    page: "events",
    title: "Registration and event queues",
    opening: "Register a client: get the state of the realm and a queue, and poll the queue for what changes.",
    folders: ["events"],
    order: "register-queue get-events delete-queue",
  },
  {
    page: "messages",
    title: "Messages",
    opening: "Fetch, send, edit, move, delete, mark and search messages, and react to them.",
    folders: ["messages", "reactions"],
    order:
      "get-messages get-message get-message-history check-messages-match-narrow send-message update-message " +
      "delete-message delete-topic add-reaction remove-reaction update-message-flags update-message-flags-for-narrow " +
      "mark-all-as-read mark-stream-as-read mark-topic-as-read get-read-receipts render-message report-message add-submessage",
  },
  {
    page: "drafts",
    title: "Drafts, scheduled messages, reminders and snippets",
    opening: "Store texts that are not sent yet, and let the server send messages and reminders later.",
    folders: ["drafts", "scheduled-messages", "reminders", "saved-snippets"],
    order:
      "get-drafts create-drafts edit-draft delete-draft get-scheduled-messages create-scheduled-message " +
      "update-scheduled-message delete-scheduled-message get-reminders create-message-reminder delete-reminder " +
      "get-saved-snippets create-saved-snippet edit-saved-snippet delete-saved-snippet",
  },
  {
    page: "typing",
    title: "Typing, presence and status",
    opening: "Say that an account types, is there or has a status, and see it of others.",
    folders: ["typing", "presence"],
    order:
      "set-typing-status set-typing-status-for-message-edit get-user-presence get-presence update-presence " +
      "get-user-status update-status update-status-for-user",
  },
  {
    page: "channels",
    title: "Channels and topics",
    opening: "List, create, change and archive channels, their topics, folders and defaults.",
    folders: ["channels", "channel-folders", "default-stream-groups"],
    order:
      "get-streams get-stream-by-id get-stream-id get-stream-email-address get-stream-topics create-channel update-stream " +
      "archive-stream get-channel-folders create-channel-folder update-channel-folder patch-channel-folders " +
      "add-default-stream remove-default-stream create-default-stream-group update-default-stream-group " +
      "update-default-stream-group-streams remove-default-stream-group",
  },
  {
    page: "subscriptions",
    title: "Subscriptions",
    opening:
      "Subscribe accounts to channels, change how a channel is shown to its subscriber, and mute or follow topics.",
    folders: ["subscriptions", "user-topics"],
    order:
      "get-subscriptions get-user-channels get-subscribers get-subscription-status subscribe unsubscribe " +
      "update-subscriptions update-subscription-settings update-subscription-setting update-user-topic mute-topic",
  },
  {
    page: "users",
    title: "Users",
    opening: "List, create, change, deactivate and mute accounts.",
    folders: ["users", "profile"],
    order:
      "get-own-user get-users get-user get-user-by-email create-user update-user update-user-by-email deactivate-user " +
      "reactivate-user deactivate-own-user mute-user unmute-user upload-avatar remove-avatar update-own-profile " +
      "clear-own-profile get-custom-profile-fields create-custom-profile-field update-custom-profile-field " +
      "reorder-custom-profile-fields delete-custom-profile-field",
  },
  {
    page: "user-groups",
    title: "User groups",
    opening: "List, create and change groups of users, their members and their subgroups.",
    folders: ["user-groups"],
    order:
      "get-user-groups create-user-group update-user-group deactivate-user-group delete-user-group " +
      "get-user-group-members get-is-user-group-member update-user-group-members get-user-group-subgroups " +
      "update-user-group-subgroups",
  },
  {
    page: "invitations",
    title: "Invitations",
    opening: "Invite new users by mail or by link, and revoke an invitation.",
    folders: ["invitations"],
    order: "get-invites send-invites create-invite-link resend-email-invite revoke-email-invite revoke-invite-link",
  },
  {
    page: "settings",
    title: "Personal settings",
    opening:
      "Change what an account has for itself: settings, alert words, views of the navigation, hints that it has seen.",
    folders: ["settings", "navigation-views"],
    order:
      "update-settings get-alert-words add-alert-words remove-alert-words get-navigation-views add-navigation-view " +
      "edit-navigation-view remove-navigation-view mark-onboarding-step run-command",
  },
  {
    page: "realm",
    title: "The realm",
    opening:
      "Change what the realm has for all: settings, domains, linkifiers, playgrounds, emoji, pictures and exports.",
    folders: ["realm"],
    order:
      "update-realm update-realm-user-settings-defaults get-realm-domains add-realm-domain " +
      "update-realm-domain remove-realm-domain get-linkifiers add-linkifier update-linkifier reorder-linkifiers " +
      "remove-linkifier add-code-playground remove-code-playground get-custom-emoji upload-custom-emoji " +
      "deactivate-custom-emoji upload-realm-icon remove-realm-icon upload-realm-logo remove-realm-logo " +
      "test-welcome-bot-custom-message get-realm-exports get-realm-export-consents export-realm delete-realm-export",
  },
  {
    page: "uploads",
    title: "Files",
    opening: "Upload files, and list, fetch and remove them.",
    folders: ["uploads"],
    order: "upload-file get-attachments get-file-temporary-url check-thumbnail-status remove-attachment",
  },
  {
    page: "bots",
    title: "Bots",
    opening: "Create and change bots, and store what a bot has to remember.",
    folders: ["bots", "bot-storage"],
    order:
      "get-bots create-bot update-bot deactivate-bot get-bot-api-key regenerate-bot-api-key " +
      "get-bot-storage update-bot-storage remove-bot-storage",
  },
  {
    page: "push",
    title: "Push notifications",
    opening: "Register devices for push notifications, and test that they arrive.",
    folders: ["push"],
    order:
      "register-client-device remove-client-device register-push-device e2ee-test-notify " +
      "add-apns-token remove-apns-token add-fcm-token remove-fcm-token test-notify",
  },
  {
    page: "calls",
    title: "Video calls",
    opening: "Get the link of a video call to put it into a message.",
    folders: ["calls"],
    order: "",
  },
];
