import { createWebexVideoCall } from "../../src/index";
import { everyRole } from "../support/realms";
import { spec } from "../support/spec";

spec(createWebexVideoCall, [
  { realm: everyRole({ feature_level: 493 }), isNeverAccepted: true, mistakes: [["webex_not_configured", "BAD_REQUEST", {}]] },
]);
