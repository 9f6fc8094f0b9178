import { describe, expect, it } from "vitest";
import { addDefaultStream } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, ATTIC, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER, SECRET, SHARED_SECRET } from "../support/realms";

describe("addDefaultStream", () => {
  it.each([
    ["an actor who is not an administrator", MEL_MEMBER, 99, "administrator_required"],
    ["a channel that does not exist", ADA_ADMIN, 99, "channel_unknown"],
    ["a private channel", ADA_ADMIN, SECRET, "default_channel_private"],
    ["one with shared history", OLIVE_OWNER, SHARED_SECRET, "default_channel_private"],
    ["an archived channel", ADA_ADMIN, ATTIC, "channel_unknown"],
  ])("refuses %s", (_name, actor, stream_id, reason) => {
    const realm = everyRole();
    expectRefusal(addDefaultStream(realm, actor, { stream_id }), realm, codeOf(reason), reason);
  });

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
