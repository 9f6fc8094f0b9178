/** The tabs of the events of a step: which queue received them, and which did not. */
import { useMemo } from "preact/hooks";
import type { PlayedStep, QueueDelivery, StepEvent } from "../../trace-player";
import { byAboutness } from "./about";
import { Icon } from "./icons";
import { accountOf, engine } from "./run";
import { viewedAs } from "./selection";
import { Section, type TabProps } from "./tab-parts";
import { Json, Name, Who } from "./text";
import { linkTo } from "./url-state";
import { noEvents, shortId } from "./words";

/** One event and one queue. */
export interface Pair {
  readonly event: StepEvent;
  readonly index: number;
  readonly delivery: QueueDelivery;
}

/** The events of a step by queue: delivered and not. */
export function deliveriesOf(step: PlayedStep): { delivered: readonly Pair[]; withheld: readonly Pair[] } {
  const all = (engine.value?.stepEvents(step) ?? []).flatMap((event, index) =>
    event.deliveries.map((delivery): Pair => ({ event, index, delivery })),
  );
  return {
    delivered: all.filter(({ delivery }) => delivery.withheld === null),
    withheld: all.filter(({ delivery }) => delivery.withheld !== null),
  };
}

export function EventsTab({ step, library, item }: TabProps) {
  const events = library.stepEvents(step);
  if (events.length === 0)
    return (
      <Section title="Events">
        <p class="mut">{noEvents(item.row)}</p>
      </Section>
    );
  const [first] = byAboutness(item.row.operation, events, ({ event }) => library.eventLabel(event));
  return (
    <>
      {events.map((one, index) => (
        <EventCard
          event={one}
          index={index}
          key={index}
          isOpen={one === first}
          library={library}
          item={item}
          step={step}
        />
      ))}
    </>
  );
}

function EventCard({
  event,
  index,
  isOpen,
  library,
  item,
  step,
}: { event: StepEvent; index: number; isOpen: boolean } & TabProps) {
  const receiver =
    event.deliveries.find(({ withheld, user_id }) => withheld === null && user_id === viewedAs.value?.user_id) ??
    event.deliveries.find(({ withheld }) => withheld === null);
  const queue = receiver === undefined ? undefined : event.realm.queues.get(receiver.queue_id);
  const body = useMemo(() => library.eventAsSent(event.realm, event.event, queue), [event, queue]);
  return (
    <div class="sec">
      <h3>
        <code>{library.eventLabel(event.event)}</code> <Name text={library.eventGist(event.realm, event.event)} />
      </h3>
      {event.deliveries.length === 0 ? <p class="mut">No queue was there.</p> : null}
      <ul class="rows">
        {event.deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.queue_id}
            event={event}
            index={index}
            delivery={delivery}
            library={library}
            item={item}
            step={step}
          />
        ))}
      </ul>
      <details open={isOpen}>
        <summary>
          {receiver === undefined ? (
            "The event"
          ) : (
            <>
              As <Name text={accountOf(receiver.user_id)?.name ?? ""} /> receives it
            </>
          )}
        </summary>
        {body.map((one, place) => (
          <Json value={one} label="Event" key={place} />
        ))}
      </details>
    </div>
  );
}

function DeliveryRow({
  event,
  index,
  delivery,
  library,
  item,
  step,
}: {
  event: StepEvent;
  index: number;
  delivery: QueueDelivery;
} & TabProps) {
  const queue = event.realm.queues.get(delivery.queue_id);
  const id =
    library.eventIdIn(step.after, delivery.queue_id, event.event) ??
    library.eventIdIn(event.realm, delivery.queue_id, event.event);
  const words =
    queue === undefined || delivery.withheld === null
      ? undefined
      : library.whyWithheld(event.realm, queue, event.event, delivery.withheld);
  return (
    <li class="drow">
      <Who account={accountOf(delivery.user_id)} short />
      <code class="mut">queue {shortId(delivery.queue_id)}</code>
      <span class="el mid">
        {words === undefined ? id === undefined ? "" : `event ${id}` : <Name text={words.sentence} />}
      </span>
      <a
        class={`badge ${words === undefined ? "grn" : ""}`}
        href={linkTo({ view: "deliveries", cell: `${item.n}.${index}:${shortId(delivery.queue_id)}` })}
      >
        {words === undefined ? (
          "delivered"
        ) : (
          <>
            <Icon name="bellOff" />
            not delivered
          </>
        )}
      </a>
    </li>
  );
}

export function WithheldTab({ item, step, library }: TabProps) {
  const { delivered, withheld } = deliveriesOf(step);
  if (withheld.length === 0)
    return (
      <Section title="Not delivered">
        <p class="mut">
          {library.stepEvents(step).length === 0
            ? noEvents(item.row)
            : delivered.length === 0
              ? "No queue was registered when the step was done."
              : "Every queue received every event of this step."}
        </p>
      </Section>
    );
  const ordered = byAboutness(item.row.operation, withheld, ({ event }) => library.eventLabel(event.event));
  return (
    <Section title="Not delivered">
      <ul class="rows">
        {ordered.map((pair) => {
          const { event, delivery } = pair;
          const queue = event.realm.queues.get(delivery.queue_id);
          const words =
            queue === undefined || delivery.withheld === null
              ? undefined
              : library.whyWithheld(event.realm, queue, event.event, delivery.withheld);
          return (
            <li class="wrow" key={`${pair.index}${delivery.queue_id}`}>
              <Who account={accountOf(delivery.user_id)} short />
              <div>
                <code>{library.eventLabel(event.event)}</code>{" "}
                <Name text={library.eventGist(event.realm, event.event)} className="mut" />
                <div>
                  <Name text={words?.sentence ?? ""} />
                </div>
                {(words?.remedies ?? []).map((remedy) => (
                  <div class="mut remedy" key={remedy}>
                    <Icon name="arrow" /> <Name text={remedy} />
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
