import { DRAFT_INPUT } from "../../../protocol/parameters/items";
import { required } from "../../../protocol/schema/parameters";
import { integer, list, ordered } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Draft } from "../../realm/personal-items";
import { checkSynchronization, readDraft } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { draftView } from "../../views/personal-items";
import { newDraft } from "../examples";
import { operation } from "../operation";

/** Stores drafts. */
export const createDrafts = operation(
  () => ({
    id: "create-drafts",
    method: "POST",
    path: "/drafts",
    since: 87,
    parameters: {
      /** The drafts. The answer has their IDs in the same order. */
      drafts: required(list(DRAFT_INPUT)),
    },
    answer: {
      /** The IDs of the drafts, in the order of the request. */
      ids: ordered(integer),
    },
    refusals: [
      "drafts_not_synchronized",
      "content_empty",
      "content_with_null",
      "draft_time_invalid",
      "draft_topic_with_null",
      "channel_not_one",
      "channel_not_readable",
      "recipient_unknown",
      "recipient_deactivated",
    ],
    events: ["drafts/add"],
    example: (pick) => ({ drafts: [newDraft(pick), newDraft(pick)] }),
  }),
  (realm, actor, params) => {
    const added: Draft[] = [];
    for (const given of params.drafts) {
      const fields = readDraft(realm, actor, given);
      if (isFailure(fields)) return fields;
      added.push({ id: realm.last_ids.draft + added.length + 1, user_id: actor.user_id, ...fields });
    }
    const next = withFields(realm, {
      drafts: frozen([...realm.drafts, ...added]),
      last_ids: withFields(realm.last_ids, { draft: realm.last_ids.draft + added.length }),
    });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "drafts", op: "add", drafts: added.map(draftView) });
    return accepted(transition(next, [event]), { ids: added.map((draft) => draft.id) });
  },
  { accessDenied: checkSynchronization },
);
