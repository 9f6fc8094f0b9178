// Events: registration (public facts): what stands in it for old clients, and what never changes.
import { expect, test } from "vitest";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const registered = (settings: object, types: string[]) =>
  play(everyRole({ settings })).registerQueue(MEL_MEMBER, { fetch_event_types: types }).response;

test("`realm_allow_edit_history` and `realm_mandatory_topics` follow the policies that replaced them", () => {
  const shown = (message_edit_history_visibility_policy: string) =>
    registered({ message_edit_history_visibility_policy }, ["realm"]).realm_allow_edit_history;
  expect(["all", "moves", "none"].map(shown)).toEqual([true, true, false]);
  const needed = (topics_policy: string) => registered({ topics_policy }, ["realm"]).realm_mandatory_topics;
  expect(["allow_empty_topic", "disable_empty_topic"].map(needed)).toEqual([false, true]);
});

test("no account has a token for video calls, and old servers have no more hints for beginners", () => {
  expect(registered({}, ["video_calls"]).has_zoom_token).toBe(false);
  const old = wireCall(everyRole({ feature_level: 100 }), "mel@example.test", "POST", "/register", { fetch_event_types: ["hotspots"] });
  expect(old.response.body).toMatchObject({ hotspots: [] });
});
