import type { Axis } from "../support/grown-realm";

/** Which operations take longer with more things of a kind, at most in proportion: by the kind and the reason. */
export const GROWS: Readonly<Record<Axis, Readonly<Record<string, string>>>> = {
  messages: {
    "The IDs of a topic are written again without those that are deleted.": "delete-message",
  },
  unread: {},
  topics: {
    "The answer lists them.": "get-stream-topics",
    "The answer lists unread messages by topic.": "register-queue",
  },
  people: {
    "The answer lists accounts.":
      "get-users get-subscribers get-subscriptions get-user-groups get-bots get-read-receipts get-realm-export-consents " +
      "register-queue",
    "The event is for administrators or for all but guests, who are looked for among all accounts.":
      "add-default-stream create-bot create-default-stream-group create-invite-link deactivate-bot delete-custom-profile-field " +
      "delete-realm-export export-realm reactivate-user regenerate-bot-api-key remove-default-stream " +
      "remove-default-stream-group revoke-email-invite revoke-invite-link send-invites update-bot " +
      "update-default-stream-group update-default-stream-group-streams update-realm update-user-group-subgroups",
    "Each account in the audience of the event is checked.":
      "add-reaction add-submessage delete-message delete-topic remove-reaction create-channel create-user " +
      "deactivate-own-user deactivate-user",
  },
  channels: {
    "The answer lists them.": "get-streams get-subscriptions get-user-channels register-queue",
    "The event lists the default channels.": "add-default-stream remove-default-stream",
    "The account leaves each of its channels.": "deactivate-own-user",
    "Settings of channels can name the group, and permissions through groups are checked for each channel.":
      "deactivate-user-group delete-user-group update-user-group-subgroups update-user-group-members",
    "Unread messages are looked for in every channel of the account.": "mark-all-as-read mute-user",
    "The newest message of the account is looked for in each of its channels.": "get-own-user",
  },
  groups: {
    "The answer lists them.": "get-user-groups register-queue",
    "Names are compared.": "create-user-group update-user-group",
    "Settings of groups that name the group or the account are looked for.": "deactivate-user-group delete-user-group reactivate-user",
  },
  queues: {
    "The queues of the account are looked for among all.": "deactivate-bot deactivate-own-user deactivate-user reactivate-user",
  },
  edits: {
    "The answer shows each edit.": "get-message get-message-history get-messages",
    "The list of edits is copied.": "update-message",
  },
  reactions: {
    "The answer lists them.": "get-message get-messages",
    "The list of reactions is copied.": "add-reaction remove-reaction",
  },
  "due items": {
    "The answer lists them.": "get-scheduled-messages register-queue",
    "Scheduled messages are forgotten with what they became.": "delete-message delete-topic",
  },
};
