import { describe, expect, it } from "vitest";
import { updateChannelFolder } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateChannelFolder, [
  {
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { channel_folder_id: 1, name: "New" },
    mistakes: [
      ["administrator_required", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["description_too_long", "BAD_REQUEST", { params: { description: "x".repeat(1025) } }],
      ["description_with_null", "BAD_REQUEST", { params: { description: "a\0" } }, { params: { description: "\0".repeat(1025) } }],
      ["folder_unknown", "BAD_REQUEST", { params: { channel_folder_id: 99 } }],
      ["name_empty", "BAD_REQUEST", { params: { name: " " } }],
      ["name_too_long", "BAD_REQUEST", { params: { name: "n".repeat(61) } }],
      ["name_unprintable", "BAD_REQUEST", { params: { name: "a\u0007" } }, { params: { name: "\u0007".repeat(61) } }],
      ["folder_name_taken", "BAD_REQUEST", { params: { name: "tHIRD" } }],
      ["folder_name_taken", "BAD_REQUEST", { params: { name: "PROJECTS" } }],
      ["folder_in_use", "BAD_REQUEST", { params: { is_archived: true } }],
    ],
  },
]);

const channel_folders = [{ name: "Work", description: "w" }, { name: "Play" }, { name: "work", is_archived: true }];
const realm = everyRole({ channel_folders, channels: [{ name: "a", folder: "Work" }] });

describe("updateChannelFolder refuses", () => {
  it("to unarchive a folder whose name is taken", () => {
    const outcome = updateChannelFolder(realm, ADA_ADMIN, { channel_folder_id: 3, is_archived: false });
    expectRefusal(outcome, realm, "BAD_REQUEST", "folder_name_taken");
  });

  it("members with the code of servers, where the realm follows servers", () => {
    const real = everyRole({ realm: { follow: "server" }, channel_folders });
    const outcome = updateChannelFolder(real, MORGAN_MODERATOR, { channel_folder_id: 1, name: "new" });
    expectRefusal(outcome, real, "UNAUTHORIZED_PRINCIPAL", "administrator_required", { http_status: 400 });
  });
});

describe("updateChannelFolder, part by part", () => {
  const real = everyRole({ channel_folders, channels: [{ name: "a", folder: "Work" }] });

  // Each part of a folder's change has its own event, and stays when the next is refused (421, seen at 442).
  it("sends each part in its own event", () => {
    const change = { channel_folder_id: 2, name: "Fun", description: "f", is_archived: true };
    const outcome = updateChannelFolder(real, ADA_ADMIN, change);
    expect(eventsFor(outcome, GRETA_GUEST).map(({ data }) => data)).toEqual([
      { name: "Fun" },
      { description: "f", rendered_description: "<p>f</p>" },
      { is_archived: true },
    ]);
  });

  it("keeps the name and the description of a folder that cannot be archived, and notifies of them", () => {
    const change = { channel_folder_id: 1, name: "Craft", description: "c", is_archived: true };
    const outcome = updateChannelFolder(real, ADA_ADMIN, change);
    expect(outcome).toMatchObject({ ok: false, error: { code: "BAD_REQUEST" } });
    expect(outcome.realm.channel_folders[0]).toMatchObject({ name: "Craft", description: "c", is_archived: false });
    expect(eventsFor(outcome, GRETA_GUEST)).toHaveLength(2);
  });

  it("changes nothing where the description is too long, for any name", () => {
    const change = { channel_folder_id: 1, name: "Craft", description: "d".repeat(1025) };
    expectRefusal(updateChannelFolder(real, ADA_ADMIN, change), real, "BAD_REQUEST", "description_too_long");
  });
});

describe("updateChannelFolder changes and notifies", () => {
  it.each([
    ["its name, as written", { name: " Craft " }, { name: " Craft " }],
    ["its description, with the HTML", { description: "x" }, { description: "x", rendered_description: "<p>x</p>" }],
    ["its description to nothing", { description: "" }, { description: "", rendered_description: "" }],
    ["only what differs", { name: "Work", description: "v" }, { description: "v", rendered_description: "<p>v</p>" }],
  ])("%s, and sends all accounts only that field", (_name, params, data) => {
    const outcome = updateChannelFolder(realm, ADA_ADMIN, { channel_folder_id: 1, ...params });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "channel_folder", op: "update", channel_folder_id: 1, data }]);
    const { response } = play(outcome.realm).getChannelFolders(GRETA_GUEST, { include_archived: true });
    expect(response.channel_folders[0]).toMatchObject(data);
    expect(outcome.realm.channels.get(0)?.folder_id).toBe(1);
  });

  it("the state to archived, where the folder contains no active and no archived channel", () => {
    const outcome = updateChannelFolder(realm, ADA_ADMIN, { channel_folder_id: 2, is_archived: true });
    const archived = { type: "channel_folder", op: "update", channel_folder_id: 2, data: { is_archived: true } };
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([archived]);
    const put = play(outcome.realm).updateStream(ADA_ADMIN, { stream_id: 1, folder_id: 2 }).realm;
    const asleep = play(put).updateChannelFolder(ADA_ADMIN, { channel_folder_id: 2, is_archived: false }).archiveStream(ADA_ADMIN, {
      stream_id: 1,
    }).realm;
    expectRefusal(
      updateChannelFolder(asleep, ADA_ADMIN, { channel_folder_id: 2, is_archived: true }),
      asleep,
      "BAD_REQUEST",
      "folder_in_use",
    );
  });

  it("the state of an archived folder to active, with a name that is free", () => {
    const params = { channel_folder_id: 3, is_archived: false, name: "Work again" };
    expect(eventsFor(updateChannelFolder(realm, ADA_ADMIN, params), ADA_ADMIN)).toMatchObject([
      { data: { name: "Work again" } },
      { data: { is_archived: false } },
    ]);
  });

  it.each([[{}], [{ name: "Work", description: "w", is_archived: false }]])("nothing and sends no event with %j", (params) => {
    const outcome = updateChannelFolder(realm, ADA_ADMIN, { channel_folder_id: 1, ...params });
    expect(outcome.ok).toBe(true);
    expect(outcome.realm).toBe(realm);
    expect(outcome.events).toEqual([]);
  });

  it("on the wire with the ID in the path", () => {
    const params = { name: "Craft", is_archived: true, channel_folder_id: 1 };
    const { response, outcome } = wireCall(everyRole({ channel_folders }), "ada@example.test", "PATCH", "/channel_folders/1", params);
    expect(response.body).toMatchObject({ result: "success", msg: "" });
    expect(outcome.realm.channel_folders[0]).toMatchObject({ name: "Craft", is_archived: true });
  });
});
