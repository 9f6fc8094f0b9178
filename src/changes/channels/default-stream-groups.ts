/* Groups of channels that newcomers can be subscribed to together. */
import { tell } from "../../outcome/audience";
import { badRequest, type Failure } from "../../outcome/failures";
import { type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { channelByName, hasContentAccess } from "../../rules/channels/channel-access";
import { defaultStreamGroupViews } from "../../views/channels/default-stream-groups";
import { audienceOfDefaultStreams } from "./channel-notice";

/**
 * Finds the channels that a request names.
 *
 * @refuses BAD_REQUEST for the first name of no channel, of an archived one, and of one that the actor may not read
 */
export function channelsNamed(realm: Realm, actor: User, names: readonly string[]): readonly Channel[] | Failure {
  const channels: Channel[] = [];
  for (const name of names) {
    const channel = channelByName(realm, name);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return badRequest("channel_unknown", `stream_names: there is no channel "${name}".`);
    }
    channels.push(channel);
  }
  return channels;
}

/** Why channels cannot come into a group: the first that everybody joins anyway. */
export function checkNoneIsDefault(channels: readonly Channel[]): Failure | undefined {
  const joined = channels.find((channel) => channel.is_default_stream);
  if (joined === undefined) return undefined;
  return badRequest("channel_is_default", `stream_names: "${joined.name}" is a default channel.`);
}

/** The group with an ID, or why there is none. */
export function defaultStreamGroupById(realm: Realm, groupId: number): DefaultStreamGroup | Failure {
  const group = realm.default_stream_groups.find(({ id }) => id === groupId);
  return group ?? badRequest("default_stream_group_unknown", `group_id: there is no group with the ID ${groupId}.`);
}

/**
 * Replaces the groups.
 *
 * @tells everybody but guests `default_stream_groups` with all of them
 */
export function withDefaultStreamGroups(realm: Realm, groups: readonly DefaultStreamGroup[]): Step {
  const next = withFields(realm, { default_stream_groups: frozen([...groups]) });
  const default_stream_groups = defaultStreamGroupViews(next);
  return step(next, [tell(audienceOfDefaultStreams(next), { type: "default_stream_groups", default_stream_groups })]);
}

/**
 * Replaces one of the groups.
 *
 * @tells as `withDefaultStreamGroups` does
 */
export function withDefaultStreamGroup(realm: Realm, changed: DefaultStreamGroup): Step {
  const rows = realm.default_stream_groups.map((row) => (row.id === changed.id ? changed : row));
  return withDefaultStreamGroups(realm, rows);
}
