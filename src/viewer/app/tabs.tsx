/** The tabs of a step. */
import { useMemo } from "preact/hooks";
import type { Engine } from "../engine/engine";
import type { QueueDelivery, StepEvent } from "../../testing/trace/deliveries";
import type { PlayedStep } from "../../testing/trace/player";
import { byAboutness } from "./about";
import { Icon } from "./icons";
import { ChangesView } from "./changes-view";
import { accountOf, engine, type Item, paramsOf, viewedAs } from "./run";
import { Json, Name, Plain, Who } from "./text";
import { linkTo } from "./url-state";
import { noEvents } from "./words";

export interface TabProps {
  readonly item: Item;
  readonly step: PlayedStep;
  readonly library: Engine;
}

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

export function RequestTab({ item, step }: TabProps) {
  const { call, entry } = step;
  if (call.kind === "clock")
    return (
      <Section title="Clock">
        <Fields fields={{ from: step.before.now, to: step.after.now }} />
      </Section>
    );
  if (call.kind === "faults")
    return (
      <Section title="Fault plan">
        <Json value={call.plan} label="Fault plan" />
      </Section>
    );
  const title =
    call.kind === "request"
      ? `${call.request.method} ${call.request.path}`
      : call.kind === "call"
        ? `${call.operation}, a typed call`
        : item.row.operation;
  const ignored: unknown = Object(entry?.result)["ignored_parameters_unsupported"];
  return (
    <Section title={title}>
      <Fields fields={paramsOf(step)} />
      {entry?.unread_body === undefined ? null : <p class="note amb">{entry.unread_body}</p>}
      {Array.isArray(ignored) && ignored.length > 0 ? (
        <p class="note amb">Ignored parameters: {ignored.map(String).join(", ")}.</p>
      ) : null}
      {call.kind === "request" && call.request.user_agent !== null ? (
        <p class="hint">
          Client <Name text={call.request.user_agent} />
        </p>
      ) : null}
    </Section>
  );
}

function Fields({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (names.length === 0) return <p class="mut">No parameters.</p>;
  return (
    <dl class="kv">
      {names.map((name) => (
        <>
          <dt key={`t${name}`}>
            <Plain text={name} />
          </dt>
          <dd key={`d${name}`}>
            <Plain text={shortJson(fields[name])} />
          </dd>
        </>
      ))}
    </dl>
  );
}

function shortJson(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

export function AnswerTab(props: TabProps) {
  const outbound = props.step.outcomes.flatMap((outcome) => outcome.outbound);
  return (
    <>
      <Answer {...props} />
      {outbound.map((sent, index) => (
        <Section key={index} title={`Left the realm · ${sent.channel}`}>
          <Json value={sent} label={`Outbound item ${index + 1}`} />
        </Section>
      ))}
    </>
  );
}

function Answer({ step }: TabProps) {
  const { call, entry, outcome, problem } = step;
  if (problem !== undefined)
    return (
      <Section title="Answer">
        <p class="red">
          <Plain text={problem} />
        </p>
      </Section>
    );
  if (call.kind === "request") {
    if (entry === undefined)
      return (
        <Section title="Answer">
          <p class="mut">The client waits for an event.</p>
        </Section>
      );
    return (
      <Section title={`Answer · ${entry.status === 0 ? "none" : entry.status}`}>
        {entry.result === null ? <p class="mut">There is no body.</p> : <Json value={entry.result} label="Answer" />}
        <RuleLink step={step} />
      </Section>
    );
  }
  if (outcome === undefined) return null;
  return (
    <Section title={outcome.ok ? "Answer" : "Refused"}>
      <Json value={outcome.ok ? outcome.response : outcome.error} label="Answer" />
      <RuleLink step={step} />
    </Section>
  );
}

function RuleLink({ step }: { step: PlayedStep }) {
  const reason = reasonOf(step);
  if (reason === undefined) return null;
  return (
    <p class="hint">
      Refused by the rule{" "}
      <a href={linkTo({ tab: "rules" })}>
        <code>{reason}</code>
      </a>
      .
    </p>
  );
}

export function EventsTab({ step, library, item }: TabProps) {
  const events = library.stepEvents(step);
  if (events.length === 0)
    return (
      <Section title="Events">
        <p class="mut">{noEvents(item.row)}</p>
      </Section>
    );
  const [first] = byAboutness(item.row.operation, events, ({ event }) => library.eventName(event));
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
        <code>{library.eventName(event.event)}</code> <Name text={library.eventGist(event.realm, event.event)} />
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

/** The beginning of a queue's ID. */
export function shortId(queueId: string): string {
  return queueId.replace(/[^0-9a-z]/gi, "").slice(0, 8);
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
  const ordered = byAboutness(item.row.operation, withheld, ({ event }) => library.eventName(event.event));
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
                <code>{library.eventName(event.event)}</code>{" "}
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

export function ChangesTab({ step, library }: TabProps) {
  const account = viewedAs.value;
  if (account === undefined) return null;
  return <ChangesView before={step.before} after={step.after} account={account} library={library} />;
}

/** The reason that a step was refused for; undefined where the realm refused nothing. */
function reasonOf({ entry, outcome }: PlayedStep): string | undefined {
  return entry?.reason ?? (outcome?.ok === false ? outcome.error.reason : undefined);
}

export function RulesTab({ item, step, library }: TabProps) {
  const reason = reasonOf(step);
  const { operation, code, status } = item.row;
  if (reason === undefined) {
    return (
      <Section title="Rules">
        <p class="mut">
          {item.row.fault === undefined ? "The step was not refused." : "A fault answered; the realm refused nothing."}
        </p>
      </Section>
    );
  }
  const rules = library.rulesOf(operation);
  return (
    <>
      <Section title="Why it was refused">
        <dl class="kv">
          <dt>rule</dt>
          <dd>{reason}</dd>
          <dt>means</dt>
          <dd class="prose">{library.refusalRule(reason)?.means ?? "This version has no rule of this name."}</dd>
          {step.entry?.hint === undefined ? null : (
            <>
              <dt>hint</dt>
              <dd class="prose">
                <Name text={step.entry.hint} />
              </dd>
            </>
          )}
          <dt>code</dt>
          <dd>{code}</dd>
          <dt>status</dt>
          <dd>{status}</dd>
        </dl>
      </Section>
      {rules.length === 0 ? null : (
        <Section title={`Rules of ${operation}, in the order of the checks`}>
          <ol class="rules">
            {rules.map((rule) => (
              <li key={rule.reason} class={rule.reason === reason ? "on" : ""}>
                <code>{rule.reason}</code> <span class="mid">{rule.means}</span>
                {rule.reason === reason ? <span class="badge red">refused here</span> : null}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

export function Section({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <div class="sec">
      <h3>
        <Plain text={title} />
      </h3>
      {children}
    </div>
  );
}
