// The checks of groups of default channels, in order.
import {
  createDefaultStreamGroup,
  removeDefaultStreamGroup,
  updateDefaultStreamGroup,
  updateDefaultStreamGroupStreams,
} from "../../src/index";
import { APART, type Ladder, ladder } from "../support/ladder";
import { MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { REALM } from "../support/spec-realm";

const NEW_GROUP = { group_name: "bakers", description: "", stream_names: ["general"] };
const GROUPED = createDefaultStreamGroup(REALM, OLIVE_OWNER, { ...NEW_GROUP, group_name: "cooks" }).realm;

export const DEFAULT_STREAM_GROUP_LADDERS: readonly Ladder[] = [
  ladder("create-default-stream-group", createDefaultStreamGroup, { realm: GROUPED, actor: OLIVE_OWNER, params: NEW_GROUP }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["channel_unknown", { params: { stream_names: ["nowhere"] } }],
    ["channel_is_default", { params: { stream_names: ["default one"] } }, APART],
    ["default_stream_group_name_invalid", { params: { group_name: "x".repeat(61) } }],
    ["default_stream_group_name_taken", { params: { group_name: "cooks" } }, APART],
  ]),
  ladder(
    "update-default-stream-group",
    updateDefaultStreamGroup,
    { realm: GROUPED, actor: OLIVE_OWNER, params: { group_id: 1, new_group_name: "new" } },
    [
      ["administrator_required", { actor: MEL_MEMBER }],
      ["nothing_to_change", { params: { new_group_name: "" } }],
      ["default_stream_group_unknown", { params: { group_id: 9 } }],
      ["default_stream_group_name_taken", { params: { new_group_name: "cooks" } }, APART],
    ],
  ),
  ladder("remove-default-stream-group", removeDefaultStreamGroup, { realm: GROUPED, actor: OLIVE_OWNER, params: { group_id: 1 } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["default_stream_group_unknown", { params: { group_id: 9 } }],
  ]),
  ladder(
    "update-default-stream-group-streams",
    updateDefaultStreamGroupStreams,
    { realm: GROUPED, actor: OLIVE_OWNER, params: { group_id: 1, op: "add", stream_names: ["open to all"] } },
    [
      ["administrator_required", { actor: MEL_MEMBER }],
      ["default_stream_group_unknown", { params: { group_id: 9 } }],
      ["channel_unknown", { params: { stream_names: ["attic"] } }],
      ["default_stream_group_op", { params: { op: "swap" } }],
      ["channel_is_default", { params: { stream_names: ["default one"] } }, APART],
      ["default_stream_group_place", { params: { stream_names: ["general"] } }, APART],
    ],
  ),
];
