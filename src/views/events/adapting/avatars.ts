import { type Adapter, recordIn } from "./adapter";

/** Leaves the picture of a newcomer out where the client works it out from the address that it sees. */
export const adaptAvatars: Adapter = (event, { queue }) => {
  if (event.type !== "realm_user" || event.op !== "add" || !queue.client_gravatar) return [event];
  const person = recordIn(event["person"]);
  return [person["delivery_email"] === null ? event : { ...event, person: { ...person, avatar_url: null } }];
};
