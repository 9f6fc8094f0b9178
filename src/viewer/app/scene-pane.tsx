/** The realm at the chosen moment as an account sees it, next to the step, and the whole view of it. */
import { useMemo } from "preact/hooks";
import type { Realm } from "../../model/realm/realm";
import type { TraceAccount } from "../../testing/trace/trace-file";
import type { Engine } from "../engine/engine";
import type { Scene } from "../engine/scene";
import { ChangesView } from "./changes-view";
import { Edge } from "./columns";
import { Icon } from "./icons";
import { accounts, engine, moment, playedCount, playProblem, rows, selected, unit, unreadable, viewedAs } from "./run";
import { addedBy, ChannelList, chosenTopic, messageOfStep, Messages, placeOfStep, topicTitle } from "./scene-messages";
import { SceneList } from "./scene-lists";
import { colorClass, Name, plainText } from "./text";
import { TryForm } from "./try-form";
import { show, type Side, SIDES, url } from "./url-state";
import { firstName } from "./words";

const SIDE_TITLES: Readonly<Record<Side, string>> = { before: "Before", after: "After", changes: "Changes" };

/** How many messages are drawn: next to the steps few, since each move draws them again. */
const MOST_NEXT_TO_STEPS = 40;
const MOST_IN_STATE = 60;

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
