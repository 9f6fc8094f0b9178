import { answered } from "../../outcome/outcome";
import { GET_REALM_DOMAINS_ANSWER, type GetRealmDomainsResponse } from "../../../protocol/answers/realm";
import { type NoParams, type Operation, operation } from "../operation";

/** Lists the domains whose addresses may have accounts while these are restricted. */
export const getRealmDomains: Operation<NoParams, GetRealmDomainsResponse> = operation(
  () => GET_REALM_DOMAINS_ANSWER,
  (realm) => answered(realm, { domains: realm.domains }),
);
