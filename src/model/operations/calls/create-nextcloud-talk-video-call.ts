import { required } from "../../../protocol/schema/parameters";
import { text, url } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { newCall } from "../../rules/realm/video-calls";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Creates a room of Nextcloud Talk. Servers ask the provider; here, the link is below the address that the fixture
 * names.
 */
export const createNextcloudTalkVideoCall = operation(
  () => ({
    id: "create-nextcloud-talk-video-call",
    method: "POST",
    path: "/calls/nextcloud_talk/create",
    since: 465,
    parameters: {
      /** The name of the room. */
      room_name: required(text),
    },
    answer: {
      /** The link to the call. */
      url,
    },
    refusals: ["video_provider_missing"],
    events: [],
    example: (pick) => ({ room_name: pick.one(["lunch", "plans"]) }),
    weight: 0,
  }),
  (realm, actor, { room_name }) => {
    const call = newCall(realm, actor, "nextcloud_talk_url", room_name);
    return isFailure(call) ? call : answered(realm, call);
  },
);
