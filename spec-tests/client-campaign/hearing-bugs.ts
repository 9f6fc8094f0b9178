/** Bugs of the reference client: what it changes of events before it takes them. */
import type { JsonObject } from "../../src/index";
import type { Hears } from "./reference";

/** What a client makes of an event before it takes it: undefined if it ignores the event. */
export interface HearingBug {
  readonly bug: string;
  readonly hears: Hears;
}

const isEvent = (event: JsonObject, type: string, op?: string): boolean =>
  event["type"] === type && (op === undefined || event["op"] === op);

function ignores(type: string, op?: string): Hears {
  return (event) => (isEvent(event, type, op) ? undefined : event);
}

/** Of a list of an event only the first item is taken. */
function firstOf(field: string, type: string, op?: string): Hears {
  return (event) => {
    const items = event[field];
    return isEvent(event, type, op) && Array.isArray(items) ? { ...event, [field]: items.slice(0, 1) } : event;
  };
}

/** Bugs of the reference client, if it heard events so. */
export const HEARING_BUGS: readonly HearingBug[] = [
  { bug: "a new subscriber is added to the first of several channels", hears: firstOf("stream_ids", "subscription", "peer_add") },
  { bug: "of several new subscribers the first is added", hears: firstOf("user_ids", "subscription", "peer_add") },
  { bug: "users who leave a channel stay its subscribers", hears: ignores("subscription", "peer_remove") },
  { bug: "edited drafts stay as they were", hears: ignores("drafts", "update") },
  { bug: "deleted drafts stay", hears: ignores("drafts", "remove") },
  { bug: "new emoji are not known", hears: ignores("realm_emoji") },
  { bug: "members that leave a group stay", hears: ignores("user_group", "remove_members") },
  { bug: "a renamed group keeps its name", hears: ignores("user_group", "update") },
  {
    bug: "a status that is cleared stays",
    hears: (event) => (isEvent(event, "user_status") && event["status_text"] === "" ? undefined : event),
  },
  { bug: "alert words are not synchronized", hears: ignores("alert_words") },
  { bug: "users that are muted elsewhere are not muted here", hears: ignores("muted_users") },
  { bug: "scheduled messages that were sent stay", hears: ignores("scheduled_messages", "remove") },
  { bug: "settings that change elsewhere stay here", hears: ignores("user_settings") },
  { bug: "changed policies of topics are ignored", hears: ignores("user_topic") },
  {
    bug: "a changed role stays",
    hears: (event) => (isEvent(event, "realm_user", "update") && Object(event["person"]).role !== undefined ? undefined : event),
  },
];
