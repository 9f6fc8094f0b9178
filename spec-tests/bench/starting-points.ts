import { createRealm, type Realm, sendMessage } from "../../src/index";
import { type MutableRealm, mutableRealm, mutableSend } from "./mutable-realm";

export const TOPICS = 100;
export const CONTENT = "A message of the usual length, about nothing in particular, for the figures.";

/** Two users in one channel without messages. */
export function quietRealm(): Realm {
  return createRealm({
    users: [{ email: "ann@example.test", role: 100 }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
}

/** The topic of the n-th message. */
export function topicOf(index: number): string {
  return `topic ${index % TOPICS}`;
}

/** Sends further messages, by turns, over the topics. */
export function sendMany(start: Realm, count: number): Realm {
  let realm = start;
  for (let index = 0; index < count; index += 1) {
    realm = sendMessage(realm, 1 + (index % 2), {
      type: "channel",
      to: 1,
      topic: topicOf(index),
      content: CONTENT,
    }).realm;
  }
  return realm;
}

/** The same in the mutable store. */
export function mutableSendMany(realm: MutableRealm, count: number): void {
  for (let index = 0; index < count; index += 1) mutableSend(realm, 1 + (index % 2), topicOf(index), CONTENT);
}

/** A mutable store of so many messages. */
export function filledMutable(count: number): MutableRealm {
  const realm = mutableRealm();
  mutableSendMany(realm, count);
  return realm;
}

/** So many accounts, all in one channel. */
export function crowdedRealm(people: number): Realm {
  return createRealm({
    users: Array.from({ length: people }, (_, index) => ({ email: `p${index}@example.test`, api_key: `k${index}` })),
    channels: [{ name: "general", subscribers: "all" }],
  });
}
