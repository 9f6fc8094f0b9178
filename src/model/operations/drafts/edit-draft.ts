import { DRAFT_INPUT } from "../../../protocol/parameters/items";
import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure, unknownDraft } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Draft } from "../../realm/personal-items";
import { checkSynchronization, ownDraft, readDraft } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { draftView } from "../../views/personal-items";
import { draftId, newDraft } from "../examples";
import { operation } from "../operation";

/** Replaces a draft of the actor. */
export const editDraft = operation(
  () => ({
    id: "edit-draft",
    method: "PATCH",
    path: "/drafts/{draft_id}",
    since: 87,
    parameters: {
      /** The ID of a draft of the actor. */
      draft_id: required(integer),
      /** The new draft. It replaces the previous one completely. */
      draft: required(DRAFT_INPUT),
    },
    answer: {},
    refusals: [
      "drafts_not_synchronized",
      "draft_unknown",
      "content_empty",
      "content_with_null",
      "draft_time_invalid",
      "draft_topic_with_null",
      "channel_not_one",
      "channel_not_readable",
      "recipient_unknown",
      "recipient_deactivated",
    ],
    events: ["drafts/update"],
    example: (pick) => ({ ...draftId(pick), draft: newDraft(pick) }),
    after: ["create-drafts"],
  }),
  (realm, actor, params) => {
    const before = ownDraft(realm, actor.user_id, params.draft_id);
    if (before === undefined) return unknownDraft(realm);
    const fields = readDraft(realm, actor, params.draft);
    if (isFailure(fields)) return fields;
    const after: Draft = frozen({ id: before.id, user_id: before.user_id, ...fields });
    const next = withFields(realm, {
      drafts: frozen(realm.drafts.map((draft) => (draft === before ? after : draft))),
    });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "drafts", op: "update", draft: draftView(after) });
    return accepted(transition(next, [event]), {});
  },
  { accessDenied: checkSynchronization },
);
