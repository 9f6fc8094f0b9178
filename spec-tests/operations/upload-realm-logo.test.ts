import { describe, expect, it } from "vitest";
import { registerQueue, uploadRealmLogo } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

const file = { name: "logo.png", size: 1000 };

describe("uploadRealmLogo refuses, the first reason first", () => {
  it.each([
    ["anybody but administrators", MEL_MEMBER, "administrator_required", "UNAUTHORIZED_PRINCIPAL", null],
    ["not exactly one file", ADA_ADMIN, "file_not_one", "BAD_REQUEST", null],
    ["a file of more than 5 MiB", ADA_ADMIN, "picture_too_large", "BAD_REQUEST", { name: "x.txt", size: 5 * 1024 ** 2 + 1 }],
    ["a file that is no picture", ADA_ADMIN, "file_not_a_picture", "BAD_IMAGE", { name: "x.txt", size: 1 }],
  ] as const)("%s", (_name, actor, reason, code, bad) => {
    const realm = everyRole();
    const outcome = uploadRealmLogo(realm, actor, { file: bad, night: true });
    expectRefusal(outcome, realm, code, reason);
  });
});

it("uploadRealmLogo sends all accounts the new address, which registrations show from now on", () => {
  const outcome = uploadRealmLogo(everyRole(), ADA_ADMIN, { file, night: true });
  const data = { night_logo_source: "U", night_logo_url: "/user_avatars/1/realm/night_logo.png?version=2" };
  expect(eventsFor(outcome, GRETA_GUEST)).toEqual([{ type: "realm", op: "update_dict", property: "night_logo", data }]);
  const { realm } = carriedOut(outcome);
  const { response } = carriedOut(registerQueue(realm, MEL_MEMBER, { event_types: ["realm"] }));
  expect(response).toMatchObject({ realm_night_logo_source: "U", realm_night_logo_url: data.night_logo_url });
});
