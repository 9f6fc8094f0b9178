/** The queues, channels, faults and snapshots of the simulator that serves the page. */
import { useMemo } from "preact/hooks";
import { Edge } from "./columns";
import { FaultForm, faultForm } from "./fault-form";
import { Icon } from "./icons";
import { act, leaveState, type LiveOverview, overview, restorePath } from "./live-connection";
import { accountOf, engine, newestRealm, playedCount } from "./run";
import { colorClass, Name } from "./text";
import { show } from "./url-state";
import { clockTimeText, faultName } from "./words";

function sentCount(seen: LiveOverview | null): number {
  const { emails, pushes, webhooks } = seen?.outbox ?? { emails: 0, pushes: 0, webhooks: 0 };
  return emails + pushes + webhooks;
}

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
              <span class="hint">{clockTimeText(now)}</span>
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
