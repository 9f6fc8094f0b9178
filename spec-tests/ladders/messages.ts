/** The checks of messages for the ladders of scheduled messages. */
import type { MessageRequest } from "../../src/model/rules/messages/prepare-message";
import { APART, type Rung } from "../support/ladder";
import { CHANNEL_MESSAGE_MISTAKES, DIRECT_MESSAGE_MISTAKES, MENTION_MISTAKES } from "../support/message-mistakes";
import type { Mistake } from "../support/spec";

/** Mistakes as rungs: neighbors that are about one parameter cannot be made together. */
function rungsOf(mistakes: readonly Mistake<MessageRequest>[]): readonly Rung<MessageRequest>[] {
  return mistakes.map(([reason, , alone, withBefore], index) => {
    const before = Object.keys(mistakes[index - 1]?.[2].params ?? {});
    const isApart = before.some((name) => name in (alone.params ?? {}));
    const both = withBefore ?? (isApart ? APART : undefined);
    return both === undefined ? [reason, alone] : [reason, alone, both];
  });
}

export const CHANNEL_MESSAGE = rungsOf([...CHANNEL_MESSAGE_MISTAKES, ...MENTION_MISTAKES]);
export const DIRECT_MESSAGE = rungsOf(DIRECT_MESSAGE_MISTAKES);
