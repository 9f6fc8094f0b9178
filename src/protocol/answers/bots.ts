/** What the operations of this subject answer. */
import { dictionary, integer, list, named, nullable, text, url } from "../schema/shapes";
import { field, mergeFields, record, type RecordOf } from "../schema/tables";
import { BOT_DEFAULT_FIELDS, OWN_BOT, type OwnBotView } from "../records/people";

/** The new bot. */
export const CREATE_BOT_ANSWER = record(
  "create_bot_response",
  mergeFields(
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
  mergeFields(
    {
      /** The full name. */
      full_name: text,
      /** Its picture. */
      avatar_url: url,
      /** The form of an outgoing webhook, as it was sent; 1 where nothing was. */
      service_interface: integer,
      /** The address of an outgoing webhook, as it was sent. */
      service_payload_url: nullable(url),
      /** What the bot is set up with, as it was sent. */
      config_data: nullable(dictionary(text)),
      /** The address of whom the bot belongs to; absent where it belongs to nobody. */
      bot_owner: field(text, { optional: true }),
    },
    BOT_DEFAULT_FIELDS,
  ),
);

/** The answer declared by `UPDATE_BOT_ANSWER`. */
export interface UpdateBotResponse extends RecordOf<typeof UPDATE_BOT_ANSWER> {}
