import { describe, expect, it } from "vitest";
import { testWelcomeBotCustomMessage } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, MEL_MEMBER, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(testWelcomeBotCustomMessage, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MORGAN_MODERATOR }],
      ["welcome_text_too_long", "BAD_REQUEST", { params: { welcome_message_custom_text: "\0".repeat(8001) } }],
      ["content_with_null", "BAD_REQUEST", { params: { welcome_message_custom_text: "\0" } }],
      ["content_empty", "BAD_REQUEST", { params: { welcome_message_custom_text: " " } }],
      ["content_empty", "BAD_REQUEST", { params: { welcome_message_custom_text: "" } }],
    ],
  },
]);

const realm = everyRole();
const call = (actor: number, welcome_message_custom_text: string): ReturnType<typeof testWelcomeBotCustomMessage> =>
  testWelcomeBotCustomMessage(realm, actor, { welcome_message_custom_text });

describe("testWelcomeBotCustomMessage sends", () => {
  it("the text from the welcome bot to the actor, and returns the ID of the message", () => {
    const { realm: after, response } = carriedOut(call(ADA_ADMIN, "😀".repeat(8000)));
    expect(after.messages.size).toBe(1);
    expect(response).toEqual({ message_id: 1 });
    const { message } = play(after).getMessage(ADA_ADMIN, { message_id: 1 }).response;
    expect(message).toMatchObject({ type: "private", sender_email: "welcome-bot@zulip.com" });
    expect(after.settings.welcome_message_custom_text).toBe(realm.settings.welcome_message_custom_text);
  });

  it("with the users that it mentions", () => {
    const { realm: after } = carriedOut(call(ADA_ADMIN, "Welcome, @**Ada Admin|2**"));
    expect(play(after).getMessage(ADA_ADMIN, { message_id: 1 }).response.message?.["flags"]).toContain("mentioned");
  });

  it("and notifies only the actor", () => {
    const outcome = call(ADA_ADMIN, "*Welcome!*");
    expect(eventTypes(outcome)).toEqual(["message"]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
    expect(eventsFor(outcome, ADA_ADMIN)).toMatchObject([{ type: "message" }]);
  });
});
