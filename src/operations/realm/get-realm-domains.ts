import { answered } from "../../outcome/outcome";
import type { RealmDomain } from "../../realm/realm-lists";
import { type Operation, operation } from "../operation";

/** Lists the domains whose addresses may have accounts while these are restricted. */
export const getRealmDomains: Operation<Record<never, never>, { readonly domains: readonly RealmDomain[] }> = operation(
  (realm) => answered(realm, { domains: realm.domains }),
);
