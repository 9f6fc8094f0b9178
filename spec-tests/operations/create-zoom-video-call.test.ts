import { expect, test } from "vitest";
import { createZoomVideoCall } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { everyRole, GRETA_GUEST } from "../support/realms";
import { wireCall } from "../support/wire-call";

test("createZoomVideoCall refuses all actors, because no Zoom account is connected", () => {
  const realm = everyRole();
  const outcome = createZoomVideoCall(realm, GRETA_GUEST, {});
  expectRefusal(outcome, realm, "BAD_REQUEST", "zoom_not_configured", { http_status: 400 });
});

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
