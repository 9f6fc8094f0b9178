import { describe, expect, it } from "vitest";
import { getChannelFolders } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getChannelFolders, [{ realm: REALM, mistakes: [] }]);

const channel_folders = [{ name: "a" }, { name: "b", is_archived: true }, { name: "c" }];

describe("getChannelFolders", () => {
  // Guests can list folders.
  it("lists folders in their order, archived ones only on request", () => {
    const realm = play(everyRole({ channel_folders })).patchChannelFolders(ADA_ADMIN, { order: [3, 2, 1] }).realm;
    const ids = (include_archived?: boolean): unknown =>
      play(realm)
        .getChannelFolders(GRETA_GUEST, include_archived === undefined ? {} : { include_archived })
        .response.channel_folders.map(({ id, order }) => [id, order]);
    expect(ids()).toEqual([
      [3, 0],
      [1, 2],
    ]);
    expect(ids(false)).toEqual(ids());
    expect(ids(true)).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
  });

  it("lists them by ID and without an order below feature level 414", () => {
    const realm = everyRole({ channel_folders, feature_level: 413 });
    const { response } = play(realm).getChannelFolders(GRETA_GUEST, {});
    expect(response.channel_folders.map(({ id }) => id)).toEqual([1, 3]);
    expect(response.channel_folders[0]).not.toHaveProperty("order");
  });
});
