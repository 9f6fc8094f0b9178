import { useEffect } from "preact/hooks";
import { toast } from "./clipboard";
import { DeliveriesView } from "./deliveries";
import { Detail } from "./detail";
import { Dialogs } from "./dialogs";
import { isTrouble } from "./filter";
import { Icon } from "./icons";
import { LiveBar, LiveNotes } from "./live-bar";
import { LiveSide } from "./live-side";
import { isPhone } from "./phone";
import { differsAt, mode, playedCount, playProblem, rows, trace, unit, unreadable } from "./run";
import { items } from "./run-items";
import { ScenePane } from "./scene-pane";
import { select, selected } from "./selection";
import { SequenceView } from "./sequence";
import { StateView } from "./state-view";
import { StepList } from "./step-list";
import { Name } from "./text";
import { Timeline } from "./timeline";
import { TopBar, ViewLinks } from "./top-bar";
import { TryForm } from "./try-form";
import { theme, url } from "./url-state";
import { realmText } from "./words";

export function App() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme.value === null) delete dataset["theme"];
    else dataset["theme"] = theme.value;
  }, [theme.value]);
  return (
    <>
      <TopBar />
      {mode.value === "live" ? <LiveBar /> : null}
      <main class={`main view-${url.value.view} ${mode.value}`}>
        {mode.value === "live" ? <LiveNotes /> : null}
        {unreadable.value === null ? null : (
          <p class="note amb" role="status">
            <Name text={unreadable.value} />
          </p>
        )}
        {playProblem.value === null ? null : (
          <p class="note amb" role="status">
            The run cannot be played here: <Name text={playProblem.value} /> The recorded list is shown.
          </p>
        )}
        {differsAt.value === null ? null : (
          <div class="note red row" role="status">
            <Icon name="warn" />
            <span>
              <b>Plays differently from step {differsAt.value} on.</b> Recorded with{" "}
              <Name text={trace.value?.version ?? "?"} />. Earlier steps are alike; later states are those of this
              version.
            </span>
            <span class="grow" />
            <button class="btn" onClick={() => select({ n: differsAt.value ?? 1, b: 0 })}>
              Go there
            </button>
          </div>
        )}
        <CurrentView />
      </main>
      {mode.value === "campaign" && trace.value === null ? null : <Foot />}
      <nav class="bar only-p" aria-label="Views">
        <ViewLinks />
      </nav>
      <Dialogs />
      {toast.value === null ? null : (
        <div class="toast" role="status">
          {toast.value}
        </div>
      )}
    </>
  );
}

function CurrentView() {
  if (mode.value === "campaign" && trace.value === null) return <SequenceView />;
  switch (url.value.view) {
    case "sequence":
      return <SequenceView />;
    case "deliveries":
      return <DeliveriesView />;
    case "state":
      return (
        <>
          <TimelineStrip />
          <StateView />
        </>
      );
    default:
      return <StepsView />;
  }
}

function TimelineStrip() {
  return items.value.length === 0 ? null : <Timeline />;
}

function StepsView() {
  const isDetail = isPhone.value && url.value.step !== null;
  return (
    <>
      {isPhone.value && mode.value === "playground" && !isDetail ? <TryForm /> : null}
      {isDetail ? null : <TimelineStrip />}
      <div class={`panes steps-panes ${isDetail ? "show-detail" : ""} ${mode.value === "live" ? "with-side" : ""}`}>
        {mode.value === "live" ? <LiveSide /> : null}
        {isDetail ? null : <StepList />}
        {isPhone.value && !isDetail ? null : <Detail />}
        {isPhone.value ? null : <ScenePane />}
      </div>
      {isDetail ? <Scrubber /> : null}
    </>
  );
}

/** On phones: bars of the steps around the chosen one, and the way to the next. */
function Scrubber() {
  const all = items.value;
  const place = all.findIndex((item) => item === selected.value);
  const from = Math.max(0, Math.min(all.length - 40, place - 20));
  const before = all[place - 1];
  const after = all[place + 1];
  return (
    <div class="scrub only-p">
      <button
        class="btn"
        disabled={before === undefined}
        aria-label={`Step before: ${before?.n ?? "none"}`}
        onClick={() => before !== undefined && select(before, true)}
      >
        <Icon name="left" /> {before?.n ?? ""}
      </button>
      <div class="bars" aria-hidden="true">
        {all.slice(from, from + 40).map((item) => (
          <i
            key={`${item.n}.${item.b}`}
            class={`${item.failed.length > 0 || isTrouble(item.row) ? (item.row.fault === undefined ? "e" : "f") : ""} ${item === selected.value ? "on" : ""} ${item.row.writes ? "w" : ""}`}
            onClick={() => select(item, true)}
          />
        ))}
      </div>
      <button
        class="btn"
        disabled={after === undefined}
        aria-label="Step after"
        onClick={() => after !== undefined && select(after, true)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

function Foot() {
  const file = trace.value;
  const isPlayed = playedCount.value >= rows.value.length;
  return (
    <footer class="foot only-w">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {unit.value}
      </span>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> same lane
      </span>
      <span>
        <kbd>E</kbd> next error
      </span>
      <span>
        <kbd>1</kbd>–<kbd>6</kbd> detail
      </span>
      <span>
        <kbd>V</kbd> as whom
      </span>
      <span>
        <kbd>T</kbd> try a request
      </span>
      <span>
        <kbd>?</kbd> all keys
      </span>
      <span class="grow" />
      {file === null ? null : (
        <span>
          <Name text={file.realm} /> · {realmText(file)}
          {file.version === "" ? null : (
            <>
              {" "}
              · realm-simulator <Name text={file.version} />
            </>
          )}
        </span>
      )}
      {mode.value === "live" || mode.value === "playground" ? null : isPlayed && differsAt.value === null ? (
        <span class="grn" id="played">
          <Icon name="check" /> plays again alike
        </span>
      ) : (
        <span id={isPlayed ? "played" : undefined}>
          {isPlayed ? "plays differently" : `playing ${playedCount.value} of ${rows.value.length}`}
        </span>
      )}
    </footer>
  );
}
