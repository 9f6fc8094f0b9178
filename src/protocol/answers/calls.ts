/** What the operations of this subject answer. */
import { url } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";

/** Where people meet. */
const MEETING = {
  /** What a message links to; below the realm's address where it begins with a slash. */
  url: url,
};

/** Where a call of BigBlueButton is. */
export const CREATE_BIG_BLUE_BUTTON_VIDEO_CALL_ANSWER = record("create_big_blue_button_video_call_response", MEETING);

/** The answer declared by `CREATE_BIG_BLUE_BUTTON_VIDEO_CALL_ANSWER`. */
export interface CreateBigBlueButtonVideoCallResponse extends RecordOf<
  typeof CREATE_BIG_BLUE_BUTTON_VIDEO_CALL_ANSWER
> {}

/** Where a call of Zoom is. */
export const CREATE_ZOOM_VIDEO_CALL_ANSWER = record("create_zoom_video_call_response", MEETING);

/** The answer declared by `CREATE_ZOOM_VIDEO_CALL_ANSWER`. */
export interface CreateZoomVideoCallResponse extends RecordOf<typeof CREATE_ZOOM_VIDEO_CALL_ANSWER> {}
