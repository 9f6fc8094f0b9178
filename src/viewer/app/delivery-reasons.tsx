/** Why a queue received an event, or why not. */
import type { EventQueue } from "../../trace-player";
import type { Engine } from "../engine/engine";
import { Edge } from "./columns";
import { cellName, CHECKS, type EventLine, passedText } from "./delivery-lines";
import { Icon } from "./icons";
import { accountOf, unit } from "./run";
import { Name } from "./text";
import { show, url } from "./url-state";
import { shortId } from "./words";

export function wordsFor(line: EventLine, queue: EventQueue, library: Engine) {
  const delivery = line.event.deliveries.find(({ queue_id }) => queue_id === queue.queue_id);
  const withheld = delivery?.withheld ?? null;
  if (delivery === undefined || withheld === null) return { delivery, words: undefined };
  return {
    delivery,
    words: library.whyWithheld(
      line.event.realm,
      line.event.realm.queues.get(queue.queue_id) ?? queue,
      line.event.event,
      withheld,
    ),
  };
}

/** The four checks of a cell in order, and where they stopped. */
export function CellPane({ lines, library }: { lines: readonly EventLine[]; library: Engine }) {
  const cell = url.value.cell;
  const line = lines.find((one) => one.event.deliveries.some(({ queue_id }) => cellName(one, queue_id) === cell));
  const delivery = line?.event.deliveries.find(
    ({ queue_id }) => line !== undefined && cellName(line, queue_id) === cell,
  );
  const queue =
    delivery === undefined || line === undefined ? undefined : line.event.realm.queues.get(delivery.queue_id);
  if (line === undefined || delivery === undefined || queue === undefined) {
    return (
      <aside class="pane only-w" aria-label="Why">
        <Edge of="why" label="the reasons" side="left" />
        <header class="ph">
          <h2>Why</h2>
        </header>
        <div class="empty">
          <Icon name="table" />
          <h3>No cell is chosen</h3>
          <p>Choose a cell to see the four checks that decide whether a queue receives an event.</p>
        </div>
      </aside>
    );
  }
  const account = accountOf(queue.user_id);
  const { words } = wordsFor(line, queue, library);
  const stopped = CHECKS.findIndex(([name]) => name === delivery.withheld);
  const holdings = library.queueHoldings(line.step.after, queue.queue_id);
  return (
    <aside class="pane why" aria-label="Why">
      <Edge of="why" label="the reasons" side="left" />
      <header class="ph">
        <h2 class="el">
          {delivery.withheld === null ? "Why" : "Why not:"} <Name text={account?.name ?? ""} />
        </h2>
        <span class="grow" />
        <button class="btn gh" aria-label="Close" onClick={() => show({ cell: null })}>
          <Icon name="x" />
        </button>
      </header>
      <div class="body" tabIndex={0} role="region" aria-label="Why">
        <div class="sec row">
          <code>{library.eventLabel(line.event.event)}</code>
          <Name text={library.eventGist(line.event.realm, line.event.event)} className="mid el" />
          <span class="grow" />
          <button class="btn gh link" onClick={() => show({ view: "steps", step: String(line.item.n), tab: "events" })}>
            {unit.value} {line.item.n}
          </button>
        </div>
        <ol class="checks sec">
          {CHECKS.map(([name, title], place) => {
            const state = stopped === -1 || place < stopped ? "ok" : place === stopped ? "no" : "later";
            return (
              <li key={name} class={state}>
                <span class="mark">{state === "later" ? "" : <Icon name={state === "ok" ? "check" : "x"} />}</span>
                <div>
                  <b>{title}</b>
                  <div class="mid">
                    {state === "no" ? (
                      <Name text={words?.sentence ?? ""} />
                    ) : state === "ok" ? (
                      passedText(name, queue)
                    ) : (
                      "Not checked."
                    )}
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
        {words === undefined || words.remedies.length === 0 ? null : (
          <div class="sec">
            <h3>What would bring it</h3>
            {words.remedies.map((remedy) => (
              <p key={remedy} class="remedy">
                <Icon name="arrow" /> <Name text={remedy} />
              </p>
            ))}
          </div>
        )}
        <div class="sec">
          <h3>Queue {shortId(queue.queue_id)}</h3>
          <dl class="kv">
            <dt>account</dt>
            <dd>
              <Name text={account?.name ?? ""} />
            </dd>
            <dt>event_types</dt>
            <dd>{queue.event_types === null ? "all" : queue.event_types.join(", ")}</dd>
            <dt>narrow</dt>
            <dd>
              {queue.narrow.length === 0 ? (
                "none"
              ) : (
                <Name text={queue.narrow.map((term) => term.join(" ")).join(", ")} />
              )}
            </dd>
            <dt>capabilities</dt>
            <dd>
              {Object.entries(queue.client_capabilities)
                .filter(([, on]) => on)
                .map(([name]) => name)
                .join(", ") || "none"}
            </dd>
            <dt>waiting</dt>
            <dd>{holdings.waiting} after this step</dd>
            <dt>held</dt>
            <dd>{holdings.held} fetched, not acknowledged</dd>
          </dl>
        </div>
      </div>
    </aside>
  );
}
