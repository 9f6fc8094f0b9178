/** How clients of the oldest servers receive events. */
import { publicEmail } from "../../../rules/users/people";
import type { Adapter } from "./adaptation";

/** Sends one event for each account in each channel, which has the channel's ID or, before that, its name. */
export const peersOneByOne: Adapter = (event, { records }) => {
  if (event.type !== "subscription" || (event.op !== "peer_add" && event.op !== "peer_remove")) return [event];
  return event.stream_ids.flatMap((stream_id) =>
    event.user_ids.map((user_id) => {
      const name = records.channel_names?.[String(stream_id)] ?? "";
      return { ...event, stream_ids: [stream_id], user_ids: [user_id], stream_id, name, user_id };
    }),
  );
};

/** Names the groups inside a group as before. */
export const formerSubgroups: Adapter = (event) => {
  if (event.type !== "user_group" || (event.op !== "add_subgroups" && event.op !== "remove_subgroups")) return [event];
  return [{ ...event, subgroup_ids: event.direct_subgroup_ids }];
};

/** Names the account and the channel in changes of a subscription. */
export const namedSubscriptions: Adapter = (event, { realm, viewer, records }) => {
  if (event.type !== "subscription" || event.op !== "update") return [event];
  const name = records.channel_names?.[String(event.stream_id)] ?? "";
  return [{ ...event, email: publicEmail(realm, records.user ?? viewer), name }];
};
