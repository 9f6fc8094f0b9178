/** The realm at the chosen moment as an account sees it, next to the step, and the whole view of it. */
import { useMemo } from "preact/hooks";
import type { Realm } from "../../index";
import type { TraceAccount } from "../../trace-player";
import type { Engine } from "../engine/engine";
import { ChangesView } from "./changes-view";
import { Edge } from "./columns";
import { engine } from "./run";
import { addedBy, ChannelList, chosenTopic, messageOfStep, Messages, placeOfStep } from "./scene-messages";
import { AccountPicker, SidePicker } from "./scene-pickers";
import { moment, viewedAs } from "./selection";
import { Name, plainText } from "./text";
import { TryForm } from "./try-form";
import { url } from "./url-state";
import { Waiting } from "./waiting";
import { shortName } from "./words";

/** How many messages are drawn: next to the steps few, since each move draws them again. */
const MOST_NEXT_TO_STEPS = 40;

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
          <Name text={shortName(account.name)} /> cannot read message {messageOfStep()} of this step.
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
