import { describe, expect, it } from "vitest";
import { removeAlertWords } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(removeAlertWords, [{ realm: REALM, mistakes: [] }]);

const { realm: withWords } = play(everyRole()).addAlertWords(MEL_MEMBER, { alert_words: ["Pizza", "lunch"] });

describe("removeAlertWords", () => {
  it("removes words in any spelling, and returns the rest", () => {
    const params = { alert_words: ["PIZZA", "unknown"] };
    const { response } = wireCall(withWords, "mel@example.test", "DELETE", "/users/me/alert_words", params);
    expect(response.body).toEqual({ result: "success", msg: "", alert_words: ["lunch"] });
    expect(play(withWords).removeAlertWords(MEL_MEMBER, { alert_words: ["pizza", "lunch"] }).realm.alert_words.size).toBe(0);
  });

  it("removes no word with different blanks", () => {
    const { response } = play(withWords).removeAlertWords(MEL_MEMBER, { alert_words: [" lunch"] });
    expect(response).toEqual({ alert_words: ["Pizza", "lunch"] });
  });

  it("notifies the actor, also when nothing is removed", () => {
    const outcome = removeAlertWords(withWords, MEL_MEMBER, { alert_words: ["lunch"] });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "alert_words", alert_words: ["Pizza"] }]);
    const nothing = removeAlertWords(withWords, NINA_MEMBER, { alert_words: ["lunch"] });
    expect(eventsFor(nothing, NINA_MEMBER)).toEqual([{ type: "alert_words", alert_words: [] }]);
  });
});
