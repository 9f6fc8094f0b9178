/** The IDs of all that a realm has, by kind, so that a law can say that none is given away twice. */
import type { Realm } from "../../src/index";

/** IDs by kind. */
export type Ids = ReadonlyMap<string, ReadonlySet<number>>;

/** The IDs of a realm. */
export function idsOf(realm: Realm): Ids {
  const messages = [...realm.messages].flatMap((message, index) => (message === null ? [] : [index + 1]));
  const lists: Readonly<Record<string, readonly number[]>> = {
    message: messages,
    scheduled_message: [...realm.scheduled_messages].map(([id]) => id),
    reminder: [...realm.reminders].map(([id]) => id),
    invitation: [...realm.invitations].map(([id]) => id),
    invite_link: [...realm.invite_links].map(([id]) => id),
    attachment: [...realm.attachments].map(([, { id }]) => id),
    user: [...realm.users].map(({ user_id }) => user_id),
    group: [...realm.user_groups].flatMap((group) => (group === null ? [] : [group.id])),
    channel: [...realm.channels].map(({ stream_id }) => stream_id),
    folder: realm.channel_folders.map(({ id }) => id),
    draft: realm.drafts.map(({ id }) => id),
    saved_snippet: realm.saved_snippets.map(({ id }) => id),
    custom_profile_field: realm.custom_profile_fields.map(({ id }) => id),
    custom_emoji: realm.custom_emoji.map(({ id }) => Number(id)),
    linkifier: realm.linkifiers.map(({ id }) => id),
    code_playground: realm.code_playgrounds.map(({ id }) => id),
  };
  return new Map(Object.entries(lists).map(([kind, ids]) => [kind, new Set(ids)]));
}
