import { url } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { operation } from "../operation";

/** Requests a call from Webex. A simulator has no account there. Assumption A493. */
export const createWebexVideoCall = operation(
  () => ({
    id: "create-webex-video-call",
    method: "POST",
    path: "/calls/webex/create",
    since: 493,
    parameters: {},
    answer: {
      /** The link to the call. */
      url,
    },
    refusals: ["webex_not_configured"],
    events: [],
    example: () => ({}),
    weight: 0,
  }),
  () => badRequest("webex_not_configured", "This server has no account at Webex."),
);
