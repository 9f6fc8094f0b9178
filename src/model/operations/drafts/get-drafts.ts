import { DRAFT, type DraftView } from "../../../protocol/records/personal-items";
import { integer, named, ordered } from "../../../protocol/schema/shapes";
import { checkSynchronization, draftsOf } from "../../rules/personal-items";
import { answered } from "../../views/outcome";
import { draftView } from "../../views/personal-items";
import { operation } from "../operation";

/** Lists the drafts of the actor, the oldest edit first. */
export const getDrafts = operation(
  () => ({
    id: "get-drafts",
    method: "GET",
    path: "/drafts",
    since: 87,
    parameters: {},
    answer: {
      /** The number of drafts. */
      count: integer,
      /** The drafts, the oldest edit first. */
      drafts: ordered(named<DraftView>(DRAFT)),
    },
    refusals: ["drafts_not_synchronized"],
    events: [],
  }),
  (realm, actor) => {
    const drafts = draftsOf(realm, actor.user_id).map(draftView);
    return answered(realm, { count: drafts.length, drafts });
  },
  { accessDenied: checkSynchronization },
);
