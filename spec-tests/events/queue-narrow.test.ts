/** Events: the narrow of a queue, operator by operator; it filters messages as they were when they were sent. */
import { expect, test } from "vitest";
import { type Realm, registerQueue, sendMessage } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, SECRET } from "../support/realms";

/** Seven messages, the last by Mel herself, each of a kind of its own. */
function sevenMessages(realm: Realm): Realm {
  const channel = (to: number, topic: string, content: string) => ({ type: "channel", to, topic, content }) as const;
  const send = (from: Realm, userId: number, params: Parameters<typeof sendMessage>[2]): Realm =>
    play(from).sendMessage(userId, params).realm;
  let next = send(realm, NINA_MEMBER, channel(GENERAL, "talk", "plain"));
  next = send(next, OLIVE_OWNER, channel(SECRET, "Plans", "hidden"));
  next = send(next, NINA_MEMBER, channel(GENERAL, "✔ done", "over"));
  next = send(next, NINA_MEMBER, channel(GENERAL, "", "@**Mel Member** look"));
  next = send(next, NINA_MEMBER, channel(GENERAL, "talk", "there is a fire"));
  next = send(next, OLIVE_OWNER, { type: "direct", to: [MEL_MEMBER], content: "psst" });
  return send(next, MEL_MEMBER, { ...channel(GENERAL, "talk", "mine"), read_by_sender: true });
}

test.each<[string, string, number[]]>([
  ["channel", "GENERAL", [1, 3, 4, 5, 7]],
  ["stream", "secret", [2]],
  ["topic", "TALK", [1, 5, 7]],
  ["topic", "general chat", [4]],
  ["topic", "", []],
  ["sender", "olive@example.test", [2, 6]],
  ["sender", String(OLIVE_OWNER), []],
  ["is", "dm", [6]],
  ["is", "private", [6]],
  ["is", "unread", [1, 2, 3, 4, 5, 6]],
  ["is", "mentioned", [4]],
  ["is", "alerted", [4]],
  ["is", "resolved", [3]],
  ["is", "starred", []],
  ["is", "odd", [1, 2, 3, 4, 5, 6, 7]],
])("%s:%s accepts the messages %j", (operator, operand, expected) => {
  const alerted = play(everyRole()).addAlertWords(MEL_MEMBER, { alert_words: ["fire"] }).realm;
  const narrow = [[operator, operand]];
  const queue = play(alerted).registerQueue(MEL_MEMBER, { event_types: ["message"], narrow });
  const { queue_id } = queue.response;
  const polled = play(sevenMessages(queue.realm)).getEvents(MEL_MEMBER, { queue_id, last_event_id: -1 });
  expect(polled.response.events).toMatchObject(expected.map((id) => ({ message: { id } })));
  expect(polled.response.events).toHaveLength(expected.length);
});

test("the empty topic is compared in the form that the queue receives", () => {
  const client_capabilities = { notification_settings_null: true, empty_topic_name: true };
  const params = { event_types: ["message"], narrow: [["topic", ""]], client_capabilities };
  const { realm, response } = play(everyRole()).registerQueue(MEL_MEMBER, params);
  const polled = play(sevenMessages(realm)).getEvents(MEL_MEMBER, { queue_id: response.queue_id, last_event_id: -1 });
  expect(polled.response.events).toMatchObject([{ message: { id: 4 } }]);
});

test("a mention is one by name, not one of all users", () => {
  const narrow = [["is", "mentioned"]];
  const { realm, response } = play(everyRole()).registerQueue(MEL_MEMBER, { event_types: ["message"], narrow });
  const say = (from: Realm, content: string): Realm =>
    play(from).sendMessage(NINA_MEMBER, { type: "channel", to: GENERAL, topic: "t", content }).realm;
  const said = ["@**all** hear", "@_**Mel Member** knows", "@**Mel Member** hear", "@**Olive Owner** hear"].reduce(say, realm);
  const answer = play(said).getEvents(MEL_MEMBER, { queue_id: response.queue_id ?? "", last_event_id: -1 });
  expect(answer.response.events).toMatchObject([{ message: { id: 3 } }]);
});

test("a narrow adds messages of public channels without subscription, but not of private ones", () => {
  const heard = (narrow: string[][]): unknown[] => {
    const { realm, response } = play(everyRole()).registerQueue(NINA_MEMBER, { event_types: ["message"], narrow });
    const params = { queue_id: response.queue_id ?? "", last_event_id: -1 };
    const said = [OPEN_TO_ALL, SECRET].reduce((from, to) => {
      return play(from).sendMessage(OLIVE_OWNER, { type: "channel", to, topic: "talk", content: "hear" }).realm;
    }, realm);
    return [...play(said).getEvents(NINA_MEMBER, params).response.events];
  };
  expect(heard([["topic", "talk"]])).toMatchObject([{ message: { stream_id: OPEN_TO_ALL }, flags: [] }]);
  expect(heard([])).toEqual([]);
});

test("a bot's queue has the bot's default events, unless it requests others", () => {
  const channel = "open to all";
  const { realm, response } = play(everyRole()).createBot(MEL_MEMBER, {
    full_name: "Listener",
    short_name: "listener",
    default_events_register_stream: channel,
    default_all_public_streams: true,
  });
  const queue = (params: Parameters<typeof registerQueue>[2]): unknown =>
    play(realm).registerQueue(response.user_id, params).realm.queues.values().next().value;
  expect(queue({})).toMatchObject({ all_public_streams: true, narrow: [["stream", channel]] });
  const asked = { all_public_streams: false, narrow: [["is", "dm"]] };
  expect(queue(asked)).toMatchObject(asked);
});
