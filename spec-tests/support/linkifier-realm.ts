import { type Realm } from "../../src/index";
import { play } from "./play";
import { ADA_ADMIN, everyRole } from "./realms";

/** The rules of the realm below, by linkifier ID. */
export const LINKIFIER_RULES = ["a", "b", "c"].map((letter) => ({
  pattern: `${letter}(?P<id>[0-9]+)`,
  url_template: `https://${letter}.example.test/{id}`,
}));

/** All accounts of `everyRole`, and three linkifiers. */
export function linkifierRealm(): Realm {
  let realm = everyRole();
  for (const rule of LINKIFIER_RULES) realm = play(realm).addLinkifier(ADA_ADMIN, rule).realm;
  return realm;
}
