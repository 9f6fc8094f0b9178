/** The events of a run as a list, on phones. */
import type { Engine } from "../engine/engine";
import { cellName, type EventLine } from "./delivery-lines";
import { accountOf } from "./run";
import { colorClass, Name, plainText } from "./text";
import { show } from "./url-state";

/** On phones. */
const MOST_LISTED = 300;

export function EventList({ lines, library }: { lines: readonly EventLine[]; library: Engine }) {
  return (
    <div class="body" tabIndex={0} role="region" aria-label="Events">
      <ul class="elist">
        {lines.slice(0, MOST_LISTED).map((line) => {
          const first = line.event.deliveries[0];
          return (
            <li key={`${line.item.n}.${line.index}`}>
              <button
                onClick={() =>
                  show({ cell: first === undefined ? null : cellName(line, first.queue_id), step: String(line.item.n) })
                }
              >
                <span class="mut n">{line.item.n}</span>
                <span class="two">
                  <code>{library.eventLabel(line.event.event)}</code>
                  <Name text={library.eventGist(line.event.realm, line.event.event)} className="mut el" />
                </span>
                <span class="dots">
                  {line.event.deliveries.map(({ queue_id, user_id, withheld }) => (
                    <span
                      key={queue_id}
                      class={`dot ${colorClass(user_id)} ${withheld === null ? "" : "hollow"}`}
                      title={`${plainText(accountOf(user_id)?.name ?? "")}: ${withheld === null ? "delivered" : "not delivered"}`}
                    />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {lines.length > MOST_LISTED ? (
        <p class="sec mut">
          The first {MOST_LISTED} of {lines.length} events. A filter shows others.
        </p>
      ) : null}
    </div>
  );
}
