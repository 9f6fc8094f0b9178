// Files without a message after an edit or a deletion.
import { describe, expect, it } from "vitest";
import { deleteMessage, type Realm, sendMessage, updateMessage } from "../../src/index";
import { addUpload } from "../../src/model/changes/uploads/uploads";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";

/** A file of Mel's that one message of hers refers to, at a feature level. */
function fileRealm(feature_level = 421): { readonly realm: Realm; readonly link: string; readonly path_id: string } {
  const { realm, response } = carriedOut(addUpload(everyRole({ feature_level }), MEL_MEMBER, { name: "a.txt", size: 5 }));
  const link = `[a.txt](/user_uploads/${response.path_id})`;
  const message = { type: "channel", to: GENERAL, topic: "files", content: link } as const;
  return { realm: play(realm).sendMessage(MEL_MEMBER, message).realm, link, path_id: response.path_id };
}

describe("detached uploads", () => {
  it("are the actor's files whose last reference the edit removed, in milliseconds", () => {
    const { realm, path_id } = fileRealm();
    const outcome = updateMessage(realm, MEL_MEMBER, { message_id: 1, content: "gone" });
    expect(carriedOut(outcome).response.detached_uploads).toEqual([
      { id: 1, name: "a.txt", path_id, size: 5, create_time: START * 1000, messages: [] },
    ]);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ type: "update_message" }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ type: "update_message" }]);
  });

  it("notify the sender when an edit refers to a file that none of its messages referred to, before the event of the edit", () => {
    const { realm } = fileRealm();
    const other = carriedOut(addUpload(realm, MEL_MEMBER, { name: "b.txt", size: 5 }));
    const content = `[b.txt](/user_uploads/${other.response.path_id})`;
    const outcome = updateMessage(other.realm, MEL_MEMBER, { message_id: 1, content });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([
      { type: "attachment", op: "update", attachment: { name: "b.txt", messages: [{ id: 1 }] } },
      { type: "update_message" },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ type: "update_message" }]);
  });

  it("are empty while another message refers to the file, and when the edit keeps the reference or only moves", () => {
    const { realm, link } = fileRealm();
    const again = { type: "channel", to: GENERAL, topic: "files", content: `see ${link}` } as const;
    const twice = play(realm).sendMessage(MEL_MEMBER, again).realm;
    const detached = (before: Realm, params: object): unknown =>
      play(before).updateMessage(MEL_MEMBER, { message_id: 1, ...params }).response.detached_uploads;
    expect(detached(twice, { content: "gone" })).toEqual([]);
    expect(detached(realm, { content: `still ${link}` })).toEqual([]);
    expect(detached(realm, { topic: "papers" })).toEqual([]);
  });

  it("send no second event when an edit keeps the reference", () => {
    const { realm, link } = fileRealm();
    expect(eventTypes(updateMessage(realm, MEL_MEMBER, { message_id: 1, content: `still ${link}` }))).toEqual(["update_message"]);
  });

  it("name their messages in ascending order, in any order of reference", () => {
    const { realm, link, path_id } = fileRealm();
    const plain = { type: "channel", to: GENERAL, topic: "files", content: "plain" } as const;
    const before = [plain, { ...plain, content: link }].reduce((now, one) => play(now).sendMessage(MEL_MEMBER, one).realm, realm);
    const outcome = updateMessage(before, MEL_MEMBER, { message_id: 2, content: link });
    expect(outcome.realm.attachments.get(path_id)?.message_ids).toEqual([1, 2, 3]);
  });

  it("notify the sender of a message that refers to them, not their owner", () => {
    const { realm, link } = fileRealm();
    const outcome = sendMessage(realm, NINA_MEMBER, { type: "channel", to: GENERAL, topic: "files", content: link });
    const isNotified = (id: number): unknown => eventsFor(outcome, id).some(({ type }) => type === "attachment");
    expect([isNotified(NINA_MEMBER), isNotified(MEL_MEMBER)]).toEqual([true, false]);
  });

  it("are found by percent-encoded links", () => {
    const { realm, response } = carriedOut(addUpload(everyRole(), MEL_MEMBER, { name: "Übung.txt", size: 5 }));
    const content = `[it](/user_uploads/${encodeURI(response.path_id)})`;
    const sent = play(realm).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "files", content }).realm;
    expect(sent.attachments.get(response.path_id)?.message_ids).toEqual([1]);
  });
});

it("a deleted message deletes the files that no other message refers to, without an event", () => {
  const { realm, link, path_id } = fileRealm();
  const outcome = deleteMessage(realm, MEL_MEMBER, { message_id: 1 });
  expect(carriedOut(outcome).realm.attachments.get(path_id)).toBeUndefined();
  const again = play(realm).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "files", content: link });
  expect(again.deleteMessage(MEL_MEMBER, { message_id: 1 }).realm.attachments.get(path_id)?.message_ids).toEqual([2]);
  const planned = play(realm).createScheduledMessage(MEL_MEMBER, {
    type: "channel",
    to: GENERAL,
    topic: "files",
    content: link,
    scheduled_delivery_timestamp: START + 1000,
  });
  expect(planned.deleteMessage(MEL_MEMBER, { message_id: 1 }).realm.attachments.get(path_id)?.message_ids).toEqual([]);
  expect(eventsFor(outcome, MEL_MEMBER).map((event) => event["type"])).not.toContain("attachment");
});
