import { describe, expect, it } from "vitest";
import { createSimulator, uploadAvatar } from "../../src/index";
import { ONE_PIXEL } from "../support/one-pixel";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM, setting } from "../support/spec-realm";

const FIXED = setting({ avatar_changes_disabled: true });
const TOO_LARGE = { name: "a.png", size: 1e12 };
const NO_PICTURE = { name: "a.txt", size: 5 };

spec(uploadAvatar, [
  {
    realm: REALM,
    mistakes: [
      ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
      ["avatar_changes_disabled", "BAD_REQUEST", { realm: FIXED }],
      ["picture_too_large", "BAD_REQUEST", { params: { file: TOO_LARGE } }],
      ["file_not_a_picture", "BAD_IMAGE", { params: { file: NO_PICTURE } }, { params: { file: { name: "a.txt", size: 1e12 } } }],
    ],
  },
]);

const file = { name: "me.png", size: 1000 };
const fixed = everyRole({ settings: { avatar_changes_disabled: true } });

it("uploadAvatar refuses a file whose content is not a picture, with any name", () => {
  const realm = everyRole();
  const feigned = { file: { ...file, is_picture: false } };
  expectRefusal(uploadAvatar(realm, MEL_MEMBER, feigned), realm, "BAD_IMAGE", "file_not_a_picture");
});

it("the type of a user's picture follows from its name, not from the type that its sender declares", () => {
  const realm = everyRole();
  expect(uploadAvatar(realm, MEL_MEMBER, { file: { ...file, content_type: "text/plain" } }).ok).toBe(true);
  const named = { file: { name: "me.txt", size: 10, content_type: "image/png" } };
  expectRefusal(uploadAvatar(realm, MEL_MEMBER, named), realm, "BAD_IMAGE", "file_not_a_picture");
});

describe("uploadAvatar", () => {
  // Bots change their picture in the same way as users.
  it("stores a picture of guests and bots too, and of administrators where pictures are fixed", () => {
    for (const actor of [GRETA_GUEST, BEEP_BOT]) expect(uploadAvatar(everyRole(), actor, { file }).ok).toBe(true);
    expect(uploadAvatar(fixed, ADA_ADMIN, { file }).ok).toBe(true);
  });

  it("sends all accounts the new address and counts the change", () => {
    const outcome = uploadAvatar(everyRole(), MEL_MEMBER, { file });
    const { avatar_url } = carriedOut(outcome).response;
    expect(avatar_url).toMatch(/^\/user_avatars\/1\/[0-9a-f]{40}\.png\?version=2$/);
    const avatar_url_medium = avatar_url.replace(".png", "-medium.png");
    const person = { user_id: MEL_MEMBER, avatar_source: "U", avatar_url, avatar_url_medium, avatar_version: 2 };
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm_user", op: "update", person }]);
  });

  it("of a bot is sent to its managers, too", () => {
    const outcome = uploadAvatar(everyRole(), BEEP_BOT, { file });
    const { avatar_url } = carriedOut(outcome).response;
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toEqual({ type: "realm_bot", op: "update", bot: { user_id: BEEP_BOT, avatar_url } });
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm_user" }]);
  });

  it("is shown by its address even to clients that compute generated pictures", () => {
    const { realm, response } = play(everyRole()).uploadAvatar(MEL_MEMBER, { file });
    expect(play(realm).getOwnUser(MEL_MEMBER, {}).response).toMatchObject(response);
    const asked = { user_id: MEL_MEMBER, client_gravatar: true };
    expect(play(realm).getUser(ADA_ADMIN, asked).response.user).toMatchObject(response);
  });

  it("can be fetched by all accounts at that address", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const form = new FormData();
    form.append("file", new Blob([ONE_PIXEL], { type: "image/png" }), "me.png");
    const headers = { authorization: `Basic ${btoa("mel@example.test:mel-key")}` };
    const answer = await sim.fetch("/api/v1/users/me/avatar", { method: "POST", headers, body: form });
    const { avatar_url } = (await answer.json()) as { avatar_url: string };
    const picture = await sim.fetch(avatar_url);
    expect([picture.status, [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([200, [...ONE_PIXEL]]);
    expect((await sim.fetch(avatar_url.replace(".png", "0.png"))).status).toBe(404);
  });
});
