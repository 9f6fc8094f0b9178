import { describe, expect, it } from "vitest";
import { addDefaultStream } from "../../src/index";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, ATTIC, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER, SECRET, SHARED_SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(addDefaultStream, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: ATTIC } }],
      ["default_channel_private", "BAD_REQUEST", { params: { stream_id: SECRET } }],
      ["default_channel_private", "BAD_REQUEST", { params: { stream_id: SHARED_SECRET } }],
    ],
  },
]);

describe("addDefaultStream", () => {
  it("refuses members with the code of servers, where the realm follows servers", () => {
    const realm = everyRole({ realm: { follow: "server" } });
    expectRefusal(addDefaultStream(realm, MEL_MEMBER, { stream_id: GENERAL }), realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
  });

  it("makes a channel a default channel, and notifies all accounts except guests, once", () => {
    const outcome = addDefaultStream(everyRole(), ADA_ADMIN, { stream_id: GENERAL });
    expect(eventTypes(outcome)).toEqual(["default_streams"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "default_streams", default_streams: [GENERAL] }]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
    const { realm } = carriedOut(outcome);
    expect(realm.channels.get(0)?.is_default_stream).toBe(true);
    const again = addDefaultStream(realm, ADA_ADMIN, { stream_id: GENERAL });
    expect(again.realm).toBe(realm);
    expect(again.events).toEqual([]);
  });
});
