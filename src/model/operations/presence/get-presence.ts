import { answered } from "../../outcome/outcome";
import { GET_PRESENCE_ANSWER, type GetPresenceResponse } from "../../../protocol/answers/presence";
import { legacyPresencesSeen } from "../../views/presence/presences-seen";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Gives when the people that one may know of were last there, by their address.
 */
export const getPresence: Operation<NoParams, GetPresenceResponse> = operation(
  () => GET_PRESENCE_ANSWER,
  (realm) => answered(realm, { server_timestamp: realm.now, presences: legacyPresencesSeen(realm) }),
);
