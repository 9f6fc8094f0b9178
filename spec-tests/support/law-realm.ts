/** The realm in which the laws of events are held: every role, private places with unguessable texts, old messages. */
import { createRealm, type Fixture, type Realm } from "../../src/index";
import { EVERY_ROLE_FIXTURE } from "./realms";

const secretly = (number: number): string => `zm0x${number}x${number * 7919}z`;
const [olive, mel, nina, greta] = ["olive", "mel", "nina", "greta"].map((name) => `${name}@example.test`);

/** Eight accounts and five channels with messages, a group, folders, a profile field. */
export const LAW_FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  groups: [{ name: "crew", members: [`${mel}`, `${nina}`] }],
  channel_folders: [{ name: "first" }, { name: "second" }],
  custom_profile_fields: [{ name: "nickname" }],
  messages: [
    { sender: `${olive}`, channel: "general", topic: "lunch", content: secretly(1), unread: true },
    { sender: `${mel}`, channel: "general", topic: "plans", content: `@**all** ${secretly(2)}`, unread: true },
    { sender: `${mel}`, channel: "secret", topic: "zt0x3x1z", content: secretly(3), unread: true },
    { sender: `${olive}`, channel: "secret", topic: "zt0x3x1z", content: secretly(4), unread: true },
    { sender: `${nina}`, channel: "shared secret", topic: "plans", content: secretly(5), unread: true },
    { sender: `${olive}`, to: [`${mel}`], content: secretly(6), unread: true },
    { sender: `${nina}`, to: [`${mel}`, `${greta}`], content: secretly(7), unread: true },
    { sender: `${olive}`, channel: "open to all", topic: "", content: secretly(8) },
  ],
};

/** The realm of `LAW_FIXTURE`. */
export function lawRealm(): Realm {
  return createRealm(LAW_FIXTURE);
}
