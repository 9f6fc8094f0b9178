import { badRequest } from "../../outcome/failures";
import { refused } from "../../outcome/outcome";
import { CREATE_ZOOM_VIDEO_CALL_ANSWER, type CreateZoomVideoCallResponse } from "../../../protocol/answers/calls";
import { type Operation, operation } from "../operation";

/** What kind of call is wanted. */
export interface CreateZoomVideoCallParams {
  /** False for a call without pictures. Since feature level 206. */
  readonly is_video_call?: boolean;
}

/**
 * Asks Zoom for a call. A simulator has no account there, as most servers have none.
 *
 * @refuses BAD_REQUEST always
 * @tells nobody
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 */
export const createZoomVideoCall: Operation<CreateZoomVideoCallParams, CreateZoomVideoCallResponse> = operation(
  () => CREATE_ZOOM_VIDEO_CALL_ANSWER,
  (realm) => refused(realm, badRequest("zoom_not_configured", "This server has no account at Zoom.")),
);
