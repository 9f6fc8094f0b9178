import { LEGACY_PRESENCE, type LegacyPresenceView } from "../../../protocol/records/people";
import { dictionary, named, seconds } from "../../../protocol/schema/shapes";
import { answered } from "../../views/outcome";
import { legacyPresencesSeen, serverTimestamp } from "../../views/presence/presence-view";
import { operation } from "../operation";

/** Returns the presence of all visible users, by their address. */
export const getPresence = operation(
  () => ({
    id: "get-presence",
    method: "GET",
    path: "/realm/presence",
    parameters: {},
    answer: {
      /** The time of the server, in UNIX seconds. */
      server_timestamp: seconds,
      /** The presence of each user, by address. */
      presences: dictionary(named<LegacyPresenceView>(LEGACY_PRESENCE)),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { server_timestamp: serverTimestamp(realm.now), presences: legacyPresencesSeen(realm) }),
);
