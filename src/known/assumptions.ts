/** Describes scenario steps. All given conditions must hold: operation, contents, clock and feature levels. */
export interface DecidedSteps {
  /** The identifier of an operation. */
  readonly call?: string;
  /** Parameters, fields, codes, reasons and values that the step contains, all of them. */
  readonly names?: readonly string[];
  /** True for steps after the clock was advanced, and for the clock step itself. */
  readonly after_clock?: true;
  /** The first feature level, and the first one that no longer counts. */
  readonly levels?: readonly [since: number, until: number];
}

/** What is known of a step, or of all requests to an operation together. */
export interface DecidableSteps {
  readonly call: string | undefined;
  /** The names and values that it contains. */
  readonly words: ReadonlySet<string>;
  readonly levels: readonly number[];
  /** Whether the clock was advanced before; true if that is not known. */
  readonly is_after_clock: boolean;
}

/** Whether the result of a step depends on a decision. */
export function isDecided({ call, names = [], after_clock, levels }: DecidedSteps, about: DecidableSteps): boolean {
  return (
    (call === undefined || about.call === call) &&
    names.every((name) => about.words.has(name)) &&
    (after_clock === undefined || about.is_after_clock) &&
    (levels === undefined || about.levels.some((level) => levels[0] <= level && level < levels[1]))
  );
}

/** A question that no source answers, with what the simulator does. */
export interface Assumption {
  /** The public page of the interface that the question is about. */
  readonly page: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
  /** The steps whose result depends on the decision. Empty if a step does not show it. */
  readonly decides: readonly DecidedSteps[];
}

/** A level above all: the decision has no end. */
const NEVER = 10_000;

/**
 * The decisions where no source has an answer, by an ID that comments and reports name. Append rows and never renumber
 * them. Remove a row when a source answers its question.
 */
export const ASSUMPTIONS = {
  A3: {
    page: "https://zulip.com/api/create-scheduled-message",
    question: "Can delivery be late?",
    answer: "Never by the virtual clock: a message is delivered at its own second, so lateness never fails it.",
    source: "own decision",
    decides: [{ names: ["scheduled_message"], after_clock: true }],
  },
  A6: {
    page: "https://zulip.com/api/get-events",
    question: "When does a queue expire, while servers look for such queues once a minute?",
    answer: "To the second; queues that request less than a minute live for a minute.",
    source: "facts of servers; a virtual clock has to decide",
    decides: [
      { names: ["BAD_EVENT_QUEUE_ID"], after_clock: true },
      { names: ["queue_unknown"], after_clock: true },
    ],
  },
  A81: {
    page: "https://zulip.com/api/update-channel-folder",
    question: "May a folder be unarchived when another one has taken its name?",
    answer: "No: names are unique among the folders that are not archived.",
    source: "own decision, from the rule on names",
    decides: [{ call: "update-channel-folder", names: ["is_archived", "folder_name_taken"] }],
  },
  A120: {
    page: "https://zulip.com/api/send-message",
    question: "Whom does a mention mean by a name that several accounts have?",
    answer: "The newest of them; with the ID next to the name it means that account.",
    source: "servers mean one of them, and leave it to their tables which",
    decides: [],
  },
  A123: {
    page: "https://zulip.com/api/send-message",
    question: "Which names do Unicode emoji have?",
    answer: "Those of the interface's own list; for all others the annotations of Unicode CLDR 45 for emoji 15.1.",
    source: "public facts; the version is doubtful",
    decides: [],
  },
  A160: {
    page: "https://zulip.com/api/register-push-device",
    question: "When does the push service answer a registration?",
    answer: "When a test answers it; until then, the registration is pending.",
    source: "own decision",
    decides: [{ call: "register-queue", names: ["push_devices"] }, { names: ["push_device"] }],
  },
  A86: {
    page: "https://zulip.com/api/update-settings",
    question: "When are messages beyond their retention time deleted?",
    answer: "At the very second, while servers look once a day.",
    source: "own decision: a virtual clock has to decide",
    decides: [{ names: ["message_retention"], after_clock: true }],
  },
  A174: {
    page: "https://zulip.com/api/get-events",
    question: "When is an export of the realm finished?",
    answer: "After a minute of the virtual clock, always well; there is no file at its address.",
    source: "own decision",
    decides: [{ names: ["realm_export"], after_clock: true }],
  },
  A175: {
    page: "https://zulip.com/api/rest-error-handling",
    question: "Since when does EXPECTATION_MISMATCH name the field?",
    answer: "Since feature level 421; servers of level 372 do not, those of 442 do.",
    source: "recorded servers of level 372, the source of those of 442",
    decides: [{ names: ["EXPECTATION_MISMATCH", "field_name"], levels: [373, 442] }],
  },
  A176: {
    page: "https://zulip.com/api/get-messages",
    question: "Since when is an invalid number of messages BAD_REQUEST, not REQUEST_VARIABLE_INVALID?",
    answer: "Since feature level 278; servers of level 247 refuse it by its name, those of 372 do not.",
    source: "contracts of servers of levels 218, 247 and 372",
    decides: [
      { names: ["num_before", "BAD_REQUEST"], levels: [278, 372] },
      { names: ["num_after", "BAD_REQUEST"], levels: [278, 372] },
      { names: ["num_before", "REQUEST_VARIABLE_INVALID"], levels: [248, 278] },
      { names: ["num_after", "REQUEST_VARIABLE_INVALID"], levels: [248, 278] },
    ],
  },
  A178: {
    page: "https://zulip.com/api/update-settings",
    question: "Since when does another privacy of a channel take the right to create such channels?",
    answer: "Since feature level 421; servers of level 372 do not request it, those of 442 do.",
    source: "the source of servers of both levels",
    decides: [
      { call: "update-stream", names: ["private_channel_not_allowed"], levels: [421, 442] },
      { call: "update-stream", names: ["public_channel_not_allowed"], levels: [421, 442] },
    ],
  },
  A179: {
    page: "https://zulip.com/api/register-queue",
    question:
      "Since when is DBT among the services with a webhook, and since when has GitLab seven more kinds of events?",
    answer: "Since feature level 421; both are known only of servers of level 442.",
    source: "a recorded server of level 442, the source of those of 387",
    decides: [{ call: "register-queue", names: ["realm_incoming_webhook_bots"], levels: [388, 442] }],
  },
  A177: {
    page: "https://zulip.com/api/register-client-device",
    question: "Since when do servers accept only hexadecimal digits in APNs tokens?",
    answer: "Since feature level 421; servers of level 372 take what can be read as Base64, those of 442 do not.",
    source: "the source of servers of levels 372 and 442",
    decides: [],
  },
  A468: {
    page: "https://zulip.com/api/register-client-device",
    question: "By which form of a legacy token is it compared with the `token_id` of an encrypted registration?",
    answer:
      "By the first eight bytes of the SHA-256 of the token as the client wrote it; when the push service accepts it.",
    source: "the list of changes of level 483, which says: the same token",
    decides: [],
  },
  A469: {
    page: "https://zulip.com/api/register-client-device",
    question: "Which parts of a registration of a device are refused, with which code and in which order?",
    answer:
      "BAD_REQUEST: incomplete groups, neither group, the number and form of the key, the kind and identifier of the token, then an unknown device.",
    source: "own decision; the description of levels 468 and 470 has no codes",
    decides: [
      { call: "register-push-device", names: ["push_group_incomplete"], levels: [468, 513] },
      { call: "register-push-device", names: ["push_group_missing"], levels: [468, 513] },
      { call: "register-push-device", names: ["push_key_invalid"], levels: [468, 513] },
      { call: "register-push-device", names: ["push_key_id_invalid"], levels: [468, 513] },
      { call: "register-push-device", names: ["push_token_id_invalid"], levels: [468, 513] },
      { call: "register-push-device", names: ["device_unknown"], levels: [468, 513] },
    ],
  },
  A470: {
    page: "https://zulip.com/api/register-client-device",
    question: "Who may have devices, and how is a device of another account refused?",
    answer: "Users only; the number of another account's device is BAD_REQUEST, as if it did not exist.",
    source: "own decision, from the rules on older registrations",
    decides: [
      { call: "register-client-device", names: ["bots_have_no_devices"] },
      { call: "remove-client-device", names: ["device_unknown"] },
    ],
  },
  A471: {
    page: "https://zulip.com/api/register-client-device",
    question:
      "When does a key hold that a device registers, and what does a new token do before the push service answers?",
    answer:
      "A key holds immediately, with `device/update`; the accepted token stays until the push service accepts the new one.",
    source: "what a client expects, level 468",
    decides: [{ names: ["device", "push_key_id"] }, { names: ["device", "pending_push_token_id"] }],
  },
  A481: {
    page: "https://zulip.com/api/register-queue",
    question:
      "What does `idle_queue_timeout` do with 0, negative numbers and other words, and is the older parameter still taken?",
    answer:
      "0 is as not given, 600 seconds; negative numbers and words other than `mobile` are BAD_REQUEST; the older parameter is ignored.",
    source: "the forerunner at level 442 takes 0 as 600; else own decision",
    decides: [{ call: "register-queue", names: ["idle_queue_timeout"] }],
  },
  A492: {
    page: "https://zulip.com/api/register-client-device",
    question: "Does a new API key remove the devices of the account, or only their registrations for pushes?",
    answer: "The registrations: each device stays, with null everywhere, and a `device/update` says so.",
    source: "own decision; the list of changes names the registrations",
    decides: [{ call: "regenerate-own-api-key", names: ["device"], levels: [492, 513] }],
  },
  A507: {
    page: "https://zulip.com/api/update-settings",
    question:
      "Which default has `default_push_notifications`, what does false do, and how is another account than an administrator refused?",
    answer:
      "False by default; false leaves the subscription's own setting at null; refused as elsewhere for administrators only.",
    source: "notes of others on level 512; else own decision",
    decides: [
      { names: ["default_push_notifications", "push_notifications"] },
      { call: "update-stream", names: ["default_push_notifications", "administrator_required"] },
    ],
  },
  A475: {
    page: "https://zulip.com/api/get-users",
    question: "Which request is the first login of an account that was imported or created by another one?",
    answer: "The first one that fetches its API key; requests with a key are not a login.",
    source: "own decision: servers take the first use of their pages; levels 433 and 475",
    decides: [
      { names: ["realm_user", "update", "date_joined"], levels: [475, NEVER] },
      { names: ["realm_user", "update", "is_imported_stub"], levels: [433, NEVER] },
    ],
  },
  A477: {
    page: "https://zulip.com/api/get-events",
    question: "Which groups may be `workplace_users_group`, and how is another one refused?",
    answer:
      "System groups, and groups that no one but administrators and owners can join, manage, or change the members of, subgroups included; else BAD_REQUEST.",
    source: "a single file of a server of about level 477",
    decides: [{ call: "update-realm", names: ["workplace_users_group", "workplace_users_not_allowed"] }],
  },
  A478: {
    page: "https://zulip.com/api/get-linkifiers",
    question: "Which `reverse_template` is valid, and in which order are the three texts checked?",
    answer:
      "Any text, since its syntax is not known; the example, then the reverse template, then the further addresses.",
    source: "own decision; levels 471 and 478",
    decides: [{ names: ["linkifier_example_invalid"] }, { names: ["linkifier_reverse_invalid"] }],
  },
  A275: {
    page: "https://zulip.com/api/upload-file",
    question: "When are the small pictures of an upload made, and how large is a picture that came without content?",
    answer:
      "When the virtual clock moves, from `thumbnail_seconds` of the server after the upload on; 128 by 128 pixels, " +
      "also for AVIF, HEIC and TIFF, whose size is not read.",
    source: "own decision: a virtual clock has to decide; the size is that of the usual test pictures of servers",
    decides: [{ names: ["rendering_only"], after_clock: true }],
  },
  A479: {
    page: "https://zulip.com/api/upload-file",
    question:
      "When are the small pictures of an upload there, and what is answered for a file that is not a picture or not readable?",
    answer:
      "When the clock moves; false for a file that is not a picture, and BAD_REQUEST for one that the account cannot open.",
    source: "a test of a client on a server of level 500, which takes an error or false",
    decides: [{ call: "check-thumbnail-status" }],
  },
  A485: {
    page: "https://zulip.com/api/register-queue",
    question: "Which words has `input_type` of the options of webhooks?",
    answer: "`bool` and `text`, for the two kinds of values that the older checks named.",
    source: "own decision; the full set is not known",
    decides: [{ call: "register-queue", names: ["input_type"] }],
  },
  A489: {
    page: "https://zulip.com/api/construct-narrow",
    question: "Which messages does `channels:archived` find?",
    answer: "Those of archived channels that the account received; it opens no shared history.",
    source: "notes of others on level 511",
    decides: [{ names: ["channels", "archived"], levels: [489, 513] }],
  },
  A493: {
    page: "https://zulip.com/api/create-bigbluebutton-video-call",
    question: "Which number has Webex among the providers of video calls, and what is refused without it?",
    answer: "None is offered here; BAD_REQUEST, as for Zoom where the server has no account there.",
    source: "own decision",
    decides: [{ call: "create-webex-video-call" }],
  },
  A494: {
    page: "https://zulip.com/api/get-user",
    question: "How are users refused by the operations on the storage of bots?",
    answer: "BAD_REQUEST, as by other operations for bots only.",
    source: "own decision; level 494",
    decides: [{ names: ["storage_for_bots_only"] }],
  },
  A503: {
    page: "https://zulip.com/api/rest-error-handling",
    question: "Is a time with a space instead of the letter T ISO 8601 since feature level 503?",
    answer: "Yes, as before; numbers of UNIX seconds and dates in words are not.",
    source: "own decision; level 503",
    decides: [],
  },
  A508: {
    page: "https://zulip.com/api/send-message",
    question: "Which form has the address of a direct message in the answer of sending?",
    answer: "`#narrow/dm/IDS-dm/near/ID`, with `group` instead of `dm` for three users or more.",
    source: "the form of the web app; level 508",
    decides: [{ call: "send-message", names: ["message_url"] }],
  },
  A511: {
    page: "https://zulip.com/api/report-message",
    question: "Which error does a report have whose notice cannot be posted, and when is it checked?",
    answer: "BAD_REQUEST, after the access to the message, where the channel for reports is archived.",
    source: "own decision; level 511",
    decides: [{ call: "report-message", names: ["report_not_posted"] }],
  },
  A513: {
    page: "https://zulip.com/api/changelog",
    question: "What changed at the feature levels 486, 488, 495 and 498?",
    answer: "Nothing here: a realm behaves as at the level before. 498 is probably only the mark of release 12.0.",
    source: "no source names a change",
    decides: [],
  },
  A374: {
    page: "https://zulip.com/api/update-message",
    question: "Since which level has renaming a topic together with resolving it no notice of resolving?",
    answer: "Since 303. Before, only adding or removing the mark decides.",
    source: "servers of levels 200, 247 and 263 have it, and one of level 372 does not; else own decision",
    decides: [{ call: "update-message", names: ["topic"], levels: [1, 302] }],
  },
  A422: {
    page: "https://zulip.com/api/changelog",
    question: "Who needs the right to post for the address of a channel: the actor, or the sender of the mails?",
    answer: "The actor, after its access to the channel.",
    source: "own decision",
    decides: [{ call: "get-stream-email-address", names: ["posting_not_allowed"], levels: [448, NEVER] }],
  },
  A423: {
    page: "https://zulip.com/api/changelog",
    question: "In which order does a deactivation delete, what else of a profile, and for which accounts?",
    answer:
      "The account is deactivated first, then its name and picture are deleted, then its messages, by conversation. Other profile data stays, and only DELETE /users/{user_id} does it.",
    source: "the list of changes, and one file of a server",
    decides: [{ call: "deactivate-user", names: ["actions"], levels: [459, NEVER] }],
  },
  A424: {
    page: "https://zulip.com/api/changelog",
    question: "Who may read the key of a bot?",
    answer: "The accounts that may regenerate it: users that are not guests, for bots that they manage.",
    source: "own decision, by the operation that regenerates the key",
    decides: [{ call: "get-bot-api-key", levels: [463, NEVER] }],
  },
  A425: {
    page: "https://zulip.com/api/changelog",
    question: "Which accounts does `default_avatar_source` concern, and what is the address of such a picture?",
    answer:
      "Accounts that are created, and those whose own picture is removed; not the others. The address is below the realm's own, by the ID of the account.",
    source: "own decision",
    decides: [
      { names: ["default_avatar_source"], levels: [456, NEVER] },
      { names: ["avatar_source"], levels: [466, NEVER] },
    ],
  },
  A426: {
    page: "https://zulip.com/api/changelog",
    question: "How is an export of everything refused?",
    answer: "BAD_REQUEST, after the limit of exports, for all but owners with access to all content.",
    source: "the list of changes does not say",
    decides: [{ call: "export-realm", names: ["full_without_consent"], levels: [449, NEVER] }],
  },
  A427: {
    page: "https://zulip.com/api/changelog",
    question: "Which types of profile fields take `use_for_user_matching`?",
    answer: "All.",
    source: "own decision: the lenient one",
    decides: [{ names: ["use_for_user_matching"], levels: [455, NEVER] }],
  },
  A428: {
    page: "https://zulip.com/api/changelog",
    question: "What does the operator `mentions` do for an unknown user, negated, and to the history of channels?",
    answer: "An unknown user is BAD_NARROW as for `sender`; it may be negated, and opens no history.",
    source: "own decision, by the operator `sender`",
    decides: [{ names: ["mentions", "narrow"], levels: [446, NEVER] }],
  },
  A429: {
    page: "https://zulip.com/api/changelog",
    question: "How is a missing or invalid `anchor_date` refused, and what is it with another anchor?",
    answer: "Missing: REQUEST_VARIABLE_MISSING; invalid: BAD_REQUEST; with another anchor it is ignored.",
    source: "own decision",
    decides: [{ call: "get-messages", names: ["anchor_date"], levels: [445, NEVER] }],
  },
  A430: {
    page: "https://zulip.com/api/changelog",
    question: "What of bots and of deactivated groups among `target_users`, and which values are checked?",
    answer:
      "A bot is refused as an unknown user; deactivated groups count. Values are checked as for the actor's own settings, except whether a language is known.",
    source: "one file of a server",
    decides: [{ call: "update-settings", names: ["target_users"], levels: [444, NEVER] }],
  },
  A431: {
    page: "https://zulip.com/api/changelog",
    question: "How are the providers of video calls of levels 460 and 465 listed?",
    answer: "As `constructor_groups` and `nextcloud_talk`, on servers that have set them up.",
    source: "guessed, in the style of the others",
    decides: [
      { call: "create-constructor-groups-video-call" },
      { call: "create-nextcloud-talk-video-call" },
      { names: ["constructor_groups"] },
      { names: ["nextcloud_talk"] },
    ],
  },
  A432: {
    page: "https://zulip.com/api/construct-narrow",
    question: "Since which level does `has:image` find messages whose only picture is an upload in their text?",
    answer: "Since 467.",
    source: "servers of level 442 do not find them, servers of level 483 do; nothing says when it changed",
    decides: [],
  },
  A433: {
    page: "https://zulip.com/api/changelog",
    question: "Is `recent_topics` refused as a value of `web_home_view`?",
    answer: "Yes, since the level that calls it `recent`.",
    source: "own decision",
    decides: [{ names: ["web_home_view", "recent_topics"], levels: [454, NEVER] }],
  },
  A434: {
    page: "https://zulip.com/api/changelog",
    question: "How is a `short_name` of a bot refused that is in use, or makes no address?",
    answer: "As in POST /bots: BAD_REQUEST.",
    source: "own decision, by the creation of bots",
    decides: [{ call: "update-bot", names: ["short_name"], levels: [447, NEVER] }],
  },
  A515: {
    page: "https://zulip.com/api/deactivate-user",
    question: "How do clients receive that the profile of an account was deleted?",
    answer: "By an event realm_user/update with `is_deleted`, before the one of its name.",
    source: "own decision: the list of changes names events, and no form",
    decides: [{ names: ["realm_user", "update", "is_deleted"], levels: [490, NEVER] }],
  },
  A514: {
    page: "https://zulip.com/api/update-settings",
    question: "Since when is `google-blob` no longer among the sets of emoji?",
    answer: "Since feature level 442; servers of level 387 have it, those of 442 do not.",
    source: "a recorded server of level 442, the source of those of 387",
    decides: [
      { names: ["emojiset_choices"], levels: [388, 442] },
      { names: ["emojiset", "google-blob"], levels: [388, 442] },
    ],
  },
} as const satisfies Record<string, Assumption>;

/** The identifier of an assumption. */
export type AssumptionId = keyof typeof ASSUMPTIONS;
