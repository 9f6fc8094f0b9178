import { optional } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { failure } from "../../outcome/failures";
import { type OutboundPush, transition } from "../../outcome/transition";
import { has } from "../../rules/realm/feature-level";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Sends a test notification to one or all devices of the actor that are registered in the former way. */
export const testNotify = operation(
  () => ({
    id: "test-notify",
    method: "POST",
    path: "/mobile_push/test_notification",
    since: 217,
    parameters: {
      /** The token of the device; all devices by default. */
      token: optional(text),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "tested_token_unknown"],
    events: [],
    weight: 1,
  }),
  (realm, actor, params) => {
    const { token } = params;
    const tokens = realm.push_tokens.filter(
      (row) => row.user_id === actor.user_id && (token === undefined || row.token === token),
    );
    if (token !== undefined && tokens.length === 0) {
      return failure("INVALID_PUSH_DEVICE_TOKEN", "tested_token_unknown", "token: you have not registered this one.");
    }
    const isOff = realm.settings.require_e2ee_push_notifications && has(realm, "legacyPushesCanBeOff");
    const pushes = (isOff ? [] : tokens).map((row): OutboundPush => ({
      channel: "push",
      kind: "test_notification",
      user_id: actor.user_id,
      token_kind: row.kind,
      token: row.token,
    }));
    return accepted(transition(realm, [], pushes), {});
  },
  { accessDenied: devicesForUsersOnly },
);
