import { optional, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withDefaultStreamGroup } from "../../changes/channels/default-channels";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import { checkNameIsFree, defaultStreamGroupById } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator, defaultStreamGroup } from "../examples";
import { operation } from "../operation";

/** Changes the name or the description of a group of default channels. */
export const updateDefaultStreamGroup = operation(
  () => ({
    id: "update-default-stream-group",
    method: "PATCH",
    path: "/default_stream_groups/{group_id}",
    parameters: {
      /** The ID of the group. */
      group_id: required(integer),
      /** The new name. It must differ from all names of groups, also from the current one. */
      new_group_name: optional(text),
      /** The new description. */
      new_description: optional(text),
    },
    answer: {},
    refusals: [
      "administrator_required",
      "nothing_to_change",
      "default_stream_group_unknown",
      "default_stream_group_name_taken",
    ],
    events: ["default_stream_groups"],
    example: byAdministrator((pick) => ({ group_id: defaultStreamGroup(pick), new_group_name: pick.unguessable("g") })),
    weight: 1,
    after: ["create-default-stream-group"],
  }),
  (realm, _actor, { group_id, new_group_name: name, new_description: description }) => {
    if ((name ?? "") === "" && (description ?? "") === "") {
      const msg = "new_group_name, new_description: one of them is needed.";
      return badRequest("nothing_to_change", msg);
    }
    const group = defaultStreamGroupById(realm, group_id);
    if (isFailure(group)) return group;
    const taken = name === undefined ? undefined : checkNameIsFree(realm, name);
    if (isFailure(taken)) return taken;
    const renamed = name === undefined ? group : { ...group, name };
    const first = name === undefined ? transition(realm) : withDefaultStreamGroup(realm, renamed);
    if (description === undefined) return accepted(first, {});
    return accepted(
      andThen(first, (next) => withDefaultStreamGroup(next, { ...renamed, description })),
      {},
    );
  },
  { accessDenied: administratorsOnly },
);
