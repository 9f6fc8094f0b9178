/** The whole view of a state: its parts on the left, the chosen part, and what the step changed. */
import { useMemo } from "preact/hooks";
import type { Scene } from "../engine/scene";
import { ChangesView } from "./changes-view";
import { Edge } from "./columns";
import { Icon } from "./icons";
import { engine, unit } from "./run";
import { SceneList } from "./scene-lists";
import { addedBy, ChannelList, chosenTopic, Messages, topicTitle } from "./scene-messages";
import { AccountPicker, SidePicker } from "./scene-pickers";
import { moment, selected, viewedAs } from "./selection";
import { Name } from "./text";
import { TryForm } from "./try-form";
import { show, url } from "./url-state";
import { Waiting } from "./waiting";
import { shortName } from "./words";

const MOST_IN_STATE = 60;

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
                    Hidden from <Name text={shortName(account?.name ?? "")} />
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
