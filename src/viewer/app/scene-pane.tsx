/** The realm at the chosen moment as an account sees it, next to the step, and the whole view of it. */
import { computed } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Realm } from "../../model/realm/realm";
import type { TraceAccount } from "../../testing/trace/trace-file";
import type { Engine } from "../engine/engine";
import type { Place, Scene, SceneMessage } from "../engine/scene";
import { ChangesView } from "./changes-view";
import { Edge } from "./columns";
import { Icon } from "./icons";
import { MessageHtml } from "./message-html";
import {
  accounts,
  engine,
  messageOf,
  playedCount,
  playProblem,
  realmAfter,
  rows,
  selected,
  stepAt,
  unit,
  unreadable,
  viewedAs,
} from "./run";
import { SceneList } from "./scene-lists";
import { colorClass, Name, Plain, plainText } from "./text";
import { TryForm } from "./try-form";
import { show, type Side, SIDES, url } from "./url-state";
import { clockTime, counted, firstName, initials } from "./words";

const SIDE_TITLES: Readonly<Record<Side, string>> = { before: "Before", after: "After", changes: "Changes" };

/** How many messages are drawn: next to the steps few, since each move draws them again. */
const MOST_NEXT_TO_STEPS = 40;
const MOST_IN_STATE = 100;

/** The states around the chosen step. */
export function moment(): { before: Realm; after: Realm } | undefined {
  const item = selected.value;
  const step = item === null ? undefined : stepAt(item);
  if (step !== undefined) return { before: step.before, after: step.after };
  const realm = item === null ? realmAfter(0) : undefined;
  return realm === undefined ? undefined : { before: realm, after: realm };
}

export function ScenePane() {
  const account = viewedAs.value;
  const states = moment();
  const library = engine.value;
  const { side } = url.value;
  return (
    <aside class="pane scene" aria-label="State">
      <Edge of="scene" label="the state" side="left" />
      <header class="ph">
        <h2>
          <span class="sr">State </span>As
        </h2>
        <AccountPicker />
        <span class="grow" />
        <SidePicker />
      </header>
      <div class="body" tabIndex={0} role="region" aria-label={`What ${plainText(account?.name ?? "no account")} sees`}>
        {states === undefined || library === null || account === undefined ? (
          <Waiting />
        ) : side === "changes" ? (
          <ChangesView {...states} account={account} library={library} />
        ) : (
          <Channels
            realm={states[side]}
            account={account}
            library={library}
            added={side === "after" ? addedBy(states) : () => false}
          />
        )}
      </div>
      <TryForm />
    </aside>
  );
}

/** Stands where a state will be, once the run has been played as far. */
export function Waiting() {
  if (unreadable.value !== null || playProblem.value !== null)
    return <p class="sec mut">Without playing the run, this is not known.</p>;
  return (
    <div class="sec mut" role="status">
      {engine.value === null
        ? "Loading the library."
        : `Playing the run again: ${playedCount.value} of ${rows.value.length}.`}
      <div class="bone" />
      <div class="bone" />
    </div>
  );
}

export function AccountPicker() {
  const account = viewedAs.value;
  return (
    <label class={`pick who ${account === undefined ? "" : colorClass(account.user_id)}`}>
      <span class="dot" />
      <span class="sr">Account to look as</span>
      <select value={account?.email ?? ""} onChange={(event) => show({ as: event.currentTarget.value })}>
        {accounts.value.map(({ email, name }) => (
          <option value={email} key={email}>
            {plainText(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SidePicker() {
  return (
    <div class="seg" role="group" aria-label="Moment">
      {SIDES.map((side) => (
        <button key={side} aria-pressed={url.value.side === side} onClick={() => show({ side })}>
          {SIDE_TITLES[side]}
        </button>
      ))}
    </div>
  );
}

/** Whether a message came with the step. */
export function addedBy({ before }: { before: Realm }): (id: number) => boolean {
  return (id) => id > before.messages.size;
}

/** The message of the chosen step; undefined for a step without one. */
function messageOfStep(): number | undefined {
  return selected.value === null ? undefined : messageOf(selected.value);
}

/** Where the account that looks finds the message of the step; null if it cannot read the message. */
const placeOfStep = computed((): Place | null | undefined => {
  const states = moment();
  const id = messageOfStep();
  const userId = viewedAs.value?.user_id;
  const library = engine.value;
  if (states === undefined || id === undefined || userId === undefined || library === null) return undefined;
  const place = library.placeOf(states.after, userId, id);
  return place === undefined ? library.placeOf(states.before, userId, id) : place;
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

function Channels({
  realm,
  account,
  library,
  added,
}: {
  realm: Realm;
  account: TraceAccount;
  library: Engine;
  added: (id: number) => boolean;
}) {
  const scene = useMemo(() => library.sceneFor(realm, account.user_id), [realm, account.user_id]);
  const topic = chosenTopic(scene);
  return (
    <>
      <ChannelList scene={scene} />
      {placeOfStep.value === null ? (
        <p class="note">
          <Name text={firstName(account.name)} /> cannot read message {messageOfStep()} of this step.
        </p>
      ) : null}
      {topic === undefined ? (
        <p class="sec mut">No message that this account can read.</p>
      ) : (
        <Messages
          realm={realm}
          account={account}
          library={library}
          place={topic}
          added={added}
          most={MOST_NEXT_TO_STEPS}
        />
      )}
    </>
  );
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
                        : counted(topic.messages, "message")}
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
        <span class="hint">{clockTime(message.timestamp)}</span>
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

/** The whole view State: parts on the left, the chosen part, and what the step changed. */
export function StateView() {
  const account = viewedAs.value;
  const states = moment();
  const library = engine.value;
  const realm = states === undefined ? undefined : states[url.value.side === "before" ? "before" : "after"];
  const scene = useMemo(
    () =>
      realm === undefined || library === null || account === undefined
        ? undefined
        : library.sceneFor(realm, account.user_id),
    [realm, library, account?.user_id],
  );
  const ready =
    states !== undefined && library !== null && account !== undefined && realm !== undefined && scene !== undefined;
  const kind = (url.value.part ?? "messages").split("/")[0] ?? "messages";
  const isMessages = kind === "messages" || kind === "direct";
  const form = new URLSearchParams(url.value.cell ?? "").get("form") ?? "rendered";
  const topic = scene === undefined ? undefined : chosenTopic(scene);
  return (
    <div class="panes state-panes">
      <section class="pane first" aria-label="Parts">
        <Edge of="parts" label="the parts" />
        <header class="ph">
          <h2>As</h2>
          <AccountPicker />
          <span class="grow" />
        </header>
        <div class="body" tabIndex={0} role="region" aria-label="Parts of the state">
          {scene === undefined ? (
            <Waiting />
          ) : (
            <>
              <PartList scene={scene} kind={isMessages ? "messages" : kind} />
              <h3 class="lab">Channels and topics</h3>
              <ChannelList scene={scene} />
              {scene.hidden.length === 0 ? null : (
                <div class="sec">
                  <h3>
                    Hidden from <Name text={firstName(account?.name ?? "")} />
                  </h3>
                  {scene.hidden.map((line) => (
                    <p key={line} class="mid">
                      <Icon name="lock" /> <Name text={line} />
                    </p>
                  ))}
                </div>
              )}
            </>
          )}
        </div>
      </section>
      <section class="pane" aria-label="Part">
        <header class="ph">
          <h2 class="el">
            {isMessages ? (
              <Name text={topicTitle(scene, topic)} />
            ) : (
              (PARTS.find(([name]) => name === kind)?.[1] ?? kind)
            )}
          </h2>
          <span class="grow" />
          {isMessages ? (
            <div class="seg" role="group" aria-label="Form">
              {["rendered", "markdown", "json"].map((one) => (
                <button
                  key={one}
                  aria-pressed={form === one}
                  onClick={() => show({ cell: one === "rendered" ? null : `form=${one}` })}
                >
                  {one === "json" ? "JSON" : one[0]?.toUpperCase() + one.slice(1)}
                </button>
              ))}
            </div>
          ) : null}
        </header>
        <div class="body" tabIndex={0} role="region" aria-label="Content">
          {!ready ? (
            <Waiting />
          ) : isMessages ? (
            topic === undefined ? (
              <p class="sec mut">No message that this account can read.</p>
            ) : (
              <Messages
                realm={realm}
                account={account}
                library={library}
                place={topic}
                added={addedBy(states)}
                most={MOST_IN_STATE}
                form={form}
              />
            )
          ) : (
            <SceneList kind={kind} scene={scene} realm={realm} />
          )}
        </div>
        <TryForm />
      </section>
      <aside class="pane" aria-label="Changes">
        <Edge of="changes" label="the changes" side="left" />
        <header class="ph">
          <h2>{selected.value === null ? "Changes" : `Changed by ${unit.value} ${selected.value.n}`}</h2>
          <span class="grow" />
          <SidePicker />
        </header>
        <div class="body" tabIndex={0} role="region" aria-label="Changes of the step">
          {ready ? <ChangesView {...states} account={account} library={library} /> : <Waiting />}
        </div>
      </aside>
    </div>
  );
}

function topicTitle(scene: Scene | undefined, topic: ReturnType<typeof chosenTopic>): string {
  if (topic === undefined || scene === undefined) return "Messages";
  if ("topic" in topic)
    return `#${scene.channels.find(({ stream_id }) => stream_id === topic.stream_id)?.name ?? ""} › ${topic.topic}`;
  return scene.direct.find(({ user_ids }) => user_ids.join() === topic.user_ids.join())?.names ?? "Direct messages";
}

const PARTS = [
  ["messages", "Messages", "message"],
  ["channels", "Channels", "hash"],
  ["people", "People", "users"],
  ["groups", "Groups", "layers"],
  ["scheduled", "Scheduled messages", "clock"],
  ["drafts", "Drafts", "bookmark"],
  ["queues", "Queues", "inbox"],
  ["settings", "Settings", "settings"],
  ["invitations", "Invitations", "mail"],
] as const;

function PartList({ scene, kind }: { scene: Scene; kind: string }) {
  const size = (name: string): number =>
    Array.isArray(scene.registration[name]) ? (scene.registration[name] as readonly unknown[]).length : 0;
  const counts: Readonly<Record<string, number>> = {
    messages: scene.messages,
    channels: scene.channels.length,
    people: size("realm_users"),
    groups: size("realm_user_groups"),
    scheduled: size("scheduled_messages"),
    drafts: size("drafts"),
    queues: scene.queues.length,
  };
  return (
    <ul class="parts">
      {PARTS.map(([name, title, icon]) => (
        <li key={name}>
          <button class="chan" aria-current={kind === name} onClick={() => show({ part: name, cell: null })}>
            <Icon name={icon} />
            {title}
            <span class="grow" />
            {counts[name] === undefined ? null : <span class="hint">{counts[name]}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
