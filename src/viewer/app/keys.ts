/** The keys of the page. Single letters do nothing while a field has the focus, and can be turned off. */
import { copyText } from "./clipboard";
import { dialog, lettersOn, openDialog } from "./dialogs";
import { pauseLive } from "./live-connection";
import { accounts, mode } from "./run";
import { items, shownItems, troubles } from "./run-items";
import { select, selected, viewedAs } from "./selection";
import { goToFailure } from "./step-list";
import { isTrying } from "./try-form";
import { show, SIDES, TABS, url, VIEWS } from "./url-state";

let pendingG = 0;

export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    if (dialog.value !== null || event.defaultPrevented) return;
    if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return openDialog("go");
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isField = target !== null && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);
    if (event.key === "Escape") return leave(target, isField);
    if (isField) return;
    if (handled(event, target)) event.preventDefault();
  });
}

function leave(target: HTMLElement | null, isField: boolean): void {
  if (isField && target instanceof HTMLInputElement && target.id === "search" && target.value !== "")
    return show({ q: "" }, true);
  if (isField) return target?.blur();
  if (isTrying.value) isTrying.value = false;
  else if (url.value.cell !== null) show({ cell: null });
  else if (url.value.q !== "" || url.value.range !== null) show({ q: "", range: null });
}

function handled(event: KeyboardEvent, target: HTMLElement | null): boolean {
  const { key } = event;
  const isButton = target !== null && /^(BUTTON|A|SUMMARY)$/.test(target.tagName);
  switch (key) {
    case "ArrowDown":
      return move(1);
    case "ArrowUp":
      return move(-1);
    case "ArrowRight":
      return moveInLane(1);
    case "ArrowLeft":
      return moveInLane(-1);
    case "Home":
      return to(0);
    case "End":
      return to(-1);
    case "Enter":
      if (isButton) return false;
      document.querySelector<HTMLElement>(".detail .body")?.focus();
      return true;
    case "/":
      document.getElementById("search")?.focus();
      return true;
    case "?":
      openDialog("keys");
      return true;
    case " ":
      if (isButton || mode.value !== "live") return false;
      pauseLive();
      return true;
  }
  return lettersOn.value && letter(key, event.shiftKey);
}

function letter(key: string, shift: boolean): boolean {
  const name = key.toLowerCase();
  if (Date.now() - pendingG < 1500) {
    pendingG = 0;
    const place = "sqdt".indexOf(name);
    const view = VIEWS[place];
    if (view !== undefined) {
      show({ view, cell: null });
      return true;
    }
  }
  if (/^[1-6]$/.test(key)) {
    const tab = TABS[Number(key) - 1];
    if (tab !== undefined) show({ tab });
    return true;
  }
  switch (name) {
    case "j":
      return move(1);
    case "k":
      return move(-1);
    case "f":
      goToFailure();
      return true;
    case "e":
      return nextTrouble(shift ? -1 : 1);
    case "g":
      pendingG = Date.now();
      return true;
    case "v":
      return nextAccount(shift ? -1 : 1);
    case "b":
    case "a":
    case "c": {
      const side = SIDES["bac".indexOf(name)];
      if (side !== undefined) show({ side });
      return true;
    }
    case "t":
      isTrying.value = true;
      document.getElementById("try-operation")?.focus();
      return true;
    case "y":
      void copyText(location.href, "The link was copied.");
      return true;
  }
  return false;
}

function move(by: number): boolean {
  const all = shownItems.value;
  const chosen = selected.value;
  const place = all.findIndex((item) => item.n === chosen?.n && item.b === chosen.b);
  const next =
    place === -1
      ? (all.find(({ n }) => n > (chosen?.n ?? 0)) ?? all.at(-1))
      : all[Math.max(0, Math.min(all.length - 1, place + by))];
  if (next !== undefined) select(next, true);
  return true;
}

function moveInLane(by: number): boolean {
  const all = items.value;
  const chosen = selected.value;
  const place = all.findIndex((item) => item.n === chosen?.n && item.b === chosen.b);
  for (let index = place + by; index >= 0 && index < all.length; index += by) {
    const item = all[index];
    if (item !== undefined && item.row.account === chosen?.row.account) {
      select(item, true);
      break;
    }
  }
  return true;
}

function to(place: number): boolean {
  const item = shownItems.value.at(place);
  if (item !== undefined) select(item, true);
  return true;
}

function nextTrouble(by: number): boolean {
  const all = troubles.value;
  const n = selected.value?.n ?? 0;
  const next = by > 0 ? (all.find((item) => item.n > n) ?? all[0]) : (all.findLast((item) => item.n < n) ?? all.at(-1));
  if (next !== undefined) select(next);
  return true;
}

function nextAccount(by: number): boolean {
  const all = accounts.value;
  const place = all.findIndex(({ user_id }) => user_id === viewedAs.value?.user_id);
  const next = all[(place + by + all.length) % all.length];
  if (next !== undefined) show({ as: next.email }, true);
  return true;
}
