import { createChannel } from "../../operations/channels/create-channel";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { newChannelParameters } from "./channel-parameters";

/** @card Endpoints 3 */
export const createChannelRoute = route({
  id: "create-channel",
  method: "POST",
  path: "/channels/create",
  since: 417,
  parameters: {
    name: required("text", shapes.text),
    subscribers: required("json", shapes.integers),
    description: optional("text", shapes.text),
    ...newChannelParameters,
  },
  operation: createChannel,
});
