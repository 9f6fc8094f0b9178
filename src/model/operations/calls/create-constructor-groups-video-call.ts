import { url } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { newCall } from "../../rules/realm/video-calls";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Creates a call at Constructor Groups. Servers ask the provider; here, the link is below the address that the
 * fixture names.
 */
export const createConstructorGroupsVideoCall = operation(
  () => ({
    id: "create-constructor-groups-video-call",
    method: "POST",
    path: "/calls/constructorgroups/create",
    since: 460,
    parameters: {},
    answer: {
      /** The link to the call. */
      url,
    },
    refusals: ["video_provider_missing"],
    events: [],
    example: () => ({}),
    weight: 0,
  }),
  (realm, actor) => {
    const call = newCall(realm, actor, "constructor_groups_url");
    return isFailure(call) ? call : answered(realm, call);
  },
);
