/** The checks of servers of levels 468 to 512, in order: each in a realm of its level. */
import {
  createChannel,
  type Realm,
  registerClientDevice,
  registerPushDevice,
  removeClientDevice,
  subscribe,
  updateStream,
} from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { DEVICE_KEY, DEVICE_TOKEN } from "../support/devices";
import { APART, type Ladder, ladder } from "../support/ladder";
import { BEEP_BOT, GENERAL, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "./ladder-realm";
import { level, REALM, system } from "./ladder-realm";

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

export const LATEST_LADDERS: readonly Ladder[] = [
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
