/** The realm of a server that our tools do not know: people of every role, and nothing that happened before. */
import type { Fixture } from "../../../src/index";

type User = NonNullable<Fixture["users"]>[number];

function person(name: string, role: NonNullable<User["role"]>, full_name = `${name} of Town`): User {
  return { email: `${name}@town.test`, full_name, role, api_key: `key-of-${name}` };
}

/** These act by themselves; no tool has their keys. */
export const OTHERS = ["zoe@town.test", "yan@town.test"] as const;

/** The people of the town, with everything that a tool is given. */
export const TOWN: Fixture = {
  realm: { follow: "server" },
  users: [
    person("orla", "owner"),
    person("alan", "administrator"),
    person("mia", "moderator"),
    person("max", "member"),
    person("nele", "member"),
    person("paul", "member"),
    person("rosa", "member"),
    person("gus", "guest"),
    person("zoe", "member"),
    person("yan", "member"),
    {
      email: "robo-bot@town.test",
      full_name: "Robo",
      is_bot: true,
      bot_owner: "max@town.test",
      api_key: "key-of-robo",
    },
  ],
  channels: [{ name: "general", subscribers: "all" }],
};

/** The accounts that a tool is given. */
export const ACCOUNTS = (TOWN.users ?? []).flatMap(({ email, api_key = "" }) =>
  OTHERS.some((other) => other === email) ? [] : [{ email, api_key }],
);
