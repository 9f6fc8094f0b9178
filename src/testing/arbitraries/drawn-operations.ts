import type { DrawnOperation } from "./drawn-operation";
import { ACCOUNT_OPERATIONS } from "./operations/accounts";
import { ACTIVITY_OPERATIONS } from "./operations/activity";
import { BELONGING_OPERATIONS } from "./operations/belongings";
import { CHANNEL_OPERATIONS } from "./operations/channels";
import { MESSAGE_OPERATIONS } from "./operations/messages";
import { REALM_OPERATIONS } from "./operations/realm";

/**
 * For every operation that can be drawn, by its name, how its parameters are drawn from a realm so that it mostly is
 * carried out. Every operation that changes something has a row.
 */
export const DRAWN_OPERATIONS: Readonly<Record<string, DrawnOperation>> = {
  ...MESSAGE_OPERATIONS,
  ...CHANNEL_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...REALM_OPERATIONS,
  ...BELONGING_OPERATIONS,
  ...ACTIVITY_OPERATIONS,
};
