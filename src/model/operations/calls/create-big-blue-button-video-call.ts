import { answered } from "../../outcome/outcome";
import { sha256Hex } from "../../realm/digest";
import {
  CREATE_BIG_BLUE_BUTTON_VIDEO_CALL_ANSWER,
  type CreateBigBlueButtonVideoCallResponse,
} from "../../../protocol/answers/calls";
import { type Operation, operation } from "../operation";

/** The call that is wanted. */
export interface CreateBigBlueButtonVideoCallParams {
  /** What the call is called. */
  readonly meeting_name: string;
  /** True for a call without pictures. Since feature level 337. */
  readonly voice_only?: boolean;
}

/**
 * Gives a link to a new call of BigBlueButton. Servers give it whether or not they know such a service: only who
 * follows the link asks for one. Who asks for the same call twice within a second gets the same link.
 *
 * @refuses nobody who is active
 * @tells nobody
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 */
export const createBigBlueButtonVideoCall: Operation<
  CreateBigBlueButtonVideoCallParams,
  CreateBigBlueButtonVideoCallResponse
> = operation(
  () => CREATE_BIG_BLUE_BUTTON_VIDEO_CALL_ANSWER,
  (realm, actor, { meeting_name, voice_only = false }) => {
    const meeting = [realm.random.seed, realm.now, actor.user_id, voice_only, meeting_name].join("/");
    return answered(realm, { url: `/calls/bigbluebutton/join?bigbluebutton=${sha256Hex(`call/${meeting}`)}` });
  },
);
