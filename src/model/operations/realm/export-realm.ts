import { DAY_SECONDS, LIMITS } from "../../../protocol/limits";
import { EXPORT_TYPES } from "../../../protocol/records/realm-lists";
import { optional } from "../../../protocol/schema/parameters";
import { integer, literal, oneOf } from "../../../protocol/schema/shapes";
import { presentSince } from "../../../protocol/schema/tables";
import { exportsEvent } from "../../changes/realm/realm-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { ExportType, RealmExport } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { isOwner } from "../../rules/users/people";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

const WEEK_SECONDS = 7 * DAY_SECONDS;
/** The value of `email_address_visibility` that shows an address to no account. */
const HIDDEN = 4;

/** Begins an export of the realm. The virtual clock finishes it a minute later, without a file. */
export const exportRealm = operation(
  () => ({
    id: "export-realm",
    method: "POST",
    path: "/export/realm",
    parameters: {
      /**
       * The content: `public` (by default); `full_with_consent`, with the private data of users who consent;
       * `full_without_consent`, with the private data of all users. Before feature level 449, 1 for the first and 2 for
       * the second. Since feature level 304.
       */
      export_type: optional(oneOf(literal(1, 2), literal(...EXPORT_TYPES)), {
        since: 304,
        encoding: "text",
        wire: { shape: literal(...EXPORT_TYPES) },
        former: { until: 449, encoding: "json", wire: { shape: literal(1, 2) } },
      }),
    },
    answer: {
      /** The ID of the export. */
      id: presentSince(182, integer),
    },
    refusals: [
      "administrator_required",
      "exports_too_many",
      "export_of_everything_not_allowed",
      "export_without_consent",
      "export_without_address",
    ],
    events: ["realm_export"],
    example: byAdministrator(() => ({})),
    weight: 1,
  }),
  (realm, actor, params) => {
    const export_type = typeOf(params.export_type ?? 1);
    const refusal =
      limitRefusal(realm) ?? everythingRefusal(realm, actor, export_type) ?? ownersRefusal(realm, export_type);
    if (isFailure(refusal)) return refusal;
    const row: RealmExport = {
      id: realm.exports.length + 1,
      acting_user_id: actor.user_id,
      export_type,
      export_time: realm.now,
      pending: true,
      deleted_timestamp: null,
    };
    const next = withFields(realm, {
      exports: frozen([...realm.exports, row]),
      due: realm.due.set([realm.now + LIMITS.REALM_EXPORT_SECONDS, "realm_export", row.id], true),
    });
    return accepted(transition(next, [exportsEvent(next)]), { id: row.id });
  },
  { accessDenied: administratorsOnly },
);

function limitRefusal(realm: Realm) {
  const recent = realm.exports.filter((row) => row.export_time >= realm.now - WEEK_SECONDS);
  if (recent.length < LIMITS.MAX_REALM_EXPORTS_PER_WEEK) return undefined;
  const max = LIMITS.MAX_REALM_EXPORTS_PER_WEEK;
  return badRequest("exports_too_many", `There were ${max} exports within the last seven days; more are not allowed.`);
}

function typeOf(given: 1 | 2 | (typeof EXPORT_TYPES)[number]): ExportType {
  if (typeof given === "number") return given;
  return given === "public" ? 1 : given === "full_with_consent" ? 2 : 3;
}

/** Everything is exported for owners alone, where the server gives them access to it. Assumption A426. */
function everythingRefusal(realm: Realm, actor: User, type: ExportType) {
  if (type !== 3 || (realm.settings.owner_full_content_access && isOwner(actor))) return undefined;
  return badRequest("export_of_everything_not_allowed", "export_type: this is for owners with access to all content.");
}

function ownersRefusal(realm: Realm, exportType: ExportType) {
  if (exportType === 3) return undefined;
  const owners = [...realm.users].filter((user) => isOwner(user));
  if (exportType === 2) {
    if (has(realm, "exportsNeedNoOwner")) return undefined;
    if (owners.some((user) => user.is_active && user.settings.allow_private_data_export)) return undefined;
    return badRequest("export_without_consent", "No organization owner lets private data be exported.");
  }
  if (owners.some((user) => user.settings.email_address_visibility !== HIDDEN)) return undefined;
  return badRequest("export_without_address", "No organization owner lets administrators see the e-mail address.");
}
