/** What the inspector adds: the clock, queues, channels, faults, snapshots, and what left the realm. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Edge } from "./columns";
import { Icon } from "./icons";
import { openDialog } from "./dialogs";
import {
  act,
  isPaused,
  leaveState,
  type LiveOverview,
  lostAt,
  newSnapshotName,
  overview,
  pause,
  refresh,
  restorePath,
  undo,
  unseen,
} from "./live-connection";
import { accountOf, engine, newestRealm, playedCount } from "./run";
import { colorClass, Name, Plain } from "./text";
import { show } from "./url-state";
import { clockTime, dateText, faultName, spanText } from "./words";

function sentCount(seen: LiveOverview | null): number {
  const { emails, pushes, webhooks } = seen?.outbox ?? { emails: 0, pushes: 0, webhooks: 0 };
  return emails + pushes + webhooks;
}

export function LiveBar() {
  const seen = overview.value;
  const move = (body: unknown) => (): void => void act("/clock", "POST", body);
  return (
    <div class="livebar" role="region" aria-label="Clock and snapshots" tabIndex={0}>
      <div class="now">
        <b>{seen === null ? "…" : clockTime(seen.now)}</b>
        <span class="hint">{seen === null ? "" : `${dateText(seen.now)}, UTC`}</span>
      </div>
      <button class="btn" onClick={move({ advance_seconds: 60 })}>
        +1 min
      </button>
      <button class="btn" onClick={move({ advance_seconds: 3600 })}>
        +1 h
      </button>
      <button class="btn" onClick={move({ advance_seconds: 24 * 3600 })}>
        +1 day
      </button>
      <button class="btn" disabled={seen?.next === null} onClick={move({ next: true })}>
        <Icon name="next" />
        To what is due next
      </button>
      <span class="hint">
        {seen === null || seen.next === null
          ? "Nothing is due."
          : `${seen.next.kind.replace(/_/g, " ")} in ${spanText(seen.next.at - seen.now)}`}
      </span>
      <span class="grow" />
      <button class="btn" aria-pressed={isPaused.value} onClick={pause}>
        <Icon name={isPaused.value ? "play" : "pause"} />
        {isPaused.value ? "Follow" : "Pause the list"}
      </button>
      <button class="btn" onClick={keepSnapshot}>
        <Icon name="bookmark" />
        Keep a snapshot
      </button>
      <button class="btn" onClick={() => openDialog("reset")}>
        <Icon name="reset" />
        Reset
      </button>
    </div>
  );
}

function keepSnapshot(): void {
  const seen = overview.value;
  void act("/snapshots", "POST", { name: newSnapshotName(`at ${seen === null ? "?" : clockTime(seen.now)}`) });
}

export function LiveNotes() {
  return (
    <>
      <UndoNote />
      {lostAt.value === null ? null : (
        <div class="note amb row" role="status">
          <Icon name="plug" />
          <span>
            <b>The simulator does not answer.</b> What was seen stays; the page keeps asking.
          </span>
          <span class="grow" />
          <button class="btn" onClick={() => void refresh()}>
            Now
          </button>
        </div>
      )}
      {isPaused.value ? (
        <div class="note amb row" role="status">
          <Icon name="pause" />
          <span>
            <b>Paused{unseen.value > 0 ? ` with ${unseen.value} new steps` : ""}.</b> The realm goes on.{" "}
            <kbd>Space</kbd> follows again.
          </span>
        </div>
      ) : null}
    </>
  );
}

/** Says which snapshot has the state that was left, and goes back to it. */
function UndoNote() {
  if (undo.value === null) return null;
  const { done, snapshot } = undo.value;
  const goBack = (): void => {
    undo.value = null;
    void act(restorePath(snapshot), "PUT", {});
  };
  return (
    <div class="note row" role="status">
      <Icon name="bookmark" />
      <span class="wrap">
        The state before <Name text={done} /> is the snapshot <Name text={`“${snapshot}”`} />.
      </span>
      <span class="grow" />
      <button class="btn" onClick={goBack}>
        <Icon name="reset" />
        Undo
      </button>
      <button class="btn gh" aria-label="Close" onClick={() => (undo.value = null)}>
        <Icon name="x" />
      </button>
    </div>
  );
}

const faultForm = signal(false);

export function LiveSide() {
  const seen = overview.value;
  const realm = newestRealm();
  const library = engine.value;
  const queues = useMemo(() => {
    if (realm === undefined || library === null) return [];
    return [...realm.queues.values()].map(({ queue_id, user_id }) => ({
      queue_id,
      user_id,
      ...library.queueHoldings(realm, queue_id),
    }));
  }, [realm, playedCount.value]);
  const most = Math.max(1, ...queues.map(({ waiting, held }) => waiting + held));
  const channels = realm === undefined ? [] : [...realm.channels].filter(({ is_archived }) => !is_archived);
  return (
    <aside class="pane side only-w" aria-label="Realm">
      <Edge of="side" label="the realm" />
      <h2 class="sr">Realm</h2>
      <div class="body" tabIndex={0} role="region" aria-label="Realm">
        <div class="sec">
          <h3>
            Queues <span class="cnt">{queues.length}</span>
          </h3>
          {queues.length === 0 ? <p class="mut">No queue is registered.</p> : null}
          {queues.slice(0, 40).map(({ queue_id, user_id, waiting, held }) => (
            <button
              class={`qrow ${colorClass(user_id)}`}
              key={queue_id}
              onClick={() => show({ view: "deliveries" })}
              title={`queue ${queue_id}: ${waiting} waiting, ${held} held`}
            >
              <span class="dot" />
              <Name text={accountOf(user_id)?.name ?? ""} className="el" />
              <span class="grow" />
              <span class="meter" aria-hidden="true">
                <i style={{ width: `${((waiting + held) / most) * 100}%` }} />
              </span>
              <b>{waiting + held}</b>
            </button>
          ))}
          <p class="hint">Events not acknowledged yet</p>
        </div>
        <div class="sec">
          <h3>
            Channels <span class="cnt">{channels.length}</span>
          </h3>
          {channels.slice(0, 40).map(({ stream_id, name, invite_only }) => (
            <button
              class="qrow"
              key={stream_id}
              onClick={() => show({ view: "state", part: `messages/${stream_id}/` })}
            >
              <Icon name={invite_only ? "lock" : "hash"} />
              <Name text={name} className="el" />
              <span class="grow" />
              <span class="hint">{realm?.channel_contents.get(stream_id)?.message_ids.size ?? 0}</span>
            </button>
          ))}
          {channels.length === 0 ? <p class="mut">There is no channel.</p> : null}
        </div>
        <div class="sec">
          <h3>
            Faults <span class="cnt">{seen?.faults.length ?? 0}</span>
            <span class="grow" />
            <button class="btn gh" onClick={() => (faultForm.value = !faultForm.value)} aria-expanded={faultForm.value}>
              Add
            </button>
          </h3>
          {(seen?.faults ?? []).map(({ name, fault, struck }) => (
            <div class="card" key={name}>
              <div class="row">
                <Icon name="bolt" className="amb" />
                <b>
                  <Name text={name} />
                </b>
                <span class="grow" />
                <span class="hint">struck {struck}</span>
              </div>
              <span class="mid">{faultName(fault)}</span>
            </div>
          ))}
          {(seen?.faults.length ?? 0) > 0 ? (
            <button class="btn gh" onClick={() => void act("/faults", "DELETE")}>
              Clear all
            </button>
          ) : (
            <p class="hint">No fault is planned.</p>
          )}
          {faultForm.value ? <FaultForm /> : null}
        </div>
        <div class="sec">
          <h3>
            Snapshots <span class="cnt">{seen?.snapshots.length ?? 0}</span>
          </h3>
          {(seen?.snapshots ?? []).map(({ name, now }) => (
            <button
              class="qrow"
              key={name}
              onClick={() => void leaveState("the restore", restorePath(name), "PUT")}
              title="Restore this snapshot"
            >
              <Icon name="bookmark" />
              <Name text={name} className="el" />
              <span class="grow" />
              <span class="hint">{clockTime(now)}</span>
            </button>
          ))}
          {(seen?.snapshots.length ?? 0) === 0 ? <p class="hint">No snapshot is kept.</p> : null}
        </div>
        <div class="sec">
          <h3>
            Outbox <span class="cnt">{sentCount(seen)}</span>
          </h3>
          <p class="hint">
            {seen === null || sentCount(seen) === 0
              ? "No mail, push notification or webhook has been sent."
              : `${seen.outbox.emails} mails, ${seen.outbox.pushes} push notifications, ${seen.outbox.webhooks} webhooks.`}
          </p>
        </div>
      </div>
    </aside>
  );
}

const FAULTS = [
  "lose_answer",
  "refuse_connection",
  "lose_request",
  "rate_limit",
  "malformed_json",
  "restart",
  "duplicate_request",
];

function FaultForm() {
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const operation = String(form.get("operation") ?? "");
    const rule = { fault: String(form.get("fault")), times: 1, ...(operation === "" ? {} : { operation }) };
    void act("/faults", "POST", { rules: [rule] }).then(() => (faultForm.value = false));
  };
  return (
    <form class="faultform" onSubmit={submit}>
      <label>
        <span class="hint">What happens</span>
        <select name="fault">
          {FAULTS.map((fault) => (
            <option value={fault} key={fault}>
              {faultName(fault)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="hint">To the next (empty: any request)</span>
        <span class="field">
          <input name="operation" list="operations" placeholder="send-message" />
        </span>
      </label>
      <button class="btn pri" type="submit">
        Plan it once
      </button>
      <p class="hint">
        <Plain text="It replaces the present plan." />
      </p>
    </form>
  );
}
