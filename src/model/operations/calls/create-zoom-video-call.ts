import { optional } from "../../../protocol/schema/parameters";
import { boolean, url } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { operation } from "../operation";

/** Requests a call from Zoom. A simulator has no account there, and most servers have none. */
export const createZoomVideoCall = operation(
  () => ({
    id: "create-zoom-video-call",
    method: "POST",
    path: "/calls/zoom/create",
    parameters: {
      /** False for a call without video. Since feature level 206. */
      is_video_call: optional(boolean, { since: 206 }),
    },
    answer: {
      /** The link to the call. If it begins with a slash, it is relative to the URL of the realm. */
      url,
    },
    refusals: ["zoom_not_configured"],
    events: [],
    example: (pick) => ({ is_video_call: pick.chance(2) }),
    weight: 0,
  }),
  () => badRequest("zoom_not_configured", "This server has no account at Zoom."),
);
