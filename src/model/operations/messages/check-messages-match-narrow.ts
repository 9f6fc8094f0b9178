import { NARROW, NARROW_IN_REQUESTS } from "../../../protocol/parameters/messages";
import { MESSAGE_MATCH } from "../../../protocol/records/messages";
import { required } from "../../../protocol/schema/parameters";
import { dictionary, integer, list } from "../../../protocol/schema/shapes";
import { personalHistoryTest } from "../../narrow/history";
import { resolveNarrowWithoutWith } from "../../narrow/resolve-narrow";
import { isFailure } from "../../outcome/failures";
import { messageById } from "../../rules/messages/message-rows";
import { matchView } from "../../views/messages/message-view";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Returns which of some messages match a narrow. Only messages that the actor has received count. */
export const checkMessagesMatchNarrow = operation(
  () => ({
    id: "check-messages-match-narrow",
    method: "GET",
    path: "/messages/matches_narrow",
    parameters: {
      /** The IDs of the messages to check. */
      msg_ids: required(list(integer)),
      /** The terms that messages must match. */
      narrow: required(NARROW, { wire: NARROW_IN_REQUESTS }),
    },
    answer: {
      /** The matching messages, by ID, with the search matches highlighted. */
      messages: dictionary(MESSAGE_MATCH, "integers"),
    },
    refusals: [
      "narrow_operand_invalid",
      "narrow_operator_unknown",
      "narrow_contradicts_itself",
      "narrow_message_invalid",
      "narrow_channel_unknown",
      "narrow_user_unknown",
      "narrow_operand_unknown",
    ],
    events: [],
    example: (pick) => ({ msg_ids: [pick.message()], narrow: [{ operator: "topic", operand: pick.topic() }] }),
  }),
  (realm, viewer, params) => {
    const context = { realm, viewer };
    const narrow = resolveNarrowWithoutWith(context, params.narrow);
    if (isFailure(narrow)) return narrow;
    const isOwn = personalHistoryTest(context);
    const messages: Record<string, ReturnType<typeof matchView>> = {};
    for (const id of params.msg_ids) {
      const message = messageById(realm, id);
      if (message === undefined || !isOwn(message) || !narrow.matches(message)) continue;
      messages[String(id)] = matchView(realm, message, narrow.search);
    }
    return answered(realm, { messages });
  },
);
