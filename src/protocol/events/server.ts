/** Events about the server and the queue itself. */
import { boolean, integer, number, text } from "../schema/shapes";
import { event, field } from "../schema/tables";
import { type EventBodyOf } from "./event-body";

/** Nothing has happened for a while; the queue lives. */
export interface HeartbeatEvent extends EventBodyOf<typeof HEARTBEAT_EVENT> {}
export const HEARTBEAT_EVENT = event({ type: "heartbeat", fields: {} });

/** The server has restarted. */
export interface RestartEvent extends EventBodyOf<typeof RESTART_EVENT> {}
export const RESTART_EVENT = event({
  type: "restart",
  fields: {
    /** The server's version. */
    zulip_version: field(text, { since: 59 }),
    /** The version that the server's own one goes back to. */
    zulip_merge_base: field(text, { since: 88 }),
    /** The feature level. */
    zulip_feature_level: field(integer, { since: 59 }),
    /** When the server was started, in UNIX seconds. */
    server_generation: number,
    /** Whether clients should reload immediately. */
    immediate: field(boolean, { until: 240 }),
  },
});

/** Web clients should reload. */
export interface WebReloadClientEvent extends EventBodyOf<typeof WEB_RELOAD_CLIENT_EVENT> {}
export const WEB_RELOAD_CLIENT_EVENT = event({
  type: "web_reload_client",
  fields: {
    /** Whether to reload immediately. */
    immediate: boolean,
  },
  since: 240,
});

/** Any event of this subject. */
export type AnyServerEvent = HeartbeatEvent | RestartEvent | WebReloadClientEvent;

/** The tables of this subject. */
export const SERVER_EVENTS = [HEARTBEAT_EVENT, RESTART_EVENT, WEB_RELOAD_CLIENT_EVENT];
