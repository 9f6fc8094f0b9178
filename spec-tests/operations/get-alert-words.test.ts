import { expect, it } from "vitest";
import { getAlertWords } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getAlertWords, [{ realm: REALM, mistakes: [] }]);

it("lists the actor's own alert words", () => {
  const { realm } = play(everyRole()).addAlertWords(MEL_MEMBER, { alert_words: ["pizza"] });
  const listed = (email: string): unknown => wireCall(realm, email, "GET", "/users/me/alert_words").response.body;
  expect(listed("mel@example.test")).toEqual({ result: "success", msg: "", alert_words: ["pizza"] });
  expect(listed("nina@example.test")).toEqual({ result: "success", msg: "", alert_words: [] });
});
