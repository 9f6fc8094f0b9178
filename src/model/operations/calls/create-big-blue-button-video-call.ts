import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, text, url } from "../../../protocol/schema/shapes";
import { sha256Hex } from "../../realm/digest";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Returns a link to a new call of BigBlueButton. Servers return it even without such a service, since only the link
 * needs the service. Two requests for the same call within a second return the same link.
 */
export const createBigBlueButtonVideoCall = operation(
  () => ({
    id: "create-big-blue-button-video-call",
    method: "GET",
    path: "/calls/bigbluebutton/create",
    parameters: {
      /** The name of the call. */
      meeting_name: required(text),
      /** True for a call without video. Since feature level 337. */
      voice_only: optional(boolean, { since: 337 }),
    },
    answer: {
      /** The link to the call. If it begins with a slash, it is relative to the URL of the realm. */
      url,
    },
    refusals: [],
    events: [],
    example: (pick) => ({ meeting_name: pick.unguessable("c") }),
  }),
  (realm, actor, { meeting_name, voice_only = false }) => {
    const meeting = [realm.random.seed, realm.now, actor.user_id, voice_only, meeting_name].join("/");
    return answered(realm, { url: `/calls/bigbluebutton/join?bigbluebutton=${sha256Hex(`call/${meeting}`)}` });
  },
);
