import type { Realm } from "../model/realm/realm";
import type { Role } from "../protocol/accounts";

/** An account as the control plane lists it, with the key that makes requests its own. */
export interface ListedAccount {
  readonly email: string;
  readonly api_key: string;
  readonly user_id: number;
  readonly role: Role;
}

/** The accounts of a realm by ID, bots and deactivated ones included; without the bots of the server itself. */
export function accountsOf(realm: Realm): ListedAccount[] {
  return Array.from(realm.users, ({ delivery_email, api_key, user_id, role }) => ({
    email: delivery_email,
    api_key,
    user_id,
    role,
  }));
}
