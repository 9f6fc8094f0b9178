import { describe, expect, it } from "vitest";
import { createDefaultStreamGroup } from "../../src/index";
import { COOKS, registered, withCooks } from "../support/default-stream-groups";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";
import { spec } from "../support/spec";
import { SPEC_FIXTURE } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(createDefaultStreamGroup, [
  {
    realm: withCooks(SPEC_FIXTURE),
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_names: ["nowhere"] } }],
      ["channel_unknown", "BAD_REQUEST", { params: { stream_names: ["attic"] } }],
      ["channel_unknown", "BAD_REQUEST", { actor: ADA_ADMIN, params: { stream_names: ["secret"] } }],
      ["channel_is_default", "BAD_REQUEST", { params: { stream_names: ["default one"] } }],
      ["default_stream_group_name_invalid", "BAD_REQUEST", { params: { group_name: "🍲".repeat(61) } }],
      ["default_stream_group_name_invalid", "BAD_REQUEST", { params: { group_name: "a\u0000b" } }],
      ["default_stream_group_name_invalid", "BAD_REQUEST", { params: { group_name: "  " } }],
      ["default_stream_group_name_taken", "BAD_REQUEST", { params: { group_name: "cooks" } }],
    ],
  },
]);

describe("groups of default channels", () => {
  it("are created over the wire, and sent to all accounts except guests, as in registrations", () => {
    const params = { group_name: "cooks", description: "All who cook", stream_names: ["open to all", "general"] };
    const { response, outcome } = wireCall(everyRole(), "ada@example.test", "POST", "/default_stream_groups/create", params);
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "default_stream_groups", default_stream_groups: [COOKS] }]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([]);
    expect(registered(outcome.realm, MEL_MEMBER)).toEqual([COOKS]);
    expect(registered(outcome.realm, GRETA_GUEST)).toEqual([]);
  });

  it.each(["Cooks", "🍲".repeat(60), " a "])("can have the name %j", (group_name) => {
    expect(createDefaultStreamGroup(withCooks(), ADA_ADMIN, { group_name, description: "", stream_names: [] }).ok).toBe(true);
  });

  it("are listed by name, with whole channels below feature level 330", () => {
    const params = { group_name: "bakers", description: "", stream_names: [] };
    const { realm } = play(withCooks({ feature_level: 329 })).createDefaultStreamGroup(ADA_ADMIN, params);
    expect(registered(realm, OLIVE_OWNER)).toMatchObject([
      { name: "bakers", id: 2, streams: [] },
      { name: "cooks", streams: [{ stream_id: GENERAL }, { stream_id: OPEN_TO_ALL }] },
    ]);
    const closed = play(realm).updateStream(OLIVE_OWNER, { stream_id: GENERAL, is_private: true }).realm;
    expect(registered(closed, OLIVE_OWNER)).toMatchObject([{}, { name: "cooks", streams: [{ stream_id: OPEN_TO_ALL }] }]);
  });
});
