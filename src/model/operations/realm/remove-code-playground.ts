import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { withPlaygrounds, withRealmSetting } from "../../changes/realm/realm-changes";
import { badRequest } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Removes a code playground. If its language is the default of code blocks, they no longer have a default. */
export const removeCodePlayground = operation(
  () => ({
    id: "remove-code-playground",
    method: "DELETE",
    path: "/realm/playgrounds/{playground_id}",
    since: 49,
    parameters: {
      /** The ID of the playground. */
      playground_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "playground_unknown"],
    events: ["realm/update", "realm_playgrounds"],
    example: byAdministrator(() => ({ playground_id: 1 })),
    weight: 1,
    after: ["add-code-playground"],
  }),
  (realm, _actor, params) => {
    const removed = realm.code_playgrounds.find((row) => row.id === params.playground_id);
    if (removed === undefined) return badRequest("playground_unknown", "There is no such playground.");
    const rows = realm.code_playgrounds.filter((row) => row !== removed);
    const isDefault = realm.settings.default_code_block_language === removed.pygments_language;
    const first = isDefault ? withRealmSetting(realm, "default_code_block_language", "") : transition(realm);
    return accepted(
      andThen(first, (next) => withPlaygrounds(next, rows)),
      {},
    );
  },
  { accessDenied: administratorsOnly },
);
