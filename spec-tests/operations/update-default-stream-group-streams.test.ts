import { describe, expect, it } from "vitest";
import { type Realm, updateDefaultStreamGroupStreams } from "../../src/index";
import { COOKS, groupsIn, registered, withCooks } from "../support/default-stream-groups";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { GENERAL, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";
import { APART, spec } from "../support/spec";
import { SPEC_FIXTURE } from "../support/spec-realm";

spec(updateDefaultStreamGroupStreams, [
  {
    realm: withCooks(SPEC_FIXTURE),
    actor: OLIVE_OWNER,
    params: { group_id: 1, op: "add", stream_names: ["never empty"] },
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["default_stream_group_unknown", "BAD_REQUEST", { params: { group_id: 9 } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_names: ["attic"] } }],
      ["default_stream_group_op_unknown", "BAD_REQUEST", { params: { op: "swap" } }],
      ["channel_is_default", "BAD_REQUEST", { params: { stream_names: ["default one"] } }, APART],
      ["default_stream_group_channel_invalid", "BAD_REQUEST", { params: { stream_names: ["general"] } }],
    ],
  },
]);

describe("groups of default channels", () => {
  it("accept and remove channels", () => {
    const change = (realm: Realm, op: string, name: string) =>
      updateDefaultStreamGroupStreams(realm, OLIVE_OWNER, { group_id: 1, op, stream_names: [name] });
    const without = change(withCooks(), "remove", "general");
    expect(groupsIn(eventsFor(without, MEL_MEMBER)[0])).toEqual([{ ...COOKS, streams: [OPEN_TO_ALL] }]);
    expect(change(without.realm, "remove", "general").ok).toBe(false);
    expect(registered(change(without.realm, "add", "GENERAL").realm, MEL_MEMBER)).toEqual([COOKS]);
    const joined = (realm: Realm) => play(realm).addDefaultStream(OLIVE_OWNER, { stream_id: GENERAL }).realm;
    expect(change(joined(without.realm), "add", "general").ok).toBe(false);
    expect(change(joined(withCooks()), "remove", "general").ok).toBe(true);
  });

  it("keep the channels before a refused one, without an event", () => {
    const removed = { group_id: 1, op: "remove", stream_names: ["general", "open to all"] };
    const empty = updateDefaultStreamGroupStreams(withCooks(), OLIVE_OWNER, removed);
    const params = { group_id: 1, op: "add", stream_names: ["general", "GENERAL"] };
    const outcome = updateDefaultStreamGroupStreams(empty.realm, OLIVE_OWNER, params);
    expect([outcome.ok, outcome.events]).toEqual([false, []]);
    expect(registered(outcome.realm, MEL_MEMBER)).toEqual([{ ...COOKS, streams: [GENERAL] }]);
  });
});
