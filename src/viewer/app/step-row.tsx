/** A line of the list of steps: a time, or a step with its result. */
import { Icon } from "./icons";
import { accountOf, rows, trace } from "./run";
import type { Item } from "./run-items";
import { refText, select } from "./selection";
import { Name, Who } from "./text";
import { clockTimeText, countOf, faultName, spanText } from "./words";

export function beganAt(): number {
  return trace.value?.began_at ?? rows.value[0]?.at ?? 0;
}

export function Heading({ at, top, isSticky = false }: { at: number; top: number; isSticky?: boolean }) {
  const since = at - beganAt();
  return (
    <div class={`th ${isSticky ? "sticky" : ""}`} style={{ top: `${isSticky ? 0 : top}px` }} aria-hidden="true">
      <b>{clockTimeText(at)}</b>
      <span>{since === 0 ? "start" : `+${spanText(since)}`}</span>
    </div>
  );
}

export function StepRow({ item, top, isChosen }: { item: Item; top: number; isChosen: boolean }) {
  const { row, failed, b } = item;
  const world = row.account === 0 && row.kind !== "request";
  return (
    <div
      class={`step ${isChosen ? "on" : ""} ${failed.length > 0 ? "bad" : ""} ${b > 0 ? "branch" : ""}`}
      style={{ top: `${top}px` }}
      role="option"
      aria-selected={isChosen}
      id={`step-${refText(item)}`}
      onClick={() => select(item)}
    >
      <span class="n">{refText(item)}</span>
      {world ? (
        <span class="clk">
          <Icon name={row.kind === "clock" ? "clock" : "settings"} />
          <span class="el">
            {row.kind === "clock" ? `clock +${spanText(row.moved ?? 0)}` : row.operation}
            {row.gist === "" ? null : (
              <>
                {" "}
                · <Name text={row.gist} />
              </>
            )}
          </span>
        </span>
      ) : (
        <>
          <Who account={accountOf(row.account)} short />
          <span class="what">
            <span class="op">{row.operation}</span> <Name text={row.gist} className="mut" />
          </span>
        </>
      )}
      <Status item={item} />
      <span class="ev">
        {row.to.length > 0 ? (
          <span title={`received by ${countOf(row.to.length, "account")}`}>→ {row.to.length}</span>
        ) : (
          ""
        )}
      </span>
    </div>
  );
}

/** How a step ended, as text and color. */
export function Status({ item }: { item: Item }) {
  const { row, failed } = item;
  if (failed.length > 0)
    return (
      <span class="st e">
        <Icon name="flag" />
        failed
      </span>
    );
  if (row.fault !== undefined) {
    const text =
      row.fault.fault === "rate_limit" || row.fault.fault === "status"
        ? String(row.status)
        : faultName(row.fault.fault);
    return (
      <span class="st f">
        <Icon name="bolt" />
        {text}
      </span>
    );
  }
  if (row.status === undefined) return <span class="st">{row.gist === "waits for events" ? "waits" : ""}</span>;
  return <span class={`st ${row.status >= 400 ? "e" : ""}`}>{row.status === 0 ? "no answer" : row.status}</span>;
}
