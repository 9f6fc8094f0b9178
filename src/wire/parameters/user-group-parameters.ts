import { USER_GROUP_SETTINGS } from "../../protocol/group-settings";
import * as v from "../../protocol/shape";
import { optional, shapes } from "../parameter";

const since = (name: keyof typeof USER_GROUP_SETTINGS): { since: number } => ({
  since: USER_GROUP_SETTINGS[name].since,
});

/** Who holds each permission over a group that is created. */
export const userGroupValues = {
  can_add_members_group: optional("json", shapes.group_value, since("can_add_members_group")),
  can_join_group: optional("json", shapes.group_value, since("can_join_group")),
  can_leave_group: optional("json", shapes.group_value, since("can_leave_group")),
  can_manage_group: optional("json", shapes.group_value, since("can_manage_group")),
  can_mention_group: optional("json", shapes.group_value, {
    ...since("can_mention_group"),
    former: {
      since: since("can_mention_group").since,
      until: 198,
      name: "can_mention_group_id",
      shape: shapes.integer,
    },
  }),
  can_remove_members_group: optional("json", shapes.group_value, since("can_remove_members_group")),
};

/** A change of a group setting: the new value, and perhaps the one that the client believes to be there. */
export const groupValueChange = v.strictObject({
  new: shapes.group_value,
  old: v.exactOptional(shapes.group_value),
});

/** A change of a group setting as it was before there were groups without a name: the new group's ID alone. */
export const bareGroup = v.pipe(
  shapes.integer,
  v.transform((group) => ({ new: group })),
);

/** Changes of the permissions over a group. */
export const userGroupChanges = {
  can_add_members_group: optional("json", groupValueChange, since("can_add_members_group")),
  can_join_group: optional("json", groupValueChange, since("can_join_group")),
  can_leave_group: optional("json", groupValueChange, since("can_leave_group")),
  can_manage_group: optional("json", groupValueChange, since("can_manage_group")),
  can_mention_group: optional("json", groupValueChange, {
    ...since("can_mention_group"),
    former: { until: 260, shape: bareGroup },
  }),
  can_remove_members_group: optional("json", groupValueChange, since("can_remove_members_group")),
};
