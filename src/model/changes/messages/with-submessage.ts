import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Message, Submessage } from "../../realm/message";
import type { Realm } from "../../realm/realm";

/** The realm in which something more belongs to a message, and what that is, with its ID. */
export function withSubmessage(
  realm: Realm,
  message: Message,
  fields: Pick<Submessage, "sender_id" | "msg_type" | "content">,
): readonly [Realm, Submessage] {
  const id = realm.last_ids.submessage + 1;
  const added: Submessage = frozen({ ...fields, message_id: message.id, id });
  const changed = frozen({ ...message, submessages: [...(message.submessages ?? []), added] });
  const next = withFields(realm, {
    messages: realm.messages.set(message.id - 1, changed),
    last_ids: withFields(realm.last_ids, { submessage: id }),
  });
  return [next, added];
}
