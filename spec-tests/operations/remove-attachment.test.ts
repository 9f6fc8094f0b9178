import { describe, expect, it } from "vitest";
import { type Realm, removeAttachment } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(removeAttachment, [{ realm: REALM, mistakes: [["attachment_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }]] }]);

/** Mel's file of 5 bytes, and a message that refers to it. */
function referred(): Realm {
  const { realm, response } = play(everyRole()).uploadFile(MEL_MEMBER, { file: { name: "a.txt", size: 5 } });
  return play(realm).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: `[a](${response.uri})` }).realm;
}

it("removeAttachment refuses an unknown file, and one of another account, for every role", () => {
  const realm = referred();
  expectRefusal(removeAttachment(realm, MEL_MEMBER, { attachment_id: 2 }), realm, "BAD_REQUEST", "attachment_unknown", {
    http_status: 400,
  });
  expectRefusal(removeAttachment(realm, OLIVE_OWNER, { attachment_id: 1 }), realm, "BAD_REQUEST", "attachment_unknown", {
    http_status: 400,
  });
});

describe("removeAttachment changes and notifies", () => {
  it("deletes the file permanently, and notifies only its owner", () => {
    const outcome = removeAttachment(referred(), MEL_MEMBER, { attachment_id: 1 });
    expect(eventTypes(outcome)).toEqual(["attachment/remove"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "attachment", op: "remove", attachment: { id: 1 }, upload_space_used: 0 }]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
    expect(play(outcome.realm).getAttachments(MEL_MEMBER, {}).response.attachments).toEqual([]);
    const again = play(outcome.realm).uploadFile(MEL_MEMBER, { file: { name: "a.txt", size: 5 } }).realm;
    expect(play(again).getAttachments(MEL_MEMBER, {}).response.attachments).toMatchObject([{ id: 2 }]);
  });

  it("keeps the message with its link", () => {
    const realm = referred();
    expect(removeAttachment(realm, MEL_MEMBER, { attachment_id: 1 }).realm.messages.get(0)).toBe(realm.messages.get(0));
  });
});
