import type { Adapter } from "./adaptation";

/** Tells who may mention a group under the former name of that setting. */
export const formerGroupSetting: Adapter = (event) => {
  if (event.type !== "user_group" || event.op !== "update" || event.data.can_mention_group === undefined)
    return [event];
  const { can_mention_group, ...data } = event.data;
  return [{ ...event, data: { ...data, can_mention_group_id: can_mention_group } }];
};

/** Tells who may unsubscribe others from a channel under the former name of that setting. */
export const formerChannelSetting: Adapter = (event) => {
  if (event.type !== "stream" || event.op !== "update" || event.property !== "can_remove_subscribers_group")
    return [event];
  return [{ ...event, property: "can_remove_subscribers_group_id" }];
};
