/** Which account the state is shown as, and of which moment. */
import { accounts } from "./run";
import { viewedAs } from "./selection";
import { colorClass, plainText } from "./text";
import { show, type Side, SIDES, url } from "./url-state";

const SIDE_TITLES: Readonly<Record<Side, string>> = { before: "Before", after: "After", changes: "Changes" };

export function AccountPicker() {
  const account = viewedAs.value;
  return (
    <label class={`pick who ${account === undefined ? "" : colorClass(account.user_id)}`}>
      <span class="dot" />
      <span class="sr">Account to look as</span>
      <select value={account?.email ?? ""} onChange={(event) => show({ as: event.currentTarget.value })}>
        {accounts.value.map(({ email, name }) => (
          <option value={email} key={email}>
            {plainText(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SidePicker() {
  return (
    <div class="seg" role="group" aria-label="Moment">
      {SIDES.map((side) => (
        <button key={side} aria-pressed={url.value.side === side} onClick={() => show({ side })}>
          {SIDE_TITLES[side]}
        </button>
      ))}
    </div>
  );
}
