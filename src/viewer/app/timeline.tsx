/** The strip of time: a lane per account, a mark per step, folds where the clock jumps. Many steps become density. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { isPhone } from "./phone";
import { queueCounts } from "./queue-counts";
import { branch, branchRows } from "./run";
import { items, lanes } from "./run-items";
import { colorClass, Name } from "./text";
import { Density } from "./timeline-density";
import { LANE, lanesOf } from "./timeline-geometry";
import { Marks } from "./timeline-marks";
import { roleName, shortId, shortName } from "./words";

const MOST_MARKS = 200;
const MOST_LANES = 8;

export function Timeline() {
  const box = useRef<HTMLDivElement>(null);
  const width = useMemo(() => signal(1100), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => (width.value = element.clientWidth));
    observer.observe(element);
    width.value = element.clientWidth;
    return () => observer.disconnect();
  }, []);
  const all = lanes.value;
  const shown = all.slice(0, isPhone.value ? 4 : MOST_LANES);
  const hasBranch = branch.value !== null && branchRows.value.length > 0;
  const { own, end } = lanesOf(shown, queueCounts.value);
  const height = end + (hasBranch ? LANE : 0) + 4;
  return (
    <div class="tl">
      <div class="names">
        <div class="cap">{isPhone.value ? "Time" : "Virtual time"}</div>
        <ul>
          <li class="a0">
            <span class="dot sq" />
            {isPhone.value ? "World" : "World and clock"}
          </li>
          {own.map(({ account, further }) => (
            <>
              <li class={colorClass(account.user_id)} key={account.user_id}>
                <span class="dot" />
                <Name text={isPhone.value ? shortName(account.name) : account.name} className="el" />
                <span class="grow" />
                <span class="mut only-w">{roleName(account.role, account.is_bot)}</span>
              </li>
              {further.map(({ queue }) => (
                <li class="thin" key={queue.queue_id}>
                  <span class="mut el">
                    <span class="only-w">queue </span>
                    {shortId(queue.queue_id)}
                  </span>
                </li>
              ))}
            </>
          ))}
          {hasBranch ? (
            <li class="vio">
              <span class="dot" />
              Branch
            </li>
          ) : null}
        </ul>
        {all.length > shown.length ? <span class="more mut">{all.length - shown.length} more accounts</span> : null}
      </div>
      <div class="scroll" ref={box} tabIndex={0} role="region" aria-label="Timeline">
        {items.value.length > MOST_MARKS ? (
          <Density width={width.value} height={height} shown={shown.map(({ user_id }) => user_id)} />
        ) : (
          <Marks width={width.value} height={height} lanes={own} branchY={end + LANE / 2} />
        )}
      </div>
    </div>
  );
}
