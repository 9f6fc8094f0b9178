/** Which queue received which event, and why not: rows are events under their steps, columns are queues. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Engine } from "../engine/engine";
import { Grid } from "./delivery-grid";
import { deliveryTotals, type EventLine, fetchedOf, queuesOf } from "./delivery-lines";
import { EventList } from "./delivery-list";
import { CellPane } from "./delivery-reasons";
import { Icon } from "./icons";
import { isPhone } from "./phone";
import { allSteps, engine, playedCount, rows, stepAt } from "./run";
import { shownItems } from "./run-items";
import { Name } from "./text";
import { show, url } from "./url-state";
import { Waiting } from "./waiting";
import { countOf } from "./words";

const which = signal<"all" | "delivered" | "withheld">("all");
const MOST_COLUMNS = 12;

export function DeliveriesView() {
  const library = engine.value;
  if (library === null || playedCount.value < rows.value.length)
    return (
      <div class="panes">
        <section class="pane">
          <Waiting />
        </section>
      </div>
    );
  return <Matrix library={library} />;
}

function Matrix({ library }: { library: Engine }) {
  const steps = allSteps();
  const count = playedCount.value;
  const columns = useMemo(() => queuesOf(steps), [count]);
  const fetched = useMemo(() => fetchedOf(steps), [count]);
  const shownColumns = columns.slice(0, MOST_COLUMNS);
  const lines = useMemo(
    () =>
      shownItems.value.flatMap((item) => {
        const step = stepAt(item);
        if (step === undefined || step.outcomes.length === 0) return [];
        return library.stepEvents(step).map((event, index): EventLine => ({ item, step, event, index }));
      }),
    [shownItems.value, count],
  );
  const totals = useMemo(() => deliveryTotals(lines), [lines]);
  const wanted = lines.filter(
    ({ event }) =>
      which.value === "all" ||
      event.deliveries.some(({ withheld }) => (withheld === null) === (which.value === "delivered")),
  );
  return (
    <div class="panes deliveries-panes">
      <section class="pane first" aria-label="Deliveries">
        <header class="ph">
          <h2 class="el">Which queue received which event</h2>
          <span class="mut">{countOf(lines.length, "event")}</span>
          <span class="grow" />
          <span class="hint legend only-w">
            <span class="dot a0" /> fetched <span class="dot hollow a0" /> waiting
          </span>
        </header>
        <div class="chips" role="group" aria-label="Filters">
          <button class="chip" aria-pressed={which.value === "all"} onClick={() => (which.value = "all")}>
            All {totals.delivered + totals.withheld}
          </button>
          <button class="chip" aria-pressed={which.value === "delivered"} onClick={() => (which.value = "delivered")}>
            Delivered {totals.delivered}
          </button>
          <button class="chip" aria-pressed={which.value === "withheld"} onClick={() => (which.value = "withheld")}>
            Not delivered {totals.withheld}
          </button>
          {url.value.q === "" ? null : (
            <button class="chip" aria-pressed="true" onClick={() => show({ q: "" })}>
              <Name text={url.value.q} /> <Icon name="x" />
              <span class="sr">remove</span>
            </button>
          )}
          {columns.length > MOST_COLUMNS ? (
            <span class="hint">
              The first {MOST_COLUMNS} of {columns.length} queues.
            </span>
          ) : null}
        </div>
        {wanted.length === 0 ? (
          <div class="empty">
            <Icon name="inbox" />
            <h3>No event</h3>
            <p>
              {columns.length === 0
                ? "No queue was registered in this run, so no event could be delivered."
                : "No step that is shown caused an event."}
            </p>
          </div>
        ) : isPhone.value ? (
          <EventList lines={wanted} library={library} />
        ) : (
          <Grid lines={wanted} columns={shownColumns} fetched={fetched} library={library} />
        )}
      </section>
      <CellPane library={library} lines={lines} />
    </div>
  );
}
