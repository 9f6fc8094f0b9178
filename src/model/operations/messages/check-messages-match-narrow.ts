import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { messageById } from "../../rules/messages/message-rows";
import { personalHistoryTest } from "../../rules/narrow/history";
import type { Narrow } from "../../rules/narrow/narrow";
import { resolveNarrow } from "../../rules/narrow/resolve-narrow";
import { matchView } from "../../views/messages/found-message-view";
import {
  CHECK_MESSAGES_MATCH_NARROW_ANSWER,
  type CheckMessagesMatchNarrowResponse,
} from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** Which messages are asked about, and what they may fulfil. */
export interface CheckMessagesMatchNarrowParams {
  /** The IDs of the messages to look at. */
  readonly msg_ids: readonly number[];
  /** The terms that each has to match. */
  readonly narrow: Narrow;
}

/**
 * Tells which of some messages match a narrow. Only messages of one's personal history count.
 *
 * @refuses as `resolveNarrow`
 * @tells nobody
 * @spec Endpoints 9
 */
export const checkMessagesMatchNarrow: Operation<CheckMessagesMatchNarrowParams, CheckMessagesMatchNarrowResponse> =
  operation(
    () => CHECK_MESSAGES_MATCH_NARROW_ANSWER,
    (realm, viewer, params) => {
      const context = { realm, viewer };
      const narrow = resolveNarrow(context, params.narrow, { knows_with: false });
      if (isFailure(narrow)) return refused(realm, narrow);
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
