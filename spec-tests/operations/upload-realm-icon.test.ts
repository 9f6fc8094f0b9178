import { describe, expect, it } from "vitest";
import { registerQueue, uploadRealmIcon } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

const file = { name: "icon.png", size: 1000 };

describe("uploadRealmIcon refuses, the first reason first", () => {
  it.each([
    ["anybody but administrators", MEL_MEMBER, "administrator_required", "UNAUTHORIZED_PRINCIPAL", null],
    ["not exactly one file", ADA_ADMIN, "file_not_one", "BAD_REQUEST", null],
    ["a file of more than 5 MiB", ADA_ADMIN, "picture_too_large", "BAD_REQUEST", { name: "x.txt", size: 5 * 1024 ** 2 + 1 }],
    ["a file that is no picture", ADA_ADMIN, "file_not_a_picture", "BAD_IMAGE", { name: "x.txt", size: 1 }],
  ] as const)("%s", (_name, actor, reason, code, bad) => {
    const realm = everyRole();
    const outcome = uploadRealmIcon(realm, actor, { file: bad });
    expectRefusal(outcome, realm, code, reason);
  });
});

it("the type of the realm's icon is the declared one, otherwise it follows from its name", () => {
  const realm = everyRole();
  const feigned = { file: { ...file, content_type: "text/plain" } };
  expectRefusal(uploadRealmIcon(realm, ADA_ADMIN, feigned), realm, "BAD_IMAGE", "file_not_a_picture");
  const asked = [{ content_type: "image/png", name: "icon.txt" }, { content_type: "" }, {}];
  expect(asked.map((more) => uploadRealmIcon(realm, ADA_ADMIN, { file: { ...file, ...more } }).ok)).toEqual([true, true, true]);
});

it("uploadRealmIcon sends all accounts the new address, which registrations show from now on", () => {
  const outcome = uploadRealmIcon(everyRole(), ADA_ADMIN, { file });
  const data = { icon_source: "U", icon_url: "/user_avatars/1/realm/icon.png?version=2" };
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm", op: "update_dict", property: "icon", data }]);
  const { realm } = carriedOut(outcome);
  const { response } = carriedOut(registerQueue(realm, MEL_MEMBER, { event_types: ["realm"] }));
  expect(response).toMatchObject({ realm_icon_source: "U", realm_icon_url: data.icon_url });
});
