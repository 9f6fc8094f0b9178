import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/random";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { botUpdatedEvent } from "../bots/bot-events";
import { withUser } from "./people-changes";

const KEY_LENGTH = 32;

/**
 * Gives an account a fresh API key; the old one is dead at once, and so are the device tokens of the older way of
 * pushing. Event queues stay.
 *
 * @tells for a bot its owner and the administrators `realm_bot/update`; for people nobody
 */
export function withNewKey(realm: Realm, user: User): { readonly step: Transition; readonly api_key: string } {
  const drawn = generateHex(realm.random, "api_key");
  const api_key = spell(drawn.digits, KEY_ALPHABET, KEY_LENGTH);
  const push_tokens = frozen(realm.push_tokens.filter((row) => row.user_id !== user.user_id));
  const next = withUser(withFields(realm, { random: drawn.next, push_tokens }), user.user_id, { api_key });
  return { step: transition(next, user.is_bot ? [botUpdatedEvent(next, user, { api_key })] : []), api_key };
}
