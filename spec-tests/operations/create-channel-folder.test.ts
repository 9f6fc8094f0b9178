import { describe, expect, it } from "vitest";
import { createChannelFolder, getChannelFolders } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MORGAN_MODERATOR } from "../support/realms";
import { wireCall } from "../support/wire-call";

const realm = everyRole({ channel_folders: [{ name: "Work" }, { name: "old", is_archived: true }] });

describe("createChannelFolder refuses, the first reason first", () => {
  it.each([
    ["an empty name", ADA_ADMIN, { name: "  ", description: "d".repeat(1025) }, "name_empty"],
    ["a name of 61 characters", ADA_ADMIN, { name: "n".repeat(61) }, "name_too_long"],
    ["a name with a line break", ADA_ADMIN, { name: "a\nb" }, "name_unprintable"],
    ["the name of another folder, in other letters", ADA_ADMIN, { name: "wORK" }, "folder_name_taken"],
    ["a description of 1025 characters", ADA_ADMIN, { name: "new", description: "d".repeat(1025) }, "description_too_long"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(createChannelFolder(realm, actor, { description: "", ...params }), realm, "BAD_REQUEST", reason);
  });

  it("a folder without a description", () => {
    const { response } = wireCall(realm, "ada@example.test", "POST", "/channel_folders/create", { name: "new" });
    expect(response.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "description" });
  });

  it("an actor who is not an administrator", () => {
    const outcome = createChannelFolder(realm, MORGAN_MODERATOR, { name: "", description: "" });
    expectRefusal(outcome, realm, "UNAUTHORIZED_PRINCIPAL", "administrator_required");
  });
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
    const { channel_folders } = carriedOut(getChannelFolders(outcome.realm, GRETA_GUEST, {})).response;
    expect(channel_folders).toContainEqual(channel_folder);
  });

  it("a folder with the name of an archived folder", () => {
    expect(createChannelFolder(realm, ADA_ADMIN, { name: "Old", description: "" }).ok).toBe(true);
  });
});
