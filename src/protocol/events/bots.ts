/** Events about bots, for the accounts that manage them. */
import { BOT, type BotView } from "../records/people";
import { integer, named, text } from "../schema/shapes";
import { event, mergeFields, record } from "../schema/tables";
import { fieldsIn, partialFields } from "./event-body";

/** A bot that the account manages was created. */
export const REALM_BOT_ADD_EVENT = event("realm_bot/add", {
  /** The bot. */
  bot: named<BotView>(BOT),
});

/** What of a bot has changed. */
export const BOT_CHANGES = record(
  "bot_changes",
  mergeFields(partialFields(fieldsIn(BOT)), {
    /** The ID of the bot. */
    user_id: integer,
  }),
);

/** A bot that the account manages has changed. */
export const REALM_BOT_UPDATE_EVENT = event("realm_bot/update", {
  /** The ID of the bot, with the changed fields. */
  bot: BOT_CHANGES,
});

/** A bot by its ID alone. */
export const BOT_REFERENCE = record("bot_reference", {
  /** The ID of the bot. */
  user_id: integer,
});

/** The account no longer manages a bot. */
export const REALM_BOT_DELETE_EVENT = event("realm_bot/delete", {
  /** The bot. */
  bot: BOT_REFERENCE,
});

/** A bot that was deactivated. */
export const REMOVED_BOT = record("removed_bot", {
  /** The ID of the bot. */
  user_id: integer,
  /** Its name. */
  full_name: text,
});

/** A bot was deactivated. The former form of `realm_bot` with `op: "update"`. */
export const REALM_BOT_REMOVE_EVENT = event(
  "realm_bot/remove",
  { until: 222 },
  {
    /** The bot. */
    bot: REMOVED_BOT,
  },
);
