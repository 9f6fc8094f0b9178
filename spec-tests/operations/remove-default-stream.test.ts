import { describe, expect, it } from "vitest";
import { removeDefaultStream } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER } from "../support/realms";

describe("removeDefaultStream", () => {
  const realm = everyRole({ channels: [{ name: "a", is_default_stream: true }, { name: "b" }] });

  it.each([
    ["an actor who is not an administrator", MEL_MEMBER, 99, "administrator_required"],
    ["a channel that does not exist", ADA_ADMIN, 99, "channel_unknown"],
  ])("refuses %s", (_name, actor, stream_id, reason) => {
    expectRefusal(removeDefaultStream(realm, actor, { stream_id }), realm, codeOf(reason), reason);
  });

  it("removes a channel from the default channels and notifies", () => {
    const outcome = removeDefaultStream(realm, ADA_ADMIN, { stream_id: 1 });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "default_streams", default_streams: [] }]);
    expect(carriedOut(outcome).realm.channels.get(0)?.is_default_stream).toBe(false);
  });

  it("notifies also for a channel that is not a default channel", () => {
    const outcome = removeDefaultStream(realm, ADA_ADMIN, { stream_id: 2 });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "default_streams", default_streams: [1] }]);
  });
});
