/** What is told of exports of the realm. */
import { list, named } from "../schema/shapes";
import { event } from "../schema/tables";
import { REALM_EXPORT, type RealmExportView } from "../records/realm-exports";
import type { EventBodyOf } from "./event-body";

/** The exports of the realm are others, or stand elsewhere. */
export const REALM_EXPORT_EVENT = event({
  type: "realm_export",
  fields: {
    /** All of them, in the order in which they were asked for. */
    exports: list(named<RealmExportView>(REALM_EXPORT)),
  },
});

/** The exports of the realm are others, or stand elsewhere. */
export interface RealmExportEvent extends EventBodyOf<typeof REALM_EXPORT_EVENT> {}
