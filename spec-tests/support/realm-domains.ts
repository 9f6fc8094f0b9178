/** A realm with one domain, and the mistakes of calls about it. */
import { play } from "./play";
import { ADA_ADMIN, everyRole, MEL_MEMBER, OLIVE_OWNER } from "./realms";
import type { SpecCase } from "./spec";
import { level, REALM } from "./spec-realm";

export const DOMAIN = { domain: "acme.test", allow_subdomains: false };

export const withDomain = play(everyRole()).addRealmDomain(OLIVE_OWNER, DOMAIN).realm;

export const DOMAIN_CASES: readonly SpecCase<typeof DOMAIN>[] = [
  {
    realm: REALM,
    mistakes: [
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN }],
      ["domain_unknown", "BAD_REQUEST", { params: { domain: "other.test" } }],
    ],
  },
  {
    name: "old",
    realm: level(142)(REALM),
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["domain_unknown", "BAD_REQUEST", { params: { domain: "other.test" } }],
    ],
  },
];
