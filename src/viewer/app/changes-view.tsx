import { useEffect, useMemo, useState } from "preact/hooks";
import type { Realm } from "../../index";
import type { TraceAccount } from "../../trace-player";
import type { Change, ChangesOfAccount } from "../engine/changes";
import type { Engine } from "../engine/engine";
import { accountOf } from "./run";
import { Name, Plain, Who } from "./text";
import { shortName } from "./words";

/** What differs between two states: as an account sees it, as others see it, and in the realm. */
export function ChangesView({
  before,
  after,
  account,
  library,
}: {
  before: Realm;
  after: Realm;
  account: TraceAccount;
  library: Engine;
}) {
  const seen = useMemo(() => library.seenChanges(before, after, account.user_id), [before, after, account.user_id]);
  const inRealm = useMemo(() => library.realmChanges(before, after), [before, after]);
  const [others, setOthers] = useState<readonly ChangesOfAccount[]>([]);
  // These take longest, and a move between moments does not wait for them.
  useEffect(() => {
    setOthers([]);
    const timer = setTimeout(() => setOthers(library.changesOfOthers(before, after, account.user_id)), 0);
    return () => clearTimeout(timer);
  }, [before, after, account.user_id]);
  return (
    <>
      <div class="sec">
        <h3>
          What <Name text={shortName(account.name)} /> sees
        </h3>
        {seen.length === 0 ? <p class="mut">Nothing changed for this account.</p> : <ChangeList changes={seen} />}
      </div>
      {others.length === 0 ? null : (
        <div class="sec">
          <h3>What others see</h3>
          {others.map(({ user_id, changes: own }) => (
            <details key={user_id}>
              <summary>
                <Who account={accountOf(user_id)} short /> <span class="cnt">{own.length}</span>
              </summary>
              <ChangeList changes={own} />
            </details>
          ))}
        </div>
      )}
      <div class="sec">
        <h3>In the realm</h3>
        {inRealm.length === 0 ? (
          <p class="mut">Nothing changed.</p>
        ) : (
          <ul class="diff">
            {inRealm.map((line) => (
              <li key={line}>
                <span class="tilde">~</span>
                <code class="wrap">
                  <Plain text={line} />
                </code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul class="diff">
      {changes.map(({ path, before, after }) => (
        <li key={path} class={before === undefined ? "added" : after === undefined ? "removed" : ""}>
          <span class="tilde" aria-hidden="true">
            {before === undefined ? "+" : after === undefined ? "−" : "~"}
          </span>
          <code class="path">
            <Plain text={path} />
          </code>
          <span class="wrap">
            <span class="sr">{before === undefined ? "added" : after === undefined ? "removed" : "changed"}</span>
            {before === undefined ? null : (
              <code class="mut">
                <Plain text={before} />
              </code>
            )}
            {before !== undefined && after !== undefined ? " → " : null}
            {after === undefined ? null : (
              <code>
                <Plain text={after} />
              </code>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
