import { getStreams } from "../../operations/channels/get-streams";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const getStreamsRoute = route({
  id: "get-streams",
  method: "GET",
  path: "/streams",
  parameters: {
    include_public: optional("json", shapes.boolean),
    include_web_public: optional("json", shapes.boolean),
    include_subscribed: optional("json", shapes.boolean),
    exclude_archived: optional("json", shapes.boolean, { since: 315 }),
    include_all: optional("json", shapes.boolean, { since: 356 }),
    include_all_active: optional("json", shapes.boolean, { until: 356 }),
    include_default: optional("json", shapes.boolean),
    include_owner_subscribed: optional("json", shapes.boolean),
    include_can_access_content: optional("json", shapes.boolean, { since: 356 }),
  },
  operation: getStreams,
});
