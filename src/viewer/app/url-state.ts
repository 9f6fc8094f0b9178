/** What is shown, as the fragment of the address says it. Everything that changes what is shown changes the fragment. */
import { computed, signal } from "@preact/signals";

export const VIEWS = ["steps", "sequence", "deliveries", "state"] as const;
export type View = (typeof VIEWS)[number];

export const TABS = ["request", "answer", "events", "withheld", "changes", "rules"] as const;
export type Tab = (typeof TABS)[number];

export const SIDES = ["before", "after", "changes"] as const;
export type Side = (typeof SIDES)[number];

interface UrlState {
  readonly view: View;
  /** `25`, or `20.1` for the first step of a branch from step 20; null where none is given. */
  readonly step: string | null;
  readonly tab: Tab;
  readonly as: string | null;
  readonly side: Side;
  readonly q: string;
  readonly range: string | null;
  readonly cell: string | null;
  readonly part: string | null;
  readonly branch: string | null;
  readonly use: string | null;
  readonly theme: string | null;
}

const NAMES = ["tab", "as", "side", "q", "range", "cell", "part", "branch", "use", "theme"] as const;
const USUAL: Partial<UrlState> = { tab: "request", side: "after", q: "" };

/** The fragment as a state; what is unknown in it is ignored. */
function parseFragment(hash: string): UrlState {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [view, step] = path.split("/");
  const given = new URLSearchParams(query);
  const oneOf = <T extends string>(values: readonly T[], value: string | null | undefined, usual: T): T =>
    values.find((one) => one === value) ?? usual;
  return {
    view: oneOf(VIEWS, view, "steps"),
    step: step !== undefined && /^\d+(\.\d+)?$/.test(step) ? step : null,
    tab: oneOf(TABS, given.get("tab"), "request"),
    as: given.get("as"),
    side: oneOf(SIDES, given.get("side"), "after"),
    q: given.get("q") ?? "",
    range: given.get("range"),
    cell: given.get("cell"),
    part: given.get("part"),
    branch: given.get("branch"),
    use: given.get("use"),
    theme: oneOf(["dark", "light"], given.get("theme"), "dark") === given.get("theme") ? given.get("theme") : null,
  };
}

function fragmentOf(state: UrlState): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = state[name];
    if (value !== null && value !== "" && value !== USUAL[name]) query.set(name, value);
  }
  const text = query.toString().replace(/%40/g, "@").replace(/%3A/g, ":").replace(/%2F/g, "/");
  return `#/${state.view}${state.step === null ? "" : `/${state.step}`}${text === "" ? "" : `?${text}`}`;
}

export const url = signal<UrlState>(parseFragment(location.hash));

/** Shows something else. Moves by arrows replace the entry of the history, clicks add one. */
export function show(change: Partial<UrlState>, replace = false): void {
  const next = { ...url.value, ...change };
  const fragment = fragmentOf(next);
  if (fragment === fragmentOf(url.value)) return;
  url.value = next;
  history[replace ? "replaceState" : "pushState"](null, "", fragment);
}

/** The address of something else, for links. */
export function linkTo(change: Partial<UrlState>): string {
  return fragmentOf({ ...url.value, ...change });
}

addEventListener("hashchange", () => (url.value = parseFragment(location.hash)));
addEventListener("popstate", () => (url.value = parseFragment(location.hash)));

export const theme = computed(() => url.value.theme);

/** How long the part of a link may be that holds a branch. */
export const LINK_LIMIT = 2048;

/** Compresses JSON for a link. */
export async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The text of compressed base64, also base64url. */
export async function inflated(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
