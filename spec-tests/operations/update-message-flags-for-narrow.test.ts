import { describe, expect, it } from "vitest";
import { type Realm, updateMessageFlagsForNarrow } from "../../src/index";
import { NARROW_MISTAKES } from "../support/narrow-mistakes";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { tenMessages } from "../support/ten-messages";
import { wireCall } from "../support/wire-call";

spec(updateMessageFlagsForNarrow, [
  {
    realm: REALM,
    mistakes: [
      ["anchor_invalid", "BAD_REQUEST", { params: { anchor: "middle", num_before: -1 } }],
      ["range_invalid", "BAD_REQUEST", { params: { num_before: -1 } }, { params: { anchor: "middle", num_before: -1 } }],
      [
        "include_anchor_with_both_sides",
        "BAD_REQUEST",
        { params: { num_before: 1, num_after: 1, include_anchor: false } },
        { params: { num_before: -1, num_after: 1, include_anchor: false } },
      ],
      ...NARROW_MISTAKES,
      ["flag_not_editable", "BAD_REQUEST", { params: { flag: "mentioned" } }],
      ["flag_change_unknown", "BAD_REQUEST", { params: { op: "toggle" as "add" } }],
      // The history of a web-public channel shows guests a message that they cannot star.
      [
        "message_unknown",
        "BAD_REQUEST",
        { actor: GRETA_GUEST, params: { narrow: [["channel", "open to all"]], op: "add", flag: "starred" }, realm: saidInOpen },
      ],
    ],
  },
]);

function saidInOpen(realm: Realm): Realm {
  return play(realm).sendMessage(OLIVE_OWNER, { type: "channel", to: OPEN_TO_ALL, topic: "news", content: "hi" }).realm;
}

type Params = Parameters<typeof updateMessageFlagsForNarrow>[2];

const LUNCH: Params = {
  anchor: "first_unread",
  num_before: 0,
  num_after: 100,
  narrow: [
    ["stream", "general"],
    ["topic", "lunch"],
  ],
  op: "add",
  flag: "read",
};

describe("updateMessageFlagsForNarrow cuts", () => {
  it.each([
    [5001, 0],
    [0, 9000],
    [4000, 4000],
  ])("a range of %i before and %i after the anchor", (num_before, num_after) => {
    const outcome = updateMessageFlagsForNarrow(tenMessages(), MEL_MEMBER, { ...LUNCH, anchor: 3, num_before, num_after });
    expect(outcome.ok).toBe(true);
  });

  it("a range that is too long on both sides to half of the maximum on each", () => {
    const params = { ...LUNCH, narrow: [], anchor: 3, num_before: 9000, num_after: 9000 };
    const { response } = play(tenMessages()).updateMessageFlagsForNarrow(MEL_MEMBER, params);
    expect(response).toMatchObject({ found_oldest: true, found_newest: true });
  });
});

describe("updateMessageFlagsForNarrow changes", () => {
  const realm = tenMessages();

  it("the matches in the range, and counts the processed and the changed messages", () => {
    const outcome = play(realm).updateMessageFlagsForNarrow(MEL_MEMBER, LUNCH);
    expect(outcome.response).toEqual({
      processed_count: 3,
      updated_count: 3,
      first_processed_id: 1,
      last_processed_id: 5,
      found_oldest: false,
      found_newest: true,
      ignored_because_not_subscribed_channels: [],
    });
    const again = outcome.updateMessageFlagsForNarrow(MEL_MEMBER, { ...LUNCH, anchor: "oldest", num_after: 2 });
    expect(again.response).toEqual({
      processed_count: 2,
      updated_count: 0,
      first_processed_id: 1,
      last_processed_id: 3,
      found_oldest: true,
      found_newest: false,
      ignored_because_not_subscribed_channels: [],
    });
    expect(again.realm).toBe(outcome.realm);
  });

  it("nothing in an empty range", () => {
    const outcome = play(realm).updateMessageFlagsForNarrow(NINA_MEMBER, {
      ...LUNCH,
      narrow: [{ operator: "channel", operand: SECRET }],
    });
    expect(outcome.response).toEqual({
      processed_count: 0,
      updated_count: 0,
      first_processed_id: null,
      last_processed_id: null,
      found_oldest: false,
      found_newest: true,
      ignored_because_not_subscribed_channels: [],
    });
  });

  it("nothing into unread where the actor does not subscribe, and names these channels", () => {
    const open = { sender: "olive@example.test", channel: "open to all", topic: "old", content: "long ago" };
    const later = tenMessages({ messages: [open] });
    const params: Params = { ...LUNCH, anchor: "oldest", narrow: [["stream", "open to all"]], op: "remove" };
    expect(play(later).updateMessageFlagsForNarrow(MEL_MEMBER, params).response).toMatchObject({
      processed_count: 1,
      updated_count: 0,
      ignored_because_not_subscribed_channels: [OPEN_TO_ALL],
    });
  });
});

it("updateMessageFlagsForNarrow notifies only the actor of the messages that really changed", () => {
  const outcome = updateMessageFlagsForNarrow(tenMessages(), MEL_MEMBER, { ...LUNCH, anchor: 3 });
  expect(eventTypes(outcome)).toEqual(["update_message_flags/add"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ messages: [3, 5] }]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});

it("updateMessageFlagsForNarrow requires its anchor", () => {
  const params = { num_before: 0, num_after: 9, narrow: [], op: "add", flag: "starred" };
  const { response } = wireCall(tenMessages(), "mel@example.test", "POST", "/messages/flags/narrow", params);
  expect(response.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "anchor" });
});
