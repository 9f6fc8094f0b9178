import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { withDefaultStreamGroups } from "../../changes/channels/default-channels";
import { isFailure } from "../../outcome/failures";
import { defaultStreamGroupById } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator, defaultStreamGroup } from "../examples";
import { operation } from "../operation";

/** Removes a group of default channels. Its channels stay. */
export const removeDefaultStreamGroup = operation(
  () => ({
    id: "remove-default-stream-group",
    method: "DELETE",
    path: "/default_stream_groups/{group_id}",
    parameters: {
      /** The ID of the group. */
      group_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "default_stream_group_unknown"],
    events: ["default_stream_groups"],
    example: byAdministrator((pick) => ({ group_id: defaultStreamGroup(pick) })),
    weight: 1,
    after: ["create-default-stream-group"],
  }),
  (realm, _actor, { group_id }) => {
    const group = defaultStreamGroupById(realm, group_id);
    if (isFailure(group)) return group;
    const rows = realm.default_stream_groups.filter((row) => row !== group);
    return accepted(withDefaultStreamGroups(realm, rows), {});
  },
  { accessDenied: administratorsOnly },
);
