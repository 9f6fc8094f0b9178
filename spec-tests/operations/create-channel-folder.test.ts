import { describe, expect, it } from "vitest";
import { createChannelFolder } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(createChannelFolder, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MORGAN_MODERATOR }],
      ["name_empty", "BAD_REQUEST", { params: { name: "  " } }],
      ["name_too_long", "BAD_REQUEST", { params: { name: "x".repeat(61) } }],
      ["name_unprintable", "BAD_REQUEST", { params: { name: "a\nb" } }, { params: { name: "\u0007".repeat(61) } }],
      ["folder_name_taken", "BAD_REQUEST", { params: { name: "pROJECTS" } }],
      ["description_too_long", "BAD_REQUEST", { params: { description: "x".repeat(1025) } }],
      ["description_with_null", "BAD_REQUEST", { params: { description: "a\0" } }, { params: { description: "\0".repeat(1025) } }],
    ],
  },
]);

const realm = everyRole({ channel_folders: [{ name: "Work" }, { name: "old", is_archived: true }] });

it("createChannelFolder needs a description", () => {
  const { response } = wireCall(realm, "ada@example.test", "POST", "/channel_folders/create", { name: "new" });
  expect(response.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "description" });
});

describe("createChannelFolder changes and notifies", () => {
  // The name of a folder keeps its blanks, and another name in other letters than its own is taken (421, seen at
  // 442).
  // A new folder stands where its number puts it, and an order that is given counts from 0.
  it("stores the name as written, uses the ID as the position, and notifies all accounts", () => {
    const outcome = createChannelFolder(realm, ADA_ADMIN, { name: " new ", description: "d" });
    expect(carriedOut(outcome).response).toEqual({ channel_folder_id: 3 });
    const channel_folder = {
      id: 3,
      name: " new ",
      description: "d",
      rendered_description: "<p>d</p>",
      date_created: realm.now,
      creator_id: ADA_ADMIN,
      order: 3,
      is_archived: false,
    };
    expect(eventTypes(outcome)).toEqual(["channel_folder/add"]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "channel_folder", op: "add", channel_folder }]);
    const { channel_folders } = play(outcome.realm).getChannelFolders(GRETA_GUEST, {}).response;
    expect(channel_folders).toContainEqual(channel_folder);
  });

  it("a folder with the name of an archived folder", () => {
    expect(createChannelFolder(realm, ADA_ADMIN, { name: "Old", description: "" }).ok).toBe(true);
  });
});
