/** Devices of an account come and go. */
import { expect, test } from "vitest";
import { registerClientDevice, removeClientDevice } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";

const REALM = everyRole({ feature_level: 512, server: { push_service: true } });

spec(removeClientDevice, [
  {
    realm: REALM,
    params: { device_id: 1 },
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["device_unknown", "BAD_REQUEST", { params: { device_id: 99 } }],
    ],
  },
]);

const NOTHING = {
  push_key_id: null,
  push_token_id: null,
  pending_push_token_id: null,
  push_token_last_updated_timestamp: null,
  push_registration_error_code: null,
};

test("each call adds a device, which only its account sees, and a removed number does not return", () => {
  const one = registerClientDevice(REALM, MEL_MEMBER);
  expect(one.events).toEqual([{ recipients: [MEL_MEMBER], event: { type: "device", op: "add", device_id: 1 } }]);
  const gone = removeClientDevice(one.realm, MEL_MEMBER, { device_id: 1 });
  expect(eventsFor(gone, MEL_MEMBER)).toEqual([{ type: "device", op: "remove", device_id: 1 }]);
  const two = play(gone.realm).registerClientDevice(MEL_MEMBER);
  expect(two.response).toEqual({ device_id: 2 });
  const shown = (userId: number) => two.registerQueue(userId, { fetch_event_types: ["device"] }).response.devices;
  expect(shown(MEL_MEMBER)).toEqual({ 2: NOTHING });
  expect(shown(NINA_MEMBER)).toEqual({});
});
