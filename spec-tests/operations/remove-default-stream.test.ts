import { describe, expect, it } from "vitest";
import { removeDefaultStream } from "../../src/index";
import { carriedOut, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(removeDefaultStream, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
    ],
  },
]);

describe("removeDefaultStream", () => {
  const realm = everyRole({ channels: [{ name: "a", is_default_stream: true }, { name: "b" }] });

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
