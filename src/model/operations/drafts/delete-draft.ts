import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { unknownDraft } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { checkSynchronization, ownDraft } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { draftId } from "../examples";
import { operation } from "../operation";

/** Deletes a draft of the actor. */
export const deleteDraft = operation(
  () => ({
    id: "delete-draft",
    method: "DELETE",
    path: "/drafts/{draft_id}",
    since: 87,
    parameters: {
      /** The ID of a draft of the actor. */
      draft_id: required(integer),
    },
    answer: {},
    refusals: ["drafts_not_synchronized", "draft_unknown"],
    events: ["drafts/remove"],
    example: draftId,
    after: ["create-drafts"],
  }),
  (realm, actor, { draft_id }) => {
    const draft = ownDraft(realm, actor.user_id, draft_id);
    if (draft === undefined) return unknownDraft(realm);
    const next = withFields(realm, { drafts: frozen(realm.drafts.filter((other) => other !== draft)) });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "drafts", op: "remove", draft_id });
    return accepted(transition(next, [event]), {});
  },
  { accessDenied: checkSynchronization },
);
