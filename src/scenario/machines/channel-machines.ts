/** The state tables of channels, their folders, and the visibility of topics. */
import { isJsonObject, listOf } from "../../matching/json-value";
import type { Realm } from "../../model/realm/realm";
import { CHANNEL_FOLDER_STATES, CHANNEL_STATES, TOPIC_VISIBILITY_STATES } from "../../protocol/state-tables";
import { type Call, idOf, type Machine, when } from "./machine";

const VISIBILITY = ["none", "muted", "unmuted", "followed"];

export const channelFolders: Machine = {
  table: CHANNEL_FOLDER_STATES,
  state: (realm, key) => {
    const folder = realm.channel_folders.find(({ id }) => id === Number(key));
    return folder === undefined ? undefined : folder.is_archived ? "archived" : "not archived";
  },
  acts: ({ id, params }) => {
    const { is_archived } = params;
    const isMeant = id === "update-channel-folder" && is_archived !== undefined;
    return when(isMeant, idOf(params["channel_folder_id"]), is_archived === true ? "archive" : "unarchive");
  },
};

/** The key of a channel that is given by ID or by name. */
function channelKey(realm: Realm, value: unknown): string[] {
  if (typeof value !== "string") return idOf(value);
  return idOf(realm.channel_ids_by_name.get(value.toLowerCase()));
}

const isToChannel = ({ id, params }: Call): boolean =>
  id === "send-message" && (params["type"] === "channel" || params["type"] === "stream");

export const channels: Machine = {
  table: CHANNEL_STATES,
  state: (realm, key) => {
    const channel = realm.channels.get(Number(key) - 1);
    return channel === undefined ? undefined : channel.is_archived ? "archived" : "open";
  },
  acts: (call) => {
    const { id, params, before } = call;
    const given = params["subscriptions"];
    const listed = listOf(given);
    const named = listed.flatMap((one) => channelKey(before, isJsonObject(one) ? one["name"] : one));
    const isUnarchived = id === "update-stream" && params["is_archived"] === false;
    return [
      ...when(id === "archive-stream", idOf(params["stream_id"]), "archive"),
      ...when(isUnarchived, idOf(params["stream_id"]), "unarchive"),
      ...when(isToChannel(call), channelKey(before, params["to"]), "post"),
      ...when(id === "subscribe" || id === "unsubscribe", named, id),
    ];
  },
};

/** The key of an account in a topic, which is given as `1:lunch`. */
export function placeAndUserKey(place: string, user: number): string {
  return JSON.stringify({ place, user });
}

export const topicVisibility: Machine = {
  table: TOPIC_VISIBILITY_STATES,
  state: (realm, key) => {
    const { place, user } = JSON.parse(key);
    return VISIBILITY[realm.user_topics.get(String(place))?.get(Number(user))?.visibility_policy ?? 0];
  },
  acts: (call) => {
    const { id, params, before, step } = call;
    const channel = isToChannel(call) ? channelKey(before, params["to"]) : idOf(params["stream_id"]);
    const place = `${channel[0] ?? ""}:${String(params["topic"] ?? "").toLowerCase()}`;
    const sender = before.user_ids_by_email.get((step.account ?? "").toLowerCase());
    const own = sender === undefined ? [] : [placeAndUserKey(place, sender)];
    const content = String(params["content"] ?? "");
    const mentioned = [...before.users].filter(
      ({ user_id, full_name }) => user_id !== sender && content.includes(`@**${full_name}`),
    );
    const policy = VISIBILITY[Number(params["visibility_policy"])] ?? "";
    return [
      ...when(id === "update-user-topic", own, `set ${policy}`),
      ...when(isToChannel(call), own, "send"),
      ...when(
        isToChannel(call),
        mentioned.map(({ user_id }) => placeAndUserKey(place, user_id)),
        "mentioned",
      ),
    ];
  },
};
