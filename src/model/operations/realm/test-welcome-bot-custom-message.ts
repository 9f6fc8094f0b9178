import { sendNotice } from "../../changes/messages/send-notice";
import { administratorRequired, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { checkContent } from "../../rules/messages/check-content";
import { welcomeTextRefusal } from "../../rules/invitations/invitation-terms";
import { isAdministrator, welcomeBot } from "../../rules/users/people";
import {
  TEST_WELCOME_BOT_CUSTOM_MESSAGE_ANSWER,
  type TestWelcomeBotCustomMessageResponse,
} from "../../../protocol/answers/realm";
import { type Operation, operation } from "../operation";

/** What the welcome bot is to say. */
export interface TestWelcomeBotCustomMessageParams {
  /** At most 8000 characters. */
  readonly welcome_message_custom_text: string;
}

/**
 * Shows an administrator how the realm's own words come to somebody new: the welcome bot sends them to the caller.
 *
 * @returns the ID of the message
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   a text that is too long, then for one that holds NUL or says nothing
 * @tells the account `message`
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 */
export const testWelcomeBotCustomMessage: Operation<
  TestWelcomeBotCustomMessageParams,
  TestWelcomeBotCustomMessageResponse
> = operation(
  () => TEST_WELCOME_BOT_CUSTOM_MESSAGE_ANSWER,
  (realm, actor, { welcome_message_custom_text: text }) => {
    if (!isAdministrator(actor)) return refused(realm, administratorRequired(realm));
    const tooLong = welcomeTextRefusal(text);
    if (isFailure(tooLong)) return refused(realm, tooLong);
    const content = checkContent(realm, text);
    if (isFailure(content)) return refused(realm, content);
    const sent = sendNotice(realm, actor.user_id, content, welcomeBot(realm));
    return accepted(sent, { message_id: sent.realm.messages.size });
  },
);
