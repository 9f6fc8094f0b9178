import { createBigBlueButtonVideoCall } from "../../model/operations/calls/create-big-blue-button-video-call";
import { createZoomVideoCall } from "../../model/operations/calls/create-zoom-video-call";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Endpoints: operations beyond the twenty (not shown; public facts) */
export const createBigBlueButtonVideoCallRoute = route({
  id: "create-big-blue-button-video-call",
  method: "GET",
  path: "/calls/bigbluebutton/create",
  parameters: {
    meeting_name: required("text", shapes.text),
    voice_only: optional("json", shapes.boolean, { since: 337 }),
  },
  operation: createBigBlueButtonVideoCall,
});

/** @spec Endpoints: operations beyond the twenty (not shown; public facts) */
export const createZoomVideoCallRoute = route({
  id: "create-zoom-video-call",
  method: "POST",
  path: "/calls/zoom/create",
  parameters: {
    is_video_call: optional("json", shapes.boolean, { since: 206 }),
  },
  operation: createZoomVideoCall,
});
