// A group of default channels, and how clients come to know of such groups.
import { type Realm } from "../../src/index";
import { play } from "./play";
import { ADA_ADMIN, everyRole, GENERAL, OPEN_TO_ALL } from "./realms";

/** The group as clients know it. */
export const COOKS = { name: "cooks", id: 1, description: "All who cook", streams: [GENERAL, OPEN_TO_ALL] };

/** Groups as an account that registers now finds them. */
export function registered(realm: Realm, userId: number): unknown {
  const { response } = play(realm).registerQueue(userId, { fetch_event_types: ["default_stream_groups"] });
  return response["realm_default_stream_groups"];
}

/** Every role, and a group of default channels with two of them. */
export function withCooks(fixture: Parameters<typeof everyRole>[0] = {}): Realm {
  const params = { group_name: "cooks", description: "All who cook", stream_names: ["open to all", "general"] };
  return play(everyRole(fixture)).createDefaultStreamGroup(ADA_ADMIN, params).realm;
}

/** The groups in an event. */
export const groupsIn = (event: Readonly<Record<string, unknown>> | undefined): unknown => event?.["default_stream_groups"];
