/** Events and edits that had another form: what servers on both sides of a level send. */
import { describe, expect, test } from "vitest";
import { type Realm } from "../../src/index";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GENERAL, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { wireCall } from "../support/wire-call";

const OLIVE = "olive@example.test";

/** A value inside another one, by names and places. */
function inside(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => Object(part)[name], value);
}

/** The events of Olive's client when others act. */
function received(level: number, act: (realm: Realm) => Realm, options: Record<string, unknown> = {}): readonly unknown[] {
  const opened = play(everyRole({ feature_level: level })).registerQueue(OLIVE_OWNER, options);
  const { queue_id } = opened.response;
  const realm = act(opened.realm);
  return play(realm).getEvents(OLIVE_OWNER, { queue_id, last_event_id: -1, dont_block: true }).response.events;
}

const asked =
  (who: string, method: string, path: string, params: Record<string, unknown> = {}) =>
  (realm: Realm): Realm => {
    const { response, outcome } = wireCall(realm, who, method, path, params);
    expect(response.body).toMatchObject({ result: "success" });
    return outcome.realm;
  };

const ofType = (events: readonly unknown[], type: string) => events.filter((event) => inside(event, "type") === type);

describe("older forms of events", () => {
  test("a deleted channel is sent whole below level 343, and by its ID from there on", () => {
    const gone = (level: number) => ofType(received(level, asked(OLIVE, "DELETE", `/streams/${SECRET}`)), "stream").slice(0, 1);
    expect(gone(342)).toMatchObject([{ op: "delete", streams: [{ stream_id: SECRET, name: "secret", invite_only: true }] }]);
    expect(gone(342)[0]).not.toHaveProperty("stream_ids");
    expect(gone(343)).toMatchObject([{ op: "delete", streams: [{ stream_id: SECRET }], stream_ids: [SECRET] }]);
    expect(inside(gone(343)[0], "streams.0")).toEqual({ stream_id: SECRET });
  });

  test("channels that new users join have no traffic where they are sent whole, below level 330", () => {
    const [event] = ofType(received(329, asked(OLIVE, "POST", "/default_streams", { stream_id: GENERAL })), "default_streams");
    expect(inside(event, "default_streams.0")).toMatchObject({ stream_id: GENERAL, name: "general" });
    expect(inside(event, "default_streams.0")).not.toHaveProperty("stream_weekly_traffic");
  });

  test("new users and bots are sent in one form on both sides of level 222", () => {
    const bot = { full_name: "Listener", short_name: "listener" };
    const made = (level: number, type: string) => ofType(received(level, asked(OLIVE, "POST", "/bots", bot)), type);
    expect(made(221, "realm_bot")).toMatchObject([{ op: "add", bot: { full_name: "Listener", is_active: true } }]);
    expect(made(221, "realm_bot")).toEqual(made(222, "realm_bot"));
    const person = (level: number) => inside(made(level, "realm_user")[0], "person");
    expect(person(221)).toMatchObject({ full_name: "Listener" });
    expect(person(221)).toEqual(person(222));
  });

  test("deactivated users are removed and reactivated ones added below level 222", () => {
    const person = { user_id: NINA_MEMBER, full_name: "Nina Member" };
    const leaves = asked(OLIVE, "DELETE", `/users/${NINA_MEMBER}`);
    const returns = (realm: Realm) => asked(OLIVE, "POST", `/users/${NINA_MEMBER}/reactivate`)(leaves(realm));
    expect(ofType(received(221, leaves), "realm_user")).toMatchObject([{ op: "remove", person }]);
    const [, back] = ofType(received(221, returns), "realm_user");
    expect(back).toMatchObject({ op: "add", person: { ...person, is_active: true } });
    expect(ofType(received(222, leaves), "realm_user")).toMatchObject([{ op: "update", person: { is_active: false } }]);
  });

  test("deactivated bots are removed and reactivated ones added, for their managers", () => {
    const bot = { user_id: BEEP_BOT, full_name: "Beep" };
    const leaves = asked(OLIVE, "DELETE", `/bots/${BEEP_BOT}`);
    const returns = (realm: Realm) => asked(OLIVE, "POST", `/users/${BEEP_BOT}/reactivate`)(leaves(realm));
    expect(ofType(received(221, leaves), "realm_bot")).toMatchObject([{ op: "remove", bot }]);
    expect(ofType(received(221, returns), "realm_bot")).toMatchObject([{ op: "remove" }, { op: "add", bot: { api_key: "beep-key" } }]);
    expect(ofType(received(222, leaves), "realm_bot")).toMatchObject([{ op: "update", bot: { is_active: false } }]);
    const rekeyed = (realm: Realm) => asked(OLIVE, "POST", `/bots/${BEEP_BOT}/api_key/regenerate`)(returns(realm));
    const [, back, renewed] = ofType(received(221, rekeyed), "realm_bot");
    expect([inside(back, "bot.api_key"), inside(renewed, "bot.api_key") === "beep-key"]).toEqual(["beep-key", false]);
    expect(ofType(received(222, returns), "realm_bot")[1]).not.toHaveProperty("bot.api_key");
  });
});

test("edits on old servers name the channel only with a move below level 112", () => {
  const says = asked("mel@example.test", "POST", "/messages", { type: "stream", to: "general", topic: "t", content: "one" });
  const edits = (changes: Record<string, unknown>) => (realm: Realm) =>
    asked("mel@example.test", "PATCH", "/messages/1", changes)(says(realm));
  const edit = (level: number, changes: Record<string, unknown>) => ofType(received(level, edits(changes)), "update_message")[0];
  expect(edit(111, { content: "two" })).not.toHaveProperty("stream_id");
  expect(edit(111, { topic: "u" })).toMatchObject({ stream_id: GENERAL });
  expect(edit(112, { content: "two" })).toMatchObject({ stream_id: GENERAL });
});
