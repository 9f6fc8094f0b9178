import { expect, test } from "vitest";
import { createZoomVideoCall } from "../../src/index";
import { everyRole, GRETA_GUEST } from "../support/realms";
import { spec } from "../support/spec";
import { wireCall } from "../support/wire-call";

spec(createZoomVideoCall, [
  { realm: everyRole(), isNeverAccepted: true, mistakes: [["zoom_not_configured", "BAD_REQUEST", { actor: GRETA_GUEST }]] },
]);

test.each([
  [205, "yes", "BAD_REQUEST"],
  [206, "yes", "BAD_REQUEST"],
  [206, true, "BAD_REQUEST"],
])("createZoomVideoCall at level %i checks is_video_call first: %s", (feature_level, is_video_call, code) => {
  const realm = everyRole({ feature_level });
  const { response } = wireCall(realm, "mel@example.test", "POST", "/calls/zoom/create", { is_video_call });
  const isMalformed = feature_level >= 206 && is_video_call !== true;
  expect(response).toMatchObject({ status: 400, body: { code } });
  expect(String(response.body?.["msg"]).includes("is_video_call")).toBe(isMalformed);
});
