import { test } from "vitest";
import { createWebexVideoCall } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { everyRole, MEL_MEMBER } from "../support/realms";

test("there is no account at Webex", () => {
  const realm = everyRole({ feature_level: 493 });
  expectRefusal(createWebexVideoCall(realm, MEL_MEMBER), realm, "BAD_REQUEST", "webex_not_configured");
});
