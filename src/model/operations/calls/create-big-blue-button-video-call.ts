import { url, text, boolean } from "../../../protocol/schema/shapes";
import { required, optional } from "../../../protocol/schema/parameters";
import { answered } from "../../outcome/outcome";
import { sha256Hex } from "../../realm/digest";
import { operation } from "../operation";

/**
 * Gives a link to a new call of BigBlueButton. Servers give it whether or not they know such a service: only who
 * follows the link asks for one. Who asks for the same call twice within a second gets the same link.
 */
export const createBigBlueButtonVideoCall = operation(
  () => ({
    id: "create-big-blue-button-video-call",
    method: "GET",
    path: "/calls/bigbluebutton/create",
    parameters: {
      /** What the call is called. */
      meeting_name: required(text),
      /** True for a call without pictures. Since feature level 337. */
      voice_only: optional(boolean, { since: 337 }),
    },
    answer: {
      /** The link for messages; if it begins with a slash, below the address of the realm. */
      url,
    },
    refusals: [],
    events: [],
  }),
  (realm, actor, { meeting_name, voice_only = false }) => {
    const meeting = [realm.random.seed, realm.now, actor.user_id, voice_only, meeting_name].join("/");
    return answered(realm, { url: `/calls/bigbluebutton/join?bigbluebutton=${sha256Hex(`call/${meeting}`)}` });
  },
);
