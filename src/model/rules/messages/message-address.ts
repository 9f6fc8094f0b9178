/** Where a message is in the web app, for the answer of sending. */
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { narrowAddress } from "../../text/markdown/channel-link-rules";
import { channelById, hasMetadataAccess } from "../channels/channel-access";
import { topicView } from "../topics/topic-name";

/** The address of a message, and Markdown that links to it. */
export interface MessageAddress {
  readonly message_url: string;
  readonly message_link: string;
}

/**
 * The address names the channel only for those who can see it. Markdown for other messages, direct ones among them, is
 * the address itself. Assumption A508.
 */
export function messageAddress(realm: Realm, viewer: User, message: Message): MessageAddress {
  const near = `near/${message.id}`;
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel === undefined) {
    const ids = message.user_ids ?? [];
    const message_url = `${realm.profile.url}/#narrow/dm/${ids.join(",")}-${ids.length > 2 ? "group" : "dm"}/${near}`;
    return { message_url, message_link: message_url };
  }
  const isNamed = hasMetadataAccess(realm, channel, viewer);
  const place = { stream_id: channel.stream_id, name: isNamed ? channel.name : "" };
  const message_url = realm.profile.url + narrowAddress(place, message.topic, near);
  if (!isNamed) return { message_url, message_link: message_url };
  const title = `#${channel.name} > ${topicView(realm, message.topic, false)} @ 💬`;
  return { message_url, message_link: `[${title.replace(/[[\]\\]/g, "\\$&")}](${message_url})` };
}
