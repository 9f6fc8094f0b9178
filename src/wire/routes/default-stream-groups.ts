import { createDefaultStreamGroup } from "../../model/operations/default-stream-groups/create-default-stream-group";
import { removeDefaultStreamGroup } from "../../model/operations/default-stream-groups/remove-default-stream-group";
import { updateDefaultStreamGroup } from "../../model/operations/default-stream-groups/update-default-stream-group";
import * as ofStreams from "../../model/operations/default-stream-groups/update-default-stream-group-streams";
import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Endpoints: operations beyond the twenty */
export const createDefaultStreamGroupRoute = route({
  id: "create-default-stream-group",
  method: "POST",
  path: "/default_stream_groups/create",
  parameters: {
    group_name: required("text", shapes.text),
    description: required("text", shapes.text),
    stream_names: required("json", shapes.strings),
  },
  accessDenied: administratorsOnly,
  operation: createDefaultStreamGroup,
});

/** @spec Endpoints: operations beyond the twenty */
export const updateDefaultStreamGroupRoute = route({
  id: "update-default-stream-group",
  method: "PATCH",
  path: "/default_stream_groups/{group_id}",
  parameters: {
    group_id: required("json", shapes.integer),
    new_group_name: optional("text", shapes.text),
    new_description: optional("text", shapes.text),
  },
  accessDenied: administratorsOnly,
  operation: updateDefaultStreamGroup,
});

/** @spec Endpoints: operations beyond the twenty */
export const removeDefaultStreamGroupRoute = route({
  id: "remove-default-stream-group",
  method: "DELETE",
  path: "/default_stream_groups/{group_id}",
  parameters: { group_id: required("json", shapes.integer) },
  accessDenied: administratorsOnly,
  operation: removeDefaultStreamGroup,
});

/** @spec Endpoints: operations beyond the twenty */
export const updateDefaultStreamGroupStreamsRoute = route({
  id: "update-default-stream-group-streams",
  method: "PATCH",
  path: "/default_stream_groups/{group_id}/streams",
  parameters: {
    group_id: required("json", shapes.integer),
    op: required("text", shapes.text),
    stream_names: required("json", shapes.strings),
  },
  accessDenied: administratorsOnly,
  operation: ofStreams.updateDefaultStreamGroupStreams,
});
