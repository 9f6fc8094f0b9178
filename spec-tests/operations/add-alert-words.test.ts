import { describe, expect, it } from "vitest";
import { addAlertWords, type Realm } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(addAlertWords, [
  { realm: REALM, mistakes: [["alert_word_too_long", "BAD_REQUEST", { params: { alert_words: ["a", "x".repeat(101)] } }]] },
]);

describe("addAlertWords", () => {
  it("accepts 100 characters, with blanks around them counted", () => {
    const realm = everyRole();
    const padded = ` ${"x".repeat(100)}`;
    expectRefusal(addAlertWords(realm, MEL_MEMBER, { alert_words: [padded] }), realm, "BAD_REQUEST", "alert_word_too_long");
    expect(addAlertWords(realm, MEL_MEMBER, { alert_words: [padded.trim()] }).ok).toBe(true);
    expect(addAlertWords(realm, MEL_MEMBER, { alert_words: ["🐙".repeat(100)] }).ok).toBe(true);
  });

  it("stores new words without blanks around them, with the last spelling of each, and returns all words", () => {
    const alert_words = [" Pizza ", "pizza", "", "on call"];
    const one = play(everyRole()).addAlertWords(MEL_MEMBER, { alert_words });
    expect(one.response).toEqual({ alert_words: ["pizza", "on call"] });
    const params = { alert_words: ["lunch", "PIZZA"] };
    const { response } = wireCall(one.realm, "mel@example.test", "POST", "/users/me/alert_words", params);
    expect(response.body).toEqual({ result: "success", msg: "", alert_words: ["pizza", "on call", "lunch"] });
  });

  it("marks later messages with an alert word", () => {
    const { realm } = play(everyRole()).addAlertWords(MEL_MEMBER, { alert_words: ["pizza"] });
    const say = { type: "channel", to: GENERAL, topic: "t", content: "Pizza!" } as const;
    const sent = play(realm).sendMessage(NINA_MEMBER, say).realm;
    expect(sent.messages.last()?.alerted_user_ids).toEqual([MEL_MEMBER]);
  });

  it("marks one message for several users, in the order of their IDs", () => {
    const people = [MEL_MEMBER, OLIVE_OWNER, MORGAN_MODERATOR];
    const alerted = (before: Realm, id: number) => play(before).addAlertWords(id, { alert_words: ["pizza"] }).realm;
    const say = { type: "channel", to: GENERAL, topic: "t", content: "pizza" } as const;
    const sent = play(people.reduce(alerted, everyRole())).sendMessage(NINA_MEMBER, say).realm;
    expect(sent.messages.last()?.alerted_user_ids).toEqual([OLIVE_OWNER, MORGAN_MODERATOR, MEL_MEMBER]);
  });

  it("notifies only the actor, also when nothing is new", () => {
    const outcome = addAlertWords(everyRole(), MEL_MEMBER, { alert_words: ["pizza"] });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "alert_words", alert_words: ["pizza"] }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    const again = addAlertWords(outcome.realm, MEL_MEMBER, { alert_words: ["Pizza"] });
    expect(eventsFor(again, MEL_MEMBER)).toEqual([{ type: "alert_words", alert_words: ["pizza"] }]);
  });
});
