// Public facts on groups of default channels.
import { describe, expect, it } from "vitest";
import {
  archiveStream,
  createDefaultStreamGroup,
  type Realm,
  registerQueue,
  removeDefaultStreamGroup,
  updateDefaultStreamGroup,
  updateDefaultStreamGroupStreams,
} from "../../src/index";
import { carriedOut, toldTo } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../support/realms";
import { wireCall } from "../support/wire-call";

const COOKS = { name: "cooks", id: 1, description: "All who cook", streams: [GENERAL, OPEN_TO_ALL] };

/** Groups as an account that registers now finds them. */
function registered(realm: Realm, userId: number): unknown {
  const { response } = carriedOut(registerQueue(realm, userId, { fetch_event_types: ["default_stream_groups"] }));
  return response["realm_default_stream_groups"];
}

function withCooks(fixture: Parameters<typeof everyRole>[0] = {}): Realm {
  const params = { group_name: "cooks", description: "All who cook", stream_names: ["open to all", "general"] };
  return carriedOut(createDefaultStreamGroup(everyRole(fixture), ADA_ADMIN, params)).realm;
}

const groupsIn = (event: Readonly<Record<string, unknown>> | undefined): unknown => event?.["default_stream_groups"];

describe("groups of default channels", () => {
  it("are made over the wire, and told to all but guests, as they are when somebody registers", () => {
    const params = { group_name: "cooks", description: "All who cook", stream_names: ["open to all", "general"] };
    const { response, outcome } = wireCall(everyRole(), "ada@example.test", "POST", "/default_stream_groups/create", params);
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(toldTo(outcome, MEL_MEMBER)).toEqual([{ type: "default_stream_groups", default_stream_groups: [COOKS] }]);
    expect(toldTo(outcome, GRETA_GUEST)).toEqual([]);
    expect(registered(outcome.realm, MEL_MEMBER)).toEqual([COOKS]);
    expect(registered(outcome.realm, GRETA_GUEST)).toEqual([]);
  });

  it("are listed by name, with whole channels below feature level 330", () => {
    const params = { group_name: "bakers", description: "", stream_names: [] };
    const { realm } = carriedOut(createDefaultStreamGroup(withCooks({ feature_level: 329 }), ADA_ADMIN, params));
    expect(registered(realm, OLIVE_OWNER)).toMatchObject([
      { name: "bakers", id: 2, streams: [] },
      { name: "cooks", streams: [{ stream_id: GENERAL }, { stream_id: OPEN_TO_ALL }] },
    ]);
  });

  it("take another name and another description, each told by itself", () => {
    const changes = { group_id: 1, new_group_name: "chefs", new_description: "" };
    const outcome = updateDefaultStreamGroup(withCooks(), ADA_ADMIN, changes);
    const [named, described] = toldTo(outcome, MEL_MEMBER);
    expect(groupsIn(named)).toEqual([{ ...COOKS, name: "chefs" }]);
    expect(groupsIn(described)).toEqual([{ ...COOKS, name: "chefs", description: "" }]);
    expect(updateDefaultStreamGroup(withCooks(), ADA_ADMIN, { group_id: 1, new_group_name: "cooks" }).ok).toBe(false);
  });

  it("take channels in and let them go", () => {
    const change = (realm: Realm, op: string, name: string) =>
      updateDefaultStreamGroupStreams(realm, OLIVE_OWNER, { group_id: 1, op, stream_names: [name] });
    const without = change(withCooks(), "remove", "general");
    expect(groupsIn(toldTo(without, MEL_MEMBER)[0])).toEqual([{ ...COOKS, streams: [OPEN_TO_ALL] }]);
    expect(change(without.realm, "remove", "general").ok).toBe(false);
    expect(registered(change(without.realm, "add", "GENERAL").realm, MEL_MEMBER)).toEqual([COOKS]);
  });

  it("lose channels that are archived, and go when they are removed", () => {
    const archived = archiveStream(withCooks(), OLIVE_OWNER, { stream_id: OPEN_TO_ALL });
    expect(groupsIn(toldTo(archived, MEL_MEMBER)[0])).toEqual([{ ...COOKS, streams: [GENERAL] }]);
    expect(registered(carriedOut(removeDefaultStreamGroup(withCooks(), ADA_ADMIN, { group_id: 1 })).realm, MEL_MEMBER)).toEqual([]);
  });
});
