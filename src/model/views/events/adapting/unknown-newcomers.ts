import { UNKNOWN_NAME } from "../../users/user-view";
import type { Adapter } from "./adaptation";

/** Clients that can do without accounts they may not know of hear nothing of newcomers of that kind. */
export const withoutUnknownNewcomers: Adapter = (event, { queue }) => {
  if (event.type !== "realm_user" || event.op !== "add" || event.person.full_name !== UNKNOWN_NAME) return [event];
  return queue.client_capabilities.user_list_incomplete ? [] : [event];
};
