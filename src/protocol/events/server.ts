/** Events about the server and the queue itself. */
import { boolean, integer, number, ofServer, text } from "../schema/shapes";
import { event, field } from "../schema/tables";

/** No event has happened for a while. It keeps the connection of a waiting request open. */
export const HEARTBEAT_EVENT = event("heartbeat", {});

/** The server has restarted. */
export const RESTART_EVENT = event("restart", {
  /** The version of the server. */
  zulip_version: field(ofServer(text), { since: 59 }),
  /** The release that the server was built from. */
  zulip_merge_base: field(ofServer(text), { since: 88 }),
  /** The feature level of the server. */
  zulip_feature_level: field(integer, { since: 59 }),
  /** The time when the server started, in UNIX seconds. */
  server_generation: ofServer(number),
  /** Whether clients should reload immediately. */
  immediate: field(boolean, { until: 240 }),
});

/** Web clients should reload the page. */
export const WEB_RELOAD_CLIENT_EVENT = event("web_reload_client", 240, {
  /** Whether to reload immediately. */
  immediate: boolean,
});
