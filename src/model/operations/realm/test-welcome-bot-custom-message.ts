import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { sendNotice } from "../../changes/messages/notices";
import { administratorRequired, isFailure } from "../../outcome/failures";
import { welcomeTextRefusal } from "../../rules/invitations/invitations";
import { checkContent } from "../../rules/messages/prepare-message";
import { isAdministrator, welcomeBot } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Sends the welcome text of the realm to the actor, from the welcome bot, as new users get it. */
export const testWelcomeBotCustomMessage = operation(
  () => ({
    id: "test-welcome-bot-custom-message",
    method: "POST",
    path: "/realm/test_welcome_bot_custom_message",
    since: 416,
    parameters: {
      /** The text: at most 8000 characters. */
      welcome_message_custom_text: required(text),
    },
    answer: {
      /** The ID of the message. */
      message_id: integer,
    },
    refusals: ["administrator_required", "welcome_text_too_long", "content_with_null", "content_empty"],
    events: ["message"],
    example: byAdministrator((pick) => ({ welcome_message_custom_text: pick.content() })),
    weight: 1,
  }),
  (realm, actor, { welcome_message_custom_text: text }) => {
    if (!isAdministrator(actor)) return administratorRequired();
    const tooLong = welcomeTextRefusal(text);
    if (isFailure(tooLong)) return tooLong;
    const content = checkContent(realm, text);
    if (isFailure(content)) return content;
    const sent = sendNotice(realm, actor.user_id, content, welcomeBot(realm));
    return accepted(sent, { message_id: sent.realm.messages.size });
  },
);
