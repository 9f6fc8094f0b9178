import { andThen } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { PreparedMessage } from "../../rules/messages/prepare-message";
import { triggerWebhooks } from "../bots/outgoing-webhooks";
import { welcomeReply } from "./bot-messages";
import { type Delivered, deliverMessage, type DeliveryOptions } from "./deliver-message";

/** Delivers a checked message of an account, with what bots do in answer to it. */
export function sendPrepared(realm: Realm, prepared: PreparedMessage, options: DeliveryOptions): Delivered {
  const delivered = deliverMessage(realm, prepared, options);
  const replied = andThen(delivered.step, (after) => welcomeReply(after, delivered.message));
  return { ...delivered, step: andThen(replied, (after) => triggerWebhooks(after, delivered.message)) };
}
