/** The checks of servers of levels 468 to 512, in order: each in a realm of its level. */
import {
  addLinkifier,
  checkThumbnailStatus,
  createBigBlueButtonVideoCall,
  createChannel,
  createWebexVideoCall,
  type Realm,
  registerClientDevice,
  registerPushDevice,
  removeClientDevice,
  reportMessage,
  subscribe,
  updateLinkifier,
  updateRealm,
  updateStream,
  uploadFile,
} from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { DEVICE_KEY, DEVICE_TOKEN } from "../support/devices";
import { APART, bareLadder, type Ladder, ladder } from "../support/ladder";
import { ATTIC, BEEP_BOT, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "../support/spec-realm";
import { level, REALM, system } from "../support/spec-realm";

const ON = at.all(level(512), at.server({ push_service: true }))(REALM);
const WITH_DEVICE = registerClientDevice(ON, MEL_MEMBER).realm;
const AT_507 = level(507)(REALM);

/** The realm in which all members administer `general`. */
function administeredByMembers(realm: Realm): Realm {
  const channel = realm.channels.get(GENERAL - 1);
  if (channel === undefined) return realm;
  const administered = { ...channel, can_administer_channel_group: system("role:members") };
  return withFields(realm, { channels: realm.channels.set(GENERAL - 1, administered) });
}

/** The realm, where reports go to an archived channel. */
const ARCHIVED_REPORTS = at.all(level(512), at.setting({ moderation_request_channel_id: ATTIC }));
const LINKIFIER = { pattern: "#(?P<id>[0-9]+)", url_template: "https://a.test/{id}" } as const;
const WITH_LINKIFIER = addLinkifier(AT_507, OLIVE_OWNER, LINKIFIER).realm;
const UPLOADED = uploadFile(ON, MEL_MEMBER, { file: { name: "cat.png", size: 3 } });
const FILE = UPLOADED.ok ? String(UPLOADED.response.uri).replace("/user_uploads/1/", "") : "";

export const LATEST_LADDERS: readonly Ladder[] = [
  // No account can create a call of Webex, so the accepted call is of another service.
  bareLadder(
    "video calls of Webex",
    (realm, actor, { isWebex }: { readonly isWebex: boolean }) =>
      isWebex ? createWebexVideoCall(realm, actor, {}) : createBigBlueButtonVideoCall(realm, actor, { meeting_name: "lunch" }),
    { realm: AT_507, actor: MEL_MEMBER, params: { isWebex: false } },
    [["webex_not_configured", { params: { isWebex: true } }]],
  ),
  ladder(
    "check-thumbnail-status",
    checkThumbnailStatus,
    { realm: UPLOADED.realm, actor: MEL_MEMBER, params: { realm_id_str: "1", filename: FILE } },
    [["file_unknown", { params: { filename: "nothing.png" } }]],
  ),
  ladder(
    "report-message: without a place",
    reportMessage,
    {
      realm: at.all(level(512), at.setting({ moderation_request_channel_id: GENERAL }))(REALM),
      actor: NINA_MEMBER,
      params: { message_id: at.BY_MEL, report_type: "spam" },
    },
    [
      ["message_unknown", { params: { message_id: 999 } }],
      ["report_not_posted", { realm: ARCHIVED_REPORTS }],
    ],
  ),
  ladder(
    "add-linkifier: from addresses",
    addLinkifier,
    { realm: AT_507, actor: OLIVE_OWNER, params: { ...LINKIFIER, example_input: "#7", reverse_template: "#{id}" } },
    [
      ["linkifier_example_invalid", { params: { example_input: "seven" } }],
      ["linkifier_reverse_invalid", { params: { example_input: "" } }, APART],
    ],
  ),
  ladder(
    "update-linkifier: from addresses",
    updateLinkifier,
    {
      realm: WITH_LINKIFIER,
      actor: OLIVE_OWNER,
      params: { filter_id: 1, ...LINKIFIER, alternative_url_templates: ["https://b.test/{id}"] },
    },
    [
      ["linkifier_example_invalid", { params: { example_input: "seven" } }],
      ["linkifier_reverse_invalid", { params: { alternative_url_templates: ["https://b.test/{number}"] } }],
    ],
  ),
  ladder(
    "update-realm: workplace users",
    updateRealm,
    { realm: AT_507, actor: OLIVE_OWNER, params: { workplace_users_group: { new: system("role:members") } } },
    [["workplace_users_not_allowed", { params: { workplace_users_group: { new: at.LEADS } } }]],
  ),
  ladder("register-client-device", registerClientDevice, { realm: ON, actor: MEL_MEMBER, params: {} }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
  ]),
  ladder("remove-client-device", removeClientDevice, { realm: WITH_DEVICE, actor: MEL_MEMBER, params: { device_id: 1 } }, [
    ["bots_have_no_devices", { actor: BEEP_BOT }],
    ["device_unknown", { params: { device_id: 2 } }],
  ]),
  ladder(
    "register-push-device: of devices",
    registerPushDevice,
    { realm: WITH_DEVICE, actor: MEL_MEMBER, params: { device_id: 1, ...DEVICE_KEY, ...DEVICE_TOKEN } },
    [
      ["bots_have_no_devices", { actor: BEEP_BOT }],
      ["push_service_not_configured", { realm: at.server({ push_service: false }) }],
      ["push_group_incomplete", { params: { push_key: undefined } }],
      [
        "push_group_missing",
        {
          params: {
            ...{ push_key_id: undefined, push_key: undefined, token_kind: undefined, token_id: undefined },
            ...{ bouncer_public_key: undefined, encrypted_push_registration: undefined },
          },
        },
        APART,
      ],
      ["push_key_id_invalid", { params: { push_key_id: -1 } }, APART],
      ["push_key_invalid", { params: { push_key: "AAAA" } }],
      ["push_token_kind_unknown", { params: { token_kind: "smoke" as "fcm" } }],
      ["push_token_id_invalid", { params: { token_id: "AAAA" } }],
      ["device_unknown", { params: { device_id: 2 } }],
    ],
  ),
  ladder(
    "update-stream: pushes of new subscribers",
    updateStream,
    { realm: AT_507, actor: OLIVE_OWNER, params: { stream_id: GENERAL, default_push_notifications: true } },
    [["administrator_required", { actor: MEL_MEMBER, realm: administeredByMembers }]],
  ),
  ladder(
    "create-channel: pushes of new subscribers",
    createChannel,
    { realm: AT_507, actor: OLIVE_OWNER, params: { name: "new", subscribers: [], default_push_notifications: true } },
    [["administrator_required", { actor: MEL_MEMBER }]],
  ),
  ladder(
    "subscribe: pushes of new subscribers",
    subscribe,
    { realm: AT_507, actor: OLIVE_OWNER, params: { subscriptions: [{ name: "new" }], default_push_notifications: true } },
    [["administrator_required", { actor: MEL_MEMBER }]],
  ),
];
