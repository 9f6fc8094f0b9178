/** Every operation as one account calls it. Written by `npm run generate`; a test holds it to be current. */
import type { Call } from "../simulator/calls/call";

/** The calls by their names; each gives its outcome, or its response alone. */
export interface OperationCalls<Gives extends "outcome" | "response"> {
  /** Gives a bot what it keeps on the server. */
  readonly getBotStorage: Call<"getBotStorage", Gives>;
  /** Forgets what a bot keeps on the server. */
  readonly removeBotStorage: Call<"removeBotStorage", Gives>;
  /** Keeps texts of a bot on the server. */
  readonly updateBotStorage: Call<"updateBotStorage", Gives>;
  /** Creates a bot of one's own. */
  readonly createBot: Call<"createBot", Gives>;
  /** Deactivates a bot; one that is deactivated stays so. */
  readonly deactivateBot: Call<"deactivateBot", Gives>;
  /** Lists one's own active bots with their keys, by ID. */
  readonly getBots: Call<"getBots", Gives>;
  /** Gives a bot a fresh API key. */
  readonly regenerateBotApiKey: Call<"regenerateBotApiKey", Gives>;
  /**
   * Changes a bot: its name, its role, its owner, the defaults of its messages and queues, its service, its picture.
   */
  readonly updateBot: Call<"updateBot", Gives>;
  /**
   * Gives a link to a new call of BigBlueButton. Servers give it whether or not they know such a service: only who
   * follows the link asks for one. Who asks for the same call twice within a second gets the same link.
   */
  readonly createBigBlueButtonVideoCall: Call<"createBigBlueButtonVideoCall", Gives>;
  /** Asks Zoom for a call. A simulator has no account there, as most servers have none. */
  readonly createZoomVideoCall: Call<"createZoomVideoCall", Gives>;
  /** Creates a channel folder. Its place in the order is its ID. */
  readonly createChannelFolder: Call<"createChannelFolder", Gives>;
  /** Lists the channel folders in their order; below feature level 414 by ID. Open to all accounts, guests included. */
  readonly getChannelFolders: Call<"getChannelFolders", Gives>;
  /** Puts the channel folders into another order. */
  readonly patchChannelFolders: Call<"patchChannelFolders", Gives>;
  /**
   * Renames, describes, archives or unarchives a channel folder. All or nothing; on servers one after the other, and
   * what comes before the part that is refused stays changed.
   */
  readonly updateChannelFolder: Call<"updateChannelFolder", Gives>;
  /** Makes a channel a default one, which new people subscribe to. */
  readonly addDefaultStream: Call<"addDefaultStream", Gives>;
  /**
   * Archives a channel: nobody can post to it or change its messages, everybody who could read it still can. It is no
   * default channel any more, and its name stays taken.
   */
  readonly archiveStream: Call<"archiveStream", Gives>;
  /** Creates one channel. The actor subscribes only if it is among the subscribers, who may be nobody. */
  readonly createChannel: Call<"createChannel", Gives>;
  /**
   * Deletes a topic: all of its messages that the actor can see, the newest first, a hundred at a time. Preferences for
   * it go too, even when it had no message: everybody's, but with protected history not those of people who still have
   * messages of it. A topic without messages is a success.
   */
  readonly deleteTopic: Call<"deleteTopic", Gives>;
  /** Gives one channel that one may know of. */
  readonly getStreamById: Call<"getStreamById", Gives>;
  /**
   * Gives the address for mails to a channel. The simulator receives no mails; the address is the same for the same
   * channel and sender.
   */
  readonly getStreamEmailAddress: Call<"getStreamEmailAddress", Gives>;
  /** Finds the ID of a channel by its name, ignoring case. */
  readonly getStreamId: Call<"getStreamId", Gives>;
  /**
   * Lists the topics of a channel, the one with the newest message first. Where the history is protected, only messages
   * count that one has received.
   */
  readonly getStreamTopics: Call<"getStreamTopics", Gives>;
  /**
   * Lists channels by the switches of the request, by name: without any the public ones and those one subscribes to.
   */
  readonly getStreams: Call<"getStreams", Gives>;
  /** Lists the active subscribers of a channel that one may know of, by ID; below feature level 79 by address. */
  readonly getSubscribers: Call<"getSubscribers", Gives>;
  /**
   * Lists one's own subscriptions to channels that are not archived, by name. Notification settings that inherit are
   * null; below feature level 79 subscribers go by address.
   */
  readonly getSubscriptions: Call<"getSubscriptions", Gives>;
  /** Lists the channels that somebody subscribes to, as far as one may know of them, by ID. */
  readonly getUserChannels: Call<"getUserChannels", Gives>;
  /** Takes a channel from the default ones. */
  readonly removeDefaultStream: Call<"removeDefaultStream", Gives>;
  /**
   * Changes a channel: its name, description, privacy, folder, topics, retention, who may do what; or unarchives it.
   * All or nothing; on servers what comes before the part that is refused stays changed.
   */
  readonly updateStream: Call<"updateStream", Gives>;
  /** Makes a group of channels that newcomers can be subscribed to together. */
  readonly createDefaultStreamGroup: Call<"createDefaultStreamGroup", Gives>;
  /** Removes a group of default channels; its channels stay. */
  readonly removeDefaultStreamGroup: Call<"removeDefaultStreamGroup", Gives>;
  /** Puts channels into a group of default channels, or takes them out. */
  readonly updateDefaultStreamGroupStreams: Call<"updateDefaultStreamGroupStreams", Gives>;
  /** Gives a group of default channels another name or another description. */
  readonly updateDefaultStreamGroup: Call<"updateDefaultStreamGroup", Gives>;
  /** Keeps drafts. */
  readonly createDrafts: Call<"createDrafts", Gives>;
  /** Deletes one's own draft. */
  readonly deleteDraft: Call<"deleteDraft", Gives>;
  /** Replaces one's own draft. */
  readonly editDraft: Call<"editDraft", Gives>;
  /** Lists one's own drafts, the oldest edit first. */
  readonly getDrafts: Call<"getDrafts", Gives>;
  /** Drops an event queue. */
  readonly deleteQueue: Call<"deleteQueue", Gives>;
  /**
   * Gives what a queue holds, after dropping what the client acknowledges. Where there is nothing and the client may
   * wait, it says for what; from then on the queue lives its time anew.
   */
  readonly getEvents: Call<"getEvents", Gives>;
  /** Opens an event queue and gives the state of the realm as its events will go on from. */
  readonly registerQueue: Call<"registerQueue", Gives>;
  /** Makes a link by which any number of people may join, each with the role, channels and groups chosen now. */
  readonly createInviteLink: Call<"createInviteLink", Gives>;
  /**
   * Lists the invitations, then the links, that are still open: everybody's for administrators, else one's own; by the
   * order of their making.
   */
  readonly getInvites: Call<"getInvites", Gives>;
  /** Sends the mail of an open invitation once more. Its expiry stays. */
  readonly resendEmailInvite: Call<"resendEmailInvite", Gives>;
  /** Revokes an open invitation by mail: what it leads to is dead from then on. */
  readonly revokeEmailInvite: Call<"revokeEmailInvite", Gives>;
  /** Revokes an open reusable link: what it leads to is dead from then on. */
  readonly revokeInviteLink: Call<"revokeInviteLink", Gives>;
  /** Invites people by mail. */
  readonly sendInvites: Call<"sendInvites", Gives>;
  /**
   * Adds to a message what people do with its widget. The first to add anything is the author, be it by sending the
   * widget.
   */
  readonly addSubmessage: Call<"addSubmessage", Gives>;
  /** Tells which of some messages match a narrow. Only messages of one's personal history count. */
  readonly checkMessagesMatchNarrow: Call<"checkMessagesMatchNarrow", Gives>;
  /** Deletes a message for good; its ID is never given again. */
  readonly deleteMessage: Call<"deleteMessage", Gives>;
  /** Lists the states that a message has been in, the original one first. */
  readonly getMessageHistory: Call<"getMessageHistory", Gives>;
  /** Gives one message. */
  readonly getMessage: Call<"getMessage", Gives>;
  /** Finds messages: a range around an anchor, or those of a list of IDs that exist and that the reader may see. */
  readonly getMessages: Call<"getMessages", Gives>;
  /**
   * Gives the accounts that have read a message: without its sender, without those who do not let others know, and
   * without those who mute or are muted by whoever asks.
   */
  readonly getReadReceipts: Call<"getReadReceipts", Gives>;
  /** Marks everything as read that one has left unread. Deprecated by the interface. */
  readonly markAllAsRead: Call<"markAllAsRead", Gives>;
  /** Marks everything as read that one has left unread in a channel. Deprecated by the interface. */
  readonly markStreamAsRead: Call<"markStreamAsRead", Gives>;
  /** Marks everything as read that one has left unread in a topic. Deprecated by the interface. */
  readonly markTopicAsRead: Call<"markTopicAsRead", Gives>;
  /** Renders a text as the content of a message of the account would be, and keeps nothing. */
  readonly renderMessage: Call<"renderMessage", Gives>;
  /**
   * Reports a message to the moderators: the notification bot posts who reports it, what for, and the message to the
   * realm's channel for moderation.
   */
  readonly reportMessage: Call<"reportMessage", Gives>;
  /** Sends a message to a channel or to people. */
  readonly sendMessage: Call<"sendMessage", Gives>;
  /** Sets or clears one's own flag of all messages of a range that match a narrow. */
  readonly updateMessageFlagsForNarrow: Call<"updateMessageFlagsForNarrow", Gives>;
  /** Sets or clears one's own flag of messages: `read`, `starred` or `collapsed`. */
  readonly updateMessageFlags: Call<"updateMessageFlags", Gives>;
  /**
   * Edits a message: its content, its topic, its channel. Moving needs neither authorship nor `allow_message_editing`.
   */
  readonly updateMessage: Call<"updateMessage", Gives>;
  /** Adds a view to one's own navigation. */
  readonly addNavigationView: Call<"addNavigationView", Gives>;
  /** Changes one's own navigation view. */
  readonly editNavigationView: Call<"editNavigationView", Gives>;
  /** Lists one's own navigation views, in the order in which they were added. */
  readonly getNavigationViews: Call<"getNavigationViews", Gives>;
  /** Takes a view out of one's own navigation. */
  readonly removeNavigationView: Call<"removeNavigationView", Gives>;
  /** Gives when the people that one may know of were last there, by their address. */
  readonly getPresence: Call<"getPresence", Gives>;
  /** Gives when a person was last there. */
  readonly getUserPresence: Call<"getUserPresence", Gives>;
  /** Gives the status of an account; what is not set is absent. */
  readonly getUserStatus: Call<"getUserStatus", Gives>;
  /** Says that one is there, at work or idle, and asks for the others. */
  readonly updatePresence: Call<"updatePresence", Gives>;
  /** Sets somebody else's status. */
  readonly updateStatusForUser: Call<"updateStatusForUser", Gives>;
  /** Sets one's own status: a short text, an emoji. Empty texts clear. */
  readonly updateStatus: Call<"updateStatus", Gives>;
  /** Takes values of one's own profile away. */
  readonly clearOwnProfile: Call<"clearOwnProfile", Gives>;
  /** Adds a field to the profiles of the realm, behind the others. */
  readonly createCustomProfileField: Call<"createCustomProfileField", Gives>;
  /** Removes a custom profile field, with the values that accounts have for it. */
  readonly deleteCustomProfileField: Call<"deleteCustomProfileField", Gives>;
  /** Lists the realm's custom profile fields in their order. */
  readonly getCustomProfileFields: Call<"getCustomProfileFields", Gives>;
  /** Puts the realm's custom profile fields into another order. */
  readonly reorderCustomProfileFields: Call<"reorderCustomProfileFields", Gives>;
  /**
   * Changes a custom profile field; its type stays, and so do the values that accounts have for it, but for options of
   * a list that are there no more: these go without a word.
   */
  readonly updateCustomProfileField: Call<"updateCustomProfileField", Gives>;
  /** Sets values of one's own profile, all or nothing; an empty text is a value, null takes the present one away. */
  readonly updateOwnProfile: Call<"updateOwnProfile", Gives>;
  /** Registers the token of an iOS device in the older way; once more is a success that changes nothing. */
  readonly addApnsToken: Call<"addApnsToken", Gives>;
  /** Registers the token of an Android device in the older way; once more is a success that changes nothing. */
  readonly addFcmToken: Call<"addFcmToken", Gives>;
  /** Sends a test notification to one or all of one's active devices. */
  readonly e2eeTestNotify: Call<"e2eeTestNotify", Gives>;
  /**
   * Registers a device for end-to-end encrypted pushes. The registration is pending until the relay has answered, which
   * is for `answerPushRegistration` to say. A device of this number that has not failed stays as it is, whatever is
   * sent.
   */
  readonly registerPushDevice: Call<"registerPushDevice", Gives>;
  /** Takes the token of an iOS device away. */
  readonly removeApnsToken: Call<"removeApnsToken", Gives>;
  /** Takes the token of an Android device away. */
  readonly removeFcmToken: Call<"removeFcmToken", Gives>;
  /** Sends a test notification to one or all of one's devices of the older way of pushing. */
  readonly testNotify: Call<"testNotify", Gives>;
  /** Reacts to a message with an emoji. */
  readonly addReaction: Call<"addReaction", Gives>;
  /** Takes one's own reaction back, by any name of the emoji, or by code, whatever name the emoji has now. */
  readonly removeReaction: Call<"removeReaction", Gives>;
  /** Adds a place where code blocks of a language can be tried out. */
  readonly addCodePlayground: Call<"addCodePlayground", Gives>;
  /** Adds a linkifier behind the others. */
  readonly addLinkifier: Call<"addLinkifier", Gives>;
  /** Lets addresses of a domain have accounts while these are restricted. */
  readonly addRealmDomain: Call<"addRealmDomain", Gives>;
  /** Takes a custom emoji out of use; what was done with it stays. */
  readonly deactivateCustomEmoji: Call<"deactivateCustomEmoji", Gives>;
  /** Deletes the file of an export; its row stays and says when. */
  readonly deleteRealmExport: Call<"deleteRealmExport", Gives>;
  /** Begins an export of the realm, which is finished a minute later by the virtual clock. No file comes of it. */
  readonly exportRealm: Call<"exportRealm", Gives>;
  /** Lists the realm's custom emoji, deactivated ones included, by ID. */
  readonly getCustomEmoji: Call<"getCustomEmoji", Gives>;
  /** Lists the realm's linkifiers in the order in which they are tried. */
  readonly getLinkifiers: Call<"getLinkifiers", Gives>;
  /** Lists the domains whose addresses may have accounts while these are restricted. */
  readonly getRealmDomains: Call<"getRealmDomains", Gives>;
  /** Says of every active person whether it lets its private data be exported. */
  readonly getRealmExportConsents: Call<"getRealmExportConsents", Gives>;
  /** Gives the exports of the realm, those included whose file is deleted. */
  readonly getRealmExports: Call<"getRealmExports", Gives>;
  /** Removes a code playground. Where code blocks are of its language by default, they are of none from then on. */
  readonly removeCodePlayground: Call<"removeCodePlayground", Gives>;
  /** Removes a linkifier. */
  readonly removeLinkifier: Call<"removeLinkifier", Gives>;
  /**
   * Takes a domain out of the allowed ones. Accounts that are there stay. When the last one goes, addresses are
   * restricted no longer.
   */
  readonly removeRealmDomain: Call<"removeRealmDomain", Gives>;
  /** Takes the icon of the realm away; the one that it had at first stands for it again. */
  readonly removeRealmIcon: Call<"removeRealmIcon", Gives>;
  /** Takes the logo of the realm away; the one that it had at first stands for it again. */
  readonly removeRealmLogo: Call<"removeRealmLogo", Gives>;
  /** Puts the realm's linkifiers into another order. */
  readonly reorderLinkifiers: Call<"reorderLinkifiers", Gives>;
  /**
   * Shows an administrator how the realm's own words come to somebody new: the welcome bot sends them to the caller.
   */
  readonly testWelcomeBotCustomMessage: Call<"testWelcomeBotCustomMessage", Gives>;
  /** Replaces a linkifier's pattern and template; its place stays. */
  readonly updateLinkifier: Call<"updateLinkifier", Gives>;
  /** Lets subdomains of an allowed domain count as well, or no longer. */
  readonly updateRealmDomain: Call<"updateRealmDomain", Gives>;
  /**
   * Changes the realm's settings, name and description, all or nothing; on servers, all but what comes after a group
   * setting or a channel that is refused.
   */
  readonly updateRealm: Call<"updateRealm", Gives>;
  /** Adds a picture to the emoji of the realm, also in the place of another emoji. Its content is not kept. */
  readonly uploadCustomEmoji: Call<"uploadCustomEmoji", Gives>;
  /** Gives the realm a icon. */
  readonly uploadRealmIcon: Call<"uploadRealmIcon", Gives>;
  /** Gives the realm a logo. */
  readonly uploadRealmLogo: Call<"uploadRealmLogo", Gives>;
  /** Lets the notification bot send a direct message about a message when the virtual clock reaches a time. */
  readonly createMessageReminder: Call<"createMessageReminder", Gives>;
  /** Deletes the actor's own reminder, delivered ones too. */
  readonly deleteReminder: Call<"deleteReminder", Gives>;
  /** Lists one's own reminders that were not sent, by their time. */
  readonly getReminders: Call<"getReminders", Gives>;
  /** Keeps a text to use it again. */
  readonly createSavedSnippet: Call<"createSavedSnippet", Gives>;
  /** Deletes one's own snippet. */
  readonly deleteSavedSnippet: Call<"deleteSavedSnippet", Gives>;
  /** Changes one's own snippet. */
  readonly editSavedSnippet: Call<"editSavedSnippet", Gives>;
  /** Lists one's own saved snippets, in the order in which they were made. */
  readonly getSavedSnippets: Call<"getSavedSnippets", Gives>;
  /** Schedules a message for delivery when the virtual clock reaches its time. */
  readonly createScheduledMessage: Call<"createScheduledMessage", Gives>;
  /**
   * Cancels one's own scheduled message, a failed one included. One that was delivered is only forgotten by it, once.
   */
  readonly deleteScheduledMessage: Call<"deleteScheduledMessage", Gives>;
  /** Lists one's own scheduled messages that were not delivered, failed ones included, by their time. */
  readonly getScheduledMessages: Call<"getScheduledMessages", Gives>;
  /** Changes one's own scheduled message that was not delivered. A failed one needs a new time and waits again then. */
  readonly updateScheduledMessage: Call<"updateScheduledMessage", Gives>;
  /** Gives what a login page needs; the account that asks does not matter. */
  readonly getServerSettings: Call<"getServerSettings", Gives>;
  /**
   * Adds words and phrases to those that one wants to be alerted of; those that are there, in any spelling, stay. Of
   * two spellings in one request the last is kept, in the place of the first.
   */
  readonly addAlertWords: Call<"addAlertWords", Gives>;
  /** Lists the words and phrases that one wants to be alerted of, in the order in which they were added. */
  readonly getAlertWords: Call<"getAlertWords", Gives>;
  /** Notes that an account has been shown one of the hints for newcomers. Hints that were seen already stay so. */
  readonly markOnboardingStep: Call<"markOnboardingStep", Gives>;
  /**
   * Takes words out of those that one wants to be alerted of, in any case of letters, but with no other blanks; unknown
   * ones are passed over.
   */
  readonly removeAlertWords: Call<"removeAlertWords", Gives>;
  /**
   * Carries out a command that people type into the compose box: `/ping`, `/dark`, `/light`, `/fluid-width`,
   * `/fixed-width`.
   */
  readonly runCommand: Call<"runCommand", Gives>;
  /**
   * Changes what accounts that join later start with. Nobody who is there is touched. Names for which the realm has no
   * default are passed over; on the wire they are reported.
   */
  readonly updateRealmUserSettingsDefaults: Call<"updateRealmUserSettingsDefaults", Gives>;
  /**
   * Changes one's own settings, name and password, all or nothing. A new address changes nothing yet: it waits for a
   * confirmation that comes by mail. A new name where the realm lets nobody change names is passed over in silence, as
   * `json_change_settings` of servers does.
   */
  readonly updateSettings: Call<"updateSettings", Gives>;
  /** Says whether somebody subscribes to a channel. */
  readonly getSubscriptionStatus: Call<"getSubscriptionStatus", Gives>;
  /** Subscribes accounts to channels, and creates the channels that do not exist. All or nothing. */
  readonly subscribe: Call<"subscribe", Gives>;
  /**
   * Unsubscribes oneself or others from channels. Personal settings stay for the next subscription; unread messages of
   * the channels become read.
   */
  readonly unsubscribe: Call<"unsubscribe", Gives>;
  /** Sets one thing that one wants of one channel that one subscribes to. */
  readonly updateSubscriptionSetting: Call<"updateSubscriptionSetting", Gives>;
  /**
   * Sets what one wants of the channels that one subscribes to. All items or none; on servers the items before one that
   * is refused for its channel stay.
   */
  readonly updateSubscriptionSettings: Call<"updateSubscriptionSettings", Gives>;
  /**
   * Subscribes oneself to some channels and leaves others, all or nothing. Both are done, and answered, even when there
   * is nothing to join or nothing to leave.
   */
  readonly updateSubscriptions: Call<"updateSubscriptions", Gives>;
  /**
   * Tells others that one is editing a message, or not any more. The realm keeps nothing of it, so that a client may
   * begin again and again to say that it goes on.
   */
  readonly setTypingStatusForMessageEdit: Call<"setTypingStatusForMessageEdit", Gives>;
  /** Tells others that one is writing a message, or not any more. The realm keeps nothing of it. */
  readonly setTypingStatus: Call<"setTypingStatus", Gives>;
  /** Lists one's own files, in the order in which they were uploaded. */
  readonly getAttachments: Call<"getAttachments", Gives>;
  /**
   * Gives an address under which a file can be opened without credentials for a minute. The same file has the same
   * address within a second.
   */
  readonly getFileTemporaryUrl: Call<"getFileTemporaryUrl", Gives>;
  /** Deletes one's own file, whether or not messages refer to it; these keep their links. */
  readonly removeAttachment: Call<"removeAttachment", Gives>;
  /** Uploads a file. The realm keeps its digest; a simulator keeps the content of what came over the wire. */
  readonly uploadFile: Call<"uploadFile", Gives>;
  /**
   * Creates a user group. Whoever creates it manages it and adds its members, unless the settings say otherwise, but is
   * no member unless named.
   */
  readonly createUserGroup: Call<"createUserGroup", Gives>;
  /** Deactivates a user group: it keeps its members and its name, but cannot be used any more. */
  readonly deactivateUserGroup: Call<"deactivateUserGroup", Gives>;
  /**
   * Deletes a user group, as was done before groups could be deactivated: it leaves the groups that contain it, and
   * nobody has its ID again. Servers before feature level 294 have it.
   */
  readonly deleteUserGroup: Call<"deleteUserGroup", Gives>;
  /** Tells whether an account belongs to a user group. */
  readonly getIsUserGroupMember: Call<"getIsUserGroupMember", Gives>;
  /**
   * Lists the active members of a user group, ascending, each once; until level 388 as often as groups within hold it
   * directly.
   */
  readonly getUserGroupMembers: Call<"getUserGroupMembers", Gives>;
  /** Lists the subgroups of a user group, by ID, ascending; then those of subgroups, and so on. */
  readonly getUserGroupSubgroups: Call<"getUserGroupSubgroups", Gives>;
  /** Lists the user groups, system groups included, by ID. */
  readonly getUserGroups: Call<"getUserGroups", Gives>;
  /** Adds and removes members and subgroups of a user group, all or nothing. */
  readonly updateUserGroupMembers: Call<"updateUserGroupMembers", Gives>;
  /** Adds and removes subgroups of a user group. */
  readonly updateUserGroupSubgroups: Call<"updateUserGroupSubgroups", Gives>;
  /** Changes name, description and settings of a user group, or reactivates it. */
  readonly updateUserGroup: Call<"updateUserGroup", Gives>;
  /** Mutes a topic or takes back what was set for it: the old form of what `updateUserTopic` does. */
  readonly muteTopic: Call<"muteTopic", Gives>;
  /**
   * Mutes, unmutes or follows a topic, or takes that back. There need not be any message in the topic, and any policy
   * may follow any other.
   */
  readonly updateUserTopic: Call<"updateUserTopic", Gives>;
  /** Creates the account of a person, a member, with the realm's default channels and settings. */
  readonly createUser: Call<"createUser", Gives>;
  /** Deactivates one's own account, which bots may do too. */
  readonly deactivateOwnUser: Call<"deactivateOwnUser", Gives>;
  /** Deactivates a person: its key is dead at once, and it leaves channels, groups and settings until it comes back. */
  readonly deactivateUser: Call<"deactivateUser", Gives>;
  /** Gives anybody's key on a server for developers; the account that asks does not matter. */
  readonly devFetchApiKey: Call<"devFetchApiKey", Gives>;
  /** Exchanges a password for a key; the account that asks does not matter. */
  readonly fetchApiKey: Call<"fetchApiKey", Gives>;
  /**
   * Gives one's own account, with the values of custom profile fields and the ID of the newest message that it has a
   * row for.
   */
  readonly getOwnUser: Call<"getOwnUser", Gives>;
  /** Gives one account by its address as the actor may name it. */
  readonly getUserByEmail: Call<"getUserByEmail", Gives>;
  /** Gives one account by its ID: bots and deactivated ones too. */
  readonly getUser: Call<"getUser", Gives>;
  /**
   * Lists all accounts, bots and deactivated ones included, by ID; those that one may not know of without saying who
   * they are.
   */
  readonly getUsers: Call<"getUsers", Gives>;
  /**
   * Mutes somebody: what the account has left unread of that person becomes read, and what comes later arrives read.
   */
  readonly muteUser: Call<"muteUser", Gives>;
  /**
   * Reactivates an account: it is back in its channels, groups and settings; its key works again. An account that is
   * active is told of again.
   */
  readonly reactivateUser: Call<"reactivateUser", Gives>;
  /** Gives one's own account a fresh API key. */
  readonly regenerateOwnApiKey: Call<"regenerateOwnApiKey", Gives>;
  /** Takes the picture of one's own account away; the generated one stands for it again. */
  readonly removeAvatar: Call<"removeAvatar", Gives>;
  /** Takes the muting of somebody back. What became read stays so. */
  readonly unmuteUser: Call<"unmuteUser", Gives>;
  /**
   * Changes name, role, profile or address of an account that is named by its address; deactivated ones and bots too.
   * All or nothing is changed; a blank name is passed over, and an empty profile value takes the present one away.
   */
  readonly updateUserByEmail: Call<"updateUserByEmail", Gives>;
  /** Changes name, role, profile or address of an account that is named by its ID; deactivated ones and bots too. */
  readonly updateUser: Call<"updateUser", Gives>;
  /** Gives one's own account a picture. */
  readonly uploadAvatar: Call<"uploadAvatar", Gives>;
}
