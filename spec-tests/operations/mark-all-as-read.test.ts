/** Card: Endpoints 15 (its companion for everything). */
import { describe, expect, it } from "vitest";
import { createRealm, markAllAsRead, updateMessageFlags } from "../../src/index";
import { carriedOut, told, toldTo } from "../support/outcomes";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { TEN_MESSAGES, tenMessages } from "../support/ten-messages";

describe("markAllAsRead changes", () => {
  it("everything that is unread, direct messages and what was marked as unread included", () => {
    const marked = updateMessageFlags(tenMessages(), OLIVE_OWNER, { messages: [2], op: "remove", flag: "read" }).realm;
    const outcome = markAllAsRead(marked, OLIVE_OWNER, {});
    expect(carriedOut(outcome).response).toEqual({ complete: true });
    expect(toldTo(outcome, OLIVE_OWNER)).toMatchObject([{ flag: "read", op: "add", messages: [2, 7, 9, 10], all: false }]);
    expect(toldTo(outcome, MEL_MEMBER)).toEqual([]);
  });

  it("nothing, without an event, when everything is read", () => {
    const read = markAllAsRead(tenMessages(), NINA_MEMBER, {}).realm;
    const outcome = markAllAsRead(read, NINA_MEMBER, {});
    expect(outcome.realm).toBe(read);
    expect(told(outcome)).toEqual([]);
  });

  it("does not say that it is complete before level 211", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, messages: TEN_MESSAGES, feature_level: 210 });
    expect(carriedOut(markAllAsRead(old, MEL_MEMBER, {})).response).toEqual({});
  });
});
