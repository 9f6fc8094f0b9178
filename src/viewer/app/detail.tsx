/** The chosen step: what failed here, and tabs for the request, the answer, its events and its changes. */
import { useMemo } from "preact/hooks";
import { copyText } from "./clipboard";
import { deliveriesOf, EventsTab, WithheldTab } from "./event-tabs";
import { Expectations } from "./expectation";
import { Icon } from "./icons";
import { ChangesTab, RulesTab } from "./outcome-tabs";
import { AnswerTab, RequestTab } from "./request-tabs";
import { accountOf, differsAt, engine, paramsOf, playedCount, stepAt, trace } from "./run";
import type { Item } from "./run-items";
import { isNearest, refText, selected, viewedAs } from "./selection";
import { beganAt, Status } from "./step-row";
import { Name, Who } from "./text";
import { show, type Tab, TABS, url } from "./url-state";
import { Waiting } from "./waiting";
import { clockTimeText, faultName, faultSentence, spanText } from "./words";

const TITLES: Readonly<Record<Tab, string>> = {
  request: "Request",
  answer: "Answer",
  events: "Events",
  withheld: "Not delivered",
  changes: "Changes",
  rules: "Rules",
};

export function Detail({ edge }: { edge?: preact.ComponentChildren }) {
  const item = selected.value;
  if (item === null) {
    return (
      <section class="pane detail" aria-label="Details">
        {edge}
        <div class="empty">
          <Icon name="steps" />
          <h3>No step is chosen</h3>
          <p>Here is what a step asked, what was answered, and which events it caused.</p>
        </div>
      </section>
    );
  }
  const { row } = item;
  const since = row.at - beganAt();
  return (
    <section class="pane detail" aria-label="Details">
      {edge}
      <header class="ph">
        <button class="btn gh only-p" aria-label="Back to the list" onClick={() => show({ part: null, step: null })}>
          <Icon name="left" />
        </button>
        <span class="mut">{refText(item)}</span>
        <h2 class="mono el">{row.operation}</h2>
        {row.account === 0 ? null : <Who account={accountOf(row.account)} />}
        <span class="mut el only-w">
          {clockTimeText(row.at)}
          {since > 0 ? ` · +${spanText(since)}` : ""}
        </span>
        <span class="grow" />
        <Status item={item} />
        <button
          class="btn gh only-w"
          aria-label="Copy this step as code"
          onClick={() => void copyText(codeOf(item), "The step was copied as code.")}
        >
          <Icon name="copy" />
        </button>
        <button
          class="btn gh"
          aria-label="Copy a link to this step"
          onClick={() => void copyText(location.href, "The link was copied.")}
        >
          <Icon name="link" />
        </button>
      </header>
      <div class="body" tabIndex={0} role="region" aria-label={`Details of step ${refText(item)}`}>
        {isNearest.value ? (
          <p class="note amb">Step {url.value.step} is not in this run; this is the nearest.</p>
        ) : null}
        <Differs item={item} />
        {item.failed.length > 0 ? <Expectations item={item} /> : null}
        {row.fault === undefined ? null : (
          <div class="sec callout fault">
            <Icon name="bolt" />
            <div>
              <b>{faultSentence(row.fault.fault)}</b>
              <div class="mid">
                Rule <Name text={`“${row.fault.rule}”`} />: {faultName(row.fault.fault)}.
              </div>
            </div>
          </div>
        )}
        <Tabs item={item} />
      </div>
    </section>
  );
}

function Differs({ item }: { item: Item }) {
  if (differsAt.value !== item.n || item.b > 0) return null;
  return (
    <div class="sec fail">
      <div class="callout">
        <Icon name="warn" className="red" />
        <div>
          <b>Plays differently from step {item.n} on.</b>
          <div class="mid">
            Recorded with <Name text={trace.value?.version ?? "?"} />: status {item.row.status ?? "none"}
            {item.row.code === undefined ? "" : `, ${item.row.code}`}. The answer below is what this version gives now.
          </div>
        </div>
      </div>
    </div>
  );
}

/** A step as code of a test. */
export function codeOf(item: Item): string {
  const { row } = item;
  const step = stepAt(item);
  const account = accountOf(row.account);
  if (row.kind === "clock") return `sim.clock.advance({ seconds: ${row.moved ?? 0} });`;
  const params = step === undefined ? {} : paramsOf(step);
  const name = row.operation.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
  return `sim.as(${JSON.stringify(account?.email ?? "")}).${name}(${JSON.stringify(params, null, 2)});`;
}

function Tabs({ item }: { item: Item }) {
  const { tab } = url.value;
  const step = stepAt(item);
  const library = engine.value;
  const counts = useMemo((): Partial<Record<Tab, number>> => {
    if (step === undefined || library === null) return { events: item.row.events };
    const { delivered, withheld } = deliveriesOf(step);
    return { events: delivered.length, withheld: withheld.length };
  }, [step, library, playedCount.value]);
  const seen = viewedAs.value;
  const changed = useMemo(() => {
    if (step === undefined || library === null || seen === undefined) return 0;
    return library.seenChanges(step.before, step.after, seen.user_id).length;
  }, [step, library, seen?.user_id]);
  const all = { ...counts, changes: changed };
  const shown = TABS.filter((name) => name !== "rules" || item.row.code !== undefined || tab === "rules");
  return (
    <>
      <div class="tabs" role="tablist" aria-label={`Details of step ${refText(item)}`} onKeyDown={moveTab}>
        {shown.map((name) => (
          <button
            role="tab"
            id={`tab-${name}`}
            key={name}
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => show({ tab: name })}
          >
            {TITLES[name]}{" "}
            {all[name as keyof typeof all] === undefined ? null : (
              <span class="cnt">{all[name as keyof typeof all]}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {step === undefined || library === null ? <Waiting /> : <Panel item={item} tab={tab} />}
      </div>
    </>
  );
}

/** Arrows move between tabs, as the ARIA practices say. */
function moveTab(event: KeyboardEvent): void {
  const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (way === 0) return;
  event.stopPropagation();
  event.preventDefault();
  const place = TABS.indexOf(url.value.tab);
  const next = TABS[(place + way + TABS.length) % TABS.length];
  if (next === undefined) return;
  show({ tab: next }, true);
  requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
}

function Panel({ item, tab }: { item: Item; tab: Tab }) {
  const step = stepAt(item);
  const library = engine.value;
  if (step === undefined || library === null) return null;
  const props = { item, step, library };
  switch (tab) {
    case "request":
      return (
        <>
          <RequestTab {...props} />
          <AnswerTab {...props} />
        </>
      );
    case "answer":
      return <AnswerTab {...props} />;
    case "events":
      return <EventsTab {...props} />;
    case "withheld":
      return <WithheldTab {...props} />;
    case "changes":
      return <ChangesTab {...props} />;
    case "rules":
      return <RulesTab {...props} />;
  }
}
