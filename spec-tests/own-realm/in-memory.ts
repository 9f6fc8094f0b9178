import { createRealm, type Fixture, type Realm } from "../../src/index";
import { type LikeOwnRealm, likeOwnRealm, type OwnRealmOptions } from "../../src/own-realm/own-realm";
import { readOwnRealm, type ReadRealm } from "../../src/own-realm/read-own-realm";
import { simulatorOf } from "../../src/simulator/create-simulator";
import type { Connection } from "../../src/targets/send";

/** A connection to a realm in this process, and the requests that were sent. */
export function connectionTo(realm: Realm): { readonly connection: Connection; readonly sent: string[] } {
  const simulator = simulatorOf(realm, {}, { onUnhandledRequest: "bypass" });
  const sent: string[] = [];
  const send: Connection["send"] = ({ url, ...parts }) => {
    sent.push(`${parts.method} ${new URL(url).pathname}`);
    return simulator.fetch(url, parts);
  };
  return { connection: { baseUrl: "http://realm.invalid", send }, sent };
}

/** What an account of a realm is shown. */
export function read(realm: Realm, email: string, messages = 1000): Promise<ReadRealm> {
  const user = [...realm.users].find(({ delivery_email }) => delivery_email === email);
  if (user === undefined) throw new Error(`There is no account ${email}.`);
  return readOwnRealm(connectionTo(realm).connection, { email, api_key: user.api_key }, { messages });
}

/** The fixture that an account of a realm gets. */
export async function fixtureFrom(
  given: Fixture,
  email: string,
  options: OwnRealmOptions & { readonly messages?: number } = {},
): Promise<LikeOwnRealm> {
  const { realm } = await read(createRealm(given), email, options.messages);
  return likeOwnRealm(realm, options);
}
