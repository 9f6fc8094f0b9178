import { describe, expect, it } from "vitest";
import { patchChannelFolders } from "../../src/index";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(patchChannelFolders, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { order: [4, 3, 2, 1] },
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [4, 3, 1] } }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [4, 3, 2, 9] } }],
      ["order_incomplete", "BAD_REQUEST", { params: { order: [] } }],
    ],
  },
]);

const realm = everyRole({ channel_folders: [{ name: "a" }, { name: "b", is_archived: true }, { name: "c" }] });

describe("patchChannelFolders", () => {
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
    const { realm: next } = play(realm).patchChannelFolders(ADA_ADMIN, { order: [3, 9, 1, 2] });
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
