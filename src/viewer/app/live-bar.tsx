/** What the inspector adds above the list: the clock, snapshots, and notes about the connection. */
import { openDialog } from "./dialogs";
import { Icon } from "./icons";
import {
  act,
  isPaused,
  lostAt,
  newSnapshotName,
  overview,
  pauseLive,
  refresh,
  restorePath,
  undo,
  unseen,
} from "./live-connection";
import { Name } from "./text";
import { clockTimeText, dateText, spanText } from "./words";

export function LiveBar() {
  const seen = overview.value;
  const move = (body: unknown) => (): void => void act("/clock", "POST", body);
  return (
    <div class="livebar" role="region" aria-label="Clock and snapshots" tabIndex={0}>
      <div class="now">
        <b>{seen === null ? "…" : clockTimeText(seen.now)}</b>
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
      <button class="btn" aria-pressed={isPaused.value} onClick={pauseLive}>
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
  void act("/snapshots", "POST", { name: newSnapshotName(`at ${seen === null ? "?" : clockTimeText(seen.now)}`) });
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
