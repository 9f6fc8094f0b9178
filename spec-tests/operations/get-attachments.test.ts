import { expect, it } from "vitest";
import { getAttachments, type Realm } from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getAttachments, [{ realm: REALM, mistakes: [] }]);

function uploaded(): Realm {
  let realm = everyRole();
  for (const [userId, name] of [
    [MEL_MEMBER, "b.txt"],
    [NINA_MEMBER, "x.txt"],
    [MEL_MEMBER, "a.txt"],
  ] as const) {
    realm = play(realm).uploadFile(userId, { file: { name, size: 5 } }).realm;
  }
  return realm;
}

it("lists the actor's own files in the order of uploading, and the space of all files", () => {
  const realm = uploaded();
  const outcome = play(realm).getAttachments(MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  expect(outcome.response).toMatchObject({
    attachments: [
      { id: 1, name: "b.txt", size: 5, create_time: START * 1000, messages: [] },
      { id: 3, name: "a.txt" },
    ],
    upload_space_used: 15,
  });
});

it("answers over the wire", () => {
  const { body } = wireCall(uploaded(), "olive@example.test", "GET", "/attachments").response;
  expect(body).toEqual({ result: "success", msg: "", attachments: [], upload_space_used: 15 });
});

it("shows seconds since feature level 443, and only the IDs of messages since 472", () => {
  const at = (feature_level: number): unknown =>
    play(withFields(uploaded(), { feature_level })).getAttachments(MEL_MEMBER, {}).response.attachments[0];
  expect(at(442)).toMatchObject({ create_time: START * 1000, messages: [] });
  expect(at(443)).toMatchObject({ create_time: START, messages: [] });
  expect(at(472)).toMatchObject({ create_time: START, message_ids: [] });
  expect(at(472)).not.toHaveProperty("messages");
});
