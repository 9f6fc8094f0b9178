import { createRealm, type Realm, sendMessage } from "realm-simulator";

/** Two futures of one realm: a snapshot never changes, so both can go on from it. */
export function branching(): { start: number; quiet: number; busy: number } {
  const start: Realm = createRealm({
    users: [{ email: "ann@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const say = (realm: Realm, content: string): Realm =>
    sendMessage(realm, 1, { type: "channel", to: "general", topic: "hello", content }).realm;

  const quiet = say(start, "Is anybody here?");
  const busy = ["One.", "Two.", "Three."].reduce(say, start);
  return { start: start.messages.size, quiet: quiet.messages.size, busy: busy.messages.size };
}
