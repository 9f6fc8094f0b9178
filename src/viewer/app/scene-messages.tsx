/** The channels and messages of a state, and the message that the chosen step is about. */
import { computed } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Realm } from "../../index";
import type { TraceAccount } from "../../trace-player";
import type { Engine } from "../engine/engine";
import type { Place, Scene, SceneMessage } from "../engine/scene";
import { Icon } from "./icons";
import { MessageHtml } from "./message-html";
import { engine } from "./run";
import { messageOf, moment, selected, viewedAs } from "./selection";
import { colorClass, Name, Plain } from "./text";
import { show, url } from "./url-state";
import { clockTimeText, countOf, initials } from "./words";

/** Whether a message came with the step. */
export function addedBy({ before }: { before: Realm }): (id: number) => boolean {
  return (id) => id > before.messages.size;
}

/** The message of the chosen step; undefined for a step without one. */
export function messageOfStep(): number | undefined {
  return selected.value === null ? undefined : messageOf(selected.value);
}

/** Where the account that looks finds the message of the step; null if it cannot read the message. */
export const placeOfStep = computed((): Place | null | undefined => {
  const states = moment();
  const id = messageOfStep();
  const userId = viewedAs.value?.user_id;
  const library = engine.value;
  if (states === undefined || id === undefined || userId === undefined || library === null) return undefined;
  const place = library.foundPlace(states.after, userId, id);
  return place === undefined ? library.foundPlace(states.before, userId, id) : place;
});

/** The part of the state that the address names, as `messages/3/3.2`; else the place of the message of the step. */
export function chosenTopic(scene: Scene): Place | undefined {
  const [kind, id, ...rest] = (url.value.part ?? "").split("/");
  if (kind === "messages" && id !== undefined && rest.length > 0) {
    const channel = scene.channels.find(({ name, stream_id }) => name === id || String(stream_id) === id);
    if (channel !== undefined) return { stream_id: channel.stream_id, topic: rest.join("/") };
  }
  if (kind === "direct" && id !== undefined) return { user_ids: id.split(",").map(Number) };
  const own = placeOfStep.value;
  if (own !== undefined && own !== null) return own;
  const channel = scene.channels.find(({ topics }) => topics.length > 0);
  const topic = channel?.topics[0];
  if (channel !== undefined && topic !== undefined) return { stream_id: channel.stream_id, topic: topic.name };
  const direct = scene.direct[0];
  return direct === undefined ? undefined : { user_ids: direct.user_ids };
}

export function ChannelList({
  scene,
  part = (value: string) => show({ part: value }),
}: {
  scene: Scene;
  part?: (value: string) => void;
}) {
  const chosen = chosenTopic(scene);
  return (
    <ul class="chans">
      {scene.channels.map(({ stream_id, name, privacy, unread, topics, subscribed }) => {
        const isOpen = chosen !== undefined && "topic" in chosen && chosen.stream_id === stream_id;
        return (
          <li key={stream_id}>
            <button
              class={`chan ${subscribed ? "" : "mut"}`}
              onClick={() => part(`messages/${stream_id}/${topics[0]?.name ?? ""}`)}
            >
              <Icon name={privacy === "private" ? "lock" : privacy === "public" ? "hash" : "globe"} />
              <Name text={name} className="el" />
              <span class="sr">{privacy}</span>
              <span class="grow" />
              {unread > 0 ? (
                <span class="num" title={`${unread} unread`}>
                  {unread}
                  <span class="sr"> unread</span>
                </span>
              ) : null}
            </button>
            {isOpen
              ? topics.slice(0, 30).map((topic) => (
                  <button
                    class="chan t"
                    key={topic.name}
                    aria-current={topic.name === chosen.topic}
                    onClick={() => part(`messages/${stream_id}/${topic.name}`)}
                  >
                    <Name text={topic.name} className="el" />
                    <span class="grow" />
                    <span class="hint">
                      {topic.unread > 0
                        ? `${topic.unread} unread of ${topic.messages}`
                        : countOf(topic.messages, "message")}
                    </span>
                  </button>
                ))
              : null}
          </li>
        );
      })}
      {scene.direct.map(({ names, unread, user_ids }) => (
        <li key={names}>
          <button
            class="chan"
            aria-current={chosen !== undefined && "user_ids" in chosen && chosen.user_ids.join() === user_ids.join()}
            onClick={() => part(`direct/${user_ids.join(",")}`)}
          >
            <Icon name="message" />
            <Name text={names} className="el" />
            <span class="grow" />
            {unread > 0 ? (
              <span class="num">
                {unread}
                <span class="sr"> unread</span>
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Messages({
  realm,
  account,
  library,
  place,
  added,
  most,
  form = "rendered",
}: {
  realm: Realm;
  account: TraceAccount;
  library: Engine;
  place: Place;
  added: (id: number) => boolean;
  most: number;
  form?: string;
}) {
  const key = JSON.stringify(place);
  const own = messageOfStep();
  const messages = useMemo(
    () => library.topicMessages(realm, account.user_id, place, { markdown: form === "markdown", around: own, most }),
    [realm, account.user_id, key, form, own, most],
  );
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const message = list.current?.querySelector<HTMLElement>(".own");
    const body = message?.closest<HTMLElement>(".body");
    if (message == null || body == null) return;
    const [inner, outer] = [message.getBoundingClientRect(), body.getBoundingClientRect()];
    if (inner.bottom > outer.bottom || inner.top < outer.top)
      body.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2);
  }, [messages, own]);
  const failed = (selected.value?.failed.length ?? 0) > 0;
  if (messages.length === 0) return <p class="sec mut">No message here that this account can read.</p>;
  return (
    <ul class="msgs" ref={list}>
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isAdded={added(message.id)}
          isOwn={message.id === own}
          form={form}
          warn={failed && added(message.id)}
        />
      ))}
      {messages.length < most ? null : <li class="sec hint">At most {most} messages are shown here.</li>}
    </ul>
  );
}

function Message({
  message,
  isAdded,
  isOwn,
  form,
  warn,
}: {
  message: SceneMessage;
  isAdded: boolean;
  isOwn: boolean;
  form: string;
  warn: boolean;
}) {
  const reactions = new Map<string, number>();
  for (const { emoji_name } of message.reactions) reactions.set(emoji_name, (reactions.get(emoji_name) ?? 0) + 1);
  return (
    <li class={`msg ${warn ? "warn" : isAdded ? "new" : ""} ${isOwn ? "own" : ""}`}>
      <span class={`av ${colorClass(message.sender_id)}`} aria-hidden="true">
        {initials(message.sender_full_name)}
      </span>
      <div class="h">
        <b>
          <Name text={message.sender_full_name} />
        </b>
        <span class="hint">{clockTimeText(message.timestamp)}</span>
        <span class="hint">message {message.id}</span>
        {message.last_edit_timestamp === undefined ? null : <span class="hint">edited</span>}
        {message.flags.includes("read") ? null : <span class="unread" role="img" aria-label="unread" />}
        <span class="grow" />
        {isAdded ? <span class="hint grn">added by this step</span> : null}
      </div>
      <div class="b">
        {form === "rendered" ? (
          <MessageHtml html={message.content} />
        ) : (
          <pre class="raw">
            <Plain text={form === "json" ? JSON.stringify(message, null, 2) : message.content} />
          </pre>
        )}
        {[...reactions].map(([name, count]) => (
          <span class="react" key={name}>
            :<Name text={name} />: {count}
          </span>
        ))}
      </div>
    </li>
  );
}

/** The topic or conversation as a heading. */
export function topicTitle(scene: Scene | undefined, topic: ReturnType<typeof chosenTopic>): string {
  if (topic === undefined || scene === undefined) return "Messages";
  if ("topic" in topic)
    return `#${scene.channels.find(({ stream_id }) => stream_id === topic.stream_id)?.name ?? ""} › ${topic.topic}`;
  return scene.direct.find(({ user_ids }) => user_ids.join() === topic.user_ids.join())?.names ?? "Direct messages";
}
