// What a message shows of its edits, of its sender's picture, and of `/me`.
import { expect, test } from "vitest";
import { type Fixture, type Realm } from "../../src/index";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, START } from "../support/realms";

const talk = { type: "channel", to: GENERAL, topic: "t", content: "one" } as const;
const shown = (realm: Realm) => {
  const [message] = play(realm).getMessages(OLIVE_OWNER, { anchor: "1", num_before: 0, num_after: 0 }).response.messages;
  return message;
};
const later = (realm: Realm): Realm => play(realm).advanceClock({ seconds: 10 }).realm;

/** A message that Mel edited after ten seconds, and Olive moved to another channel after twenty. */
function editedAndMoved(more: Fixture): Realm {
  const edited = play(later(play(everyRole(more)).sendMessage(MEL_MEMBER, talk).realm)).updateMessage(MEL_MEMBER, {
    message_id: 1,
    content: "two",
  });
  return play(later(edited.realm)).updateMessage(OLIVE_OWNER, { message_id: 1, stream_id: OPEN_TO_ALL }).realm;
}

test("edits are shown where the history is, of moves to topics and channels without content, or not at all", () => {
  const history = (policy: string) => shown(editedAndMoved({ settings: { message_edit_history_visibility_policy: policy } }))?.edit_history;
  const move = { user_id: OLIVE_OWNER, timestamp: START + 20, prev_stream: GENERAL, stream: OPEN_TO_ALL };
  const edit = { user_id: MEL_MEMBER, timestamp: START + 10, prev_content: "one", prev_rendered_content: "<p>one</p>" };
  expect(history("all")).toEqual([move, edit]);
  expect(history("moves")).toEqual([move]);
  expect(history("none")).toBeUndefined();
});

test("the times of edits and moves are two from level 365 on, and before the later one of them", () => {
  const times = (feature_level: number) => {
    const message = shown(editedAndMoved({ feature_level }));
    return [message?.last_edit_timestamp, message?.last_moved_timestamp].map((time) => (time === undefined ? time : time - START));
  };
  expect(times(365)).toEqual([10, 20]);
  expect(times(364)).toEqual([20, undefined]);
  const moved = (feature_level: number) => {
    const sent = play(everyRole({ feature_level })).sendMessage(MEL_MEMBER, talk).realm;
    return shown(play(later(sent)).updateMessage(OLIVE_OWNER, { message_id: 1, topic: "u" }).realm);
  };
  expect(moved(364)?.last_edit_timestamp).toBe(START + 10);
  expect(moved(365)?.last_edit_timestamp).toBeUndefined();
});

test("`/me` must be a separate word", () => {
  const isStatus = (content: string) => shown(play(everyRole()).sendMessage(MEL_MEMBER, { ...talk, content }).realm)?.is_me_message;
  expect(["/me waves", "/meet at noon", "/me", " /me waves", "so /me waves"].map(isStatus)).toEqual([true, false, false, false, false]);
});

test("lets the client generate the picture of a sender for one message, and for many if the client supports that", () => {
  const sent = play(everyRole()).sendMessage(MEL_MEMBER, talk).realm;
  expect(play(sent).getMessage(OLIVE_OWNER, { message_id: 1 }).response.message?.avatar_url).toBeNull();
  expect(shown(sent)?.avatar_url).toBeNull();
  const range = { anchor: "1", num_before: 0, num_after: 0, client_gravatar: false };
  expect(play(sent).getMessages(OLIVE_OWNER, range).response.messages[0]?.avatar_url).toEqual(expect.any(String));
});

test("a topic wildcard in an edit that moves the message means the users of the new topic", () => {
  const say = (realm: Realm, who: number, topic: string): Realm => play(realm).sendMessage(who, { ...talk, topic }).realm;
  const realm = say(say(say(everyRole(), MEL_MEMBER, "old"), NINA_MEMBER, "old"), OLIVE_OWNER, "new");
  const edited = play(realm).updateMessage(MEL_MEMBER, { message_id: 1, topic: "new", content: "@**topic** hear" }).realm;
  expect(edited.messages.get(0)?.mentions?.topic_participant_ids).toEqual([OLIVE_OWNER, MEL_MEMBER]);
});

test("an event of a message that the account did not receive has no flags", () => {
  const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
  const apart = everyRole({ channels: [{ ...general, name: "general", subscribers: ["mel@example.test"] }, ...others] });
  const opened = play(apart).registerQueue(NINA_MEMBER, { event_types: ["message"], all_public_streams: true });
  const silenced = opened.sendMessage(MEL_MEMBER, { ...talk, content: "@**Nina Member** hear" }).realm;
  const noticed = play(silenced).addReaction(MEL_MEMBER, { message_id: 1, emoji_name: "tada" }).realm;
  const answer = play(noticed).getEvents(NINA_MEMBER, { queue_id: opened.response.queue_id ?? "", last_event_id: -1 });
  expect(answer.response.events).toMatchObject([{ type: "message", flags: [] }]);
  const muting = opened.muteUser(NINA_MEMBER, { muted_user_id: MEL_MEMBER }).realm;
  const unheard = play(play(muting).sendMessage(MEL_MEMBER, talk).realm).getEvents(NINA_MEMBER, {
    queue_id: opened.response.queue_id ?? "",
    last_event_id: -1,
  });
  expect(unheard.response.events).toMatchObject([{ type: "message", flags: [] }]);
});
