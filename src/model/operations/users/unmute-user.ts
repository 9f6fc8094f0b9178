import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { withMutedUsers } from "../../changes/users/people-changes";
import { badRequest } from "../../outcome/failures";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";
import { mutedUsersOf } from "./mute-user";

/** Unmutes a user. Messages that became read stay read. */
export const unmuteUser = operation(
  () => ({
    id: "unmute-user",
    method: "DELETE",
    path: "/users/me/muted_users/{muted_user_id}",
    since: 48,
    parameters: {
      /** The ID of the muted user. */
      muted_user_id: required(integer),
    },
    answer: {},
    refusals: ["user_not_muted"],
    events: ["muted_users"],
    example: (pick) => {
      const rows = [...pick.realm.muted_users].flatMap(([user_id, muted]) => muted.map(({ id }) => ({ user_id, id })));
      return { muted_user_id: pick.owned(rows)?.id ?? 1 };
    },
    weight: 1,
    after: ["mute-user"],
  }),
  (realm, actor, params) => {
    const muted = mutedUsersOf(realm, actor.user_id);
    const rows = muted.filter((row) => row.id !== params.muted_user_id);
    if (rows.length === muted.length) return badRequest("user_not_muted", "The account is not muted.");
    return accepted(withMutedUsers(realm, actor.user_id, params.muted_user_id, rows), {});
  },
);
