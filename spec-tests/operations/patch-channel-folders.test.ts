import { describe, expect, it } from "vitest";
import { patchChannelFolders } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor, codeOf } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

const realm = everyRole({ channel_folders: [{ name: "a" }, { name: "b", is_archived: true }, { name: "c" }] });

describe("patchChannelFolders", () => {
  it.each([
    ["an actor who is not an administrator", MEL_MEMBER, [1], "administrator_required"],
    ["a list without an archived folder", ADA_ADMIN, [3, 1], "order_incomplete"],
    ["a list with an unknown folder in the place of one", ADA_ADMIN, [3, 1, 4], "order_incomplete"],
    ["an empty list", ADA_ADMIN, [], "order_incomplete"],
  ])("refuses %s", (_name, actor, order, reason) => {
    expectRefusal(patchChannelFolders(realm, actor, { order }), realm, codeOf(reason), reason);
  });

  it("puts the folders in order, and sends the whole order to all accounts", () => {
    const outcome = patchChannelFolders(realm, ADA_ADMIN, { order: [3, 1, 2] });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "channel_folder", op: "reorder", order: [3, 1, 2] }]);
    expect(carriedOut(outcome).realm.channel_folders.map(({ id, order }) => [id, order])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
  });

  it("ignores IDs without a folder", () => {
    const { realm: next } = carriedOut(patchChannelFolders(realm, ADA_ADMIN, { order: [3, 9, 1, 2] }));
    expect(next.channel_folders.map(({ id, order }) => [id, order])).toEqual([
      [1, 2],
      [2, 3],
      [3, 0],
    ]);
  });

  it("notifies all accounts also when the order stays", () => {
    const first = patchChannelFolders(realm, ADA_ADMIN, { order: [1, 2, 3] });
    for (const outcome of [first, patchChannelFolders(first.realm, ADA_ADMIN, { order: [1, 2, 3] })]) {
      expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "channel_folder", op: "reorder", order: [1, 2, 3] }]);
    }
  });
});
