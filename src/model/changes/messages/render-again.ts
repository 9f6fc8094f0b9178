/** Messages that change only in how they are shown: a small picture is made, or a website was read. */
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { WrittenFile, WrittenNames } from "../../realm/rendering";
import { renderedMessage } from "../../rendering/rendering";
import { messageById } from "../../rules/messages/message-rows";
import { renderedAgainAt } from "../../rules/uploads/thumbnails";
import { userById } from "../../rules/users/people";
import { renderingEvent } from "../moving/edit-events";

/** Shows the small picture of a file in a message that has a placeholder for it. */
export function showPicture(realm: Realm, messageId: number, pathId: string): Transition {
  const message = messageById(realm, messageId);
  const files = message?.names?.files ?? [];
  const isWaiting = files.some(({ path_id, picture }) => path_id === pathId && picture?.is_pending === true);
  if (message === undefined || !isWaiting) return transition(realm);
  return shownAgain(realm, message, { files: files.map((file) => (file.path_id === pathId ? made(file) : file)) });
}

function made(file: WrittenFile): WrittenFile {
  if (file.picture === undefined) return file;
  const { is_pending: _, ...picture } = file.picture;
  return { ...file, picture };
}

/** The realm in which the websites of a message that was sent or edited now are to be read. */
export function withWebsitesDue(realm: Realm, message: Message | undefined): Realm {
  if (realm.server.link_previews === undefined || message === undefined || !readsWebsites(realm, message)) return realm;
  const at = renderedAgainAt(realm, realm.now);
  if (at === undefined || renderedMessage(realm, message).websites.length === 0) return realm;
  return withFields(realm, { due: realm.due.set([at, "link_preview", message.id], true) });
}

/**
 * Shows what the websites of a message say about themselves. As on servers, the event comes also if no website says
 * anything. Nothing happens if the content was edited meanwhile.
 */
export function showWebsites(realm: Realm, messageId: number): Transition {
  const message = messageById(realm, messageId);
  if (message === undefined) return transition(realm);
  const written = message.last_edit_timestamp ?? message.timestamp;
  if (renderedAgainAt(realm, written) !== realm.now) return transition(realm);
  const { websites } = renderedMessage(realm, message);
  if (websites.length === 0) return transition(realm);
  const table = new Map(Object.entries(realm.server.link_previews ?? {}));
  const read = websites.flatMap((url) => {
    const website = table.get(url);
    return website === undefined ? [] : { url, ...website };
  });
  return shownAgain(realm, message, read.length === 0 || !readsWebsites(realm, message) ? {} : { websites: read });
}

/** Whether the server reads the websites of a message. It reads none for bots. */
function readsWebsites(realm: Realm, { sender_id }: Message): boolean {
  return realm.settings.inline_url_embed_preview && userById(realm, sender_id)?.is_bot === false;
}

function shownAgain(realm: Realm, message: Message, names: WrittenNames): Transition {
  const changed = withFields<Message>(message, { names: frozen({ ...message.names, ...names }) });
  const next = withFields(realm, { messages: realm.messages.set(message.id - 1, changed) });
  return transition(next, [renderingEvent(next, changed)]);
}
