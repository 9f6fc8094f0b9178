/** What the operations of this subject answer. */
import { integer, list, named, text, url } from "../declare/shapes";
import { joined, record, type RecordOf } from "../declare/tables";
import { BOT_DEFAULT_FIELDS, OWN_BOT, type OwnBotView } from "../records/people";

/** The new bot. */
export const CREATE_BOT_ANSWER = record(
  "create_bot_response",
  joined(
    {
      /** The bot's ID. */
      user_id: integer,
      /** Its key. */
      api_key: text,
      /** Its picture. */
      avatar_url: url,
    },
    BOT_DEFAULT_FIELDS,
  ),
);

/** The answer declared by `CREATE_BOT_ANSWER`. */
export interface CreateBotResponse extends RecordOf<typeof CREATE_BOT_ANSWER> {}

/** The bots that the actor manages. */
export const GET_BOTS_ANSWER = record("get_bots_response", {
  /** By their ID. */
  bots: list(named<OwnBotView>(OWN_BOT)),
});

/** The answer declared by `GET_BOTS_ANSWER`. */
export interface GetBotsResponse extends RecordOf<typeof GET_BOTS_ANSWER> {}

/** The new key of a bot. */
export const REGENERATE_BOT_API_KEY_ANSWER = record("regenerate_bot_api_key_response", {
  /** The former one is worth nothing any more. */
  api_key: text,
});

/** The answer declared by `REGENERATE_BOT_API_KEY_ANSWER`. */
export interface RegenerateBotApiKeyResponse extends RecordOf<typeof REGENERATE_BOT_API_KEY_ANSWER> {}

/** The bot as it is now. */
export const UPDATE_BOT_ANSWER = record(
  "update_bot_response",
  joined(
    {
      /** The full name. */
      full_name: text,
      /** Its picture. */
      avatar_url: url,
    },
    BOT_DEFAULT_FIELDS,
  ),
);

/** The answer declared by `UPDATE_BOT_ANSWER`. */
export interface UpdateBotResponse extends RecordOf<typeof UPDATE_BOT_ANSWER> {}
