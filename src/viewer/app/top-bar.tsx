import { openDialog } from "./dialogs";
import { Icon, type IconName, Logo } from "./icons";
import { FIXTURES, openPlayground } from "./playground";
import { campaignRun, mode, rows, trace, unit } from "./run";
import { shownItems } from "./run-items";
import { Name } from "./text";
import { linkTo, show, url, type View } from "./url-state";
import { realmText } from "./words";

const VIEW_NAMES: readonly (readonly [View, string, IconName])[] = [
  ["steps", "Steps", "steps"],
  ["sequence", "Sequence", "branch"],
  ["deliveries", "Deliveries", "table"],
  ["state", "State", "eye"],
];

export function TopBar() {
  const file = trace.value;
  const title = campaignRun.value?.title ?? file?.title ?? "realm-simulator";
  return (
    <header class="top">
      <a class="logo" href={home()}>
        <Logo />
        <span class="only-w">realm-simulator</span>
        <span class="sr only-p">realm-simulator</span>
      </a>
      <span class="sep only-w" />
      <div class="title">
        <Badge />
        <h1 class={mode.value === "playground" ? "el sr-p" : "el"}>
          <Name text={title} />
        </h1>
        <span class="mut el only-w">
          {file?.source === undefined ? "" : <Name text={file.source} />}
          {mode.value === "live" && file !== null ? `${location.origin} · ${realmText(file)}` : ""}
        </span>
        {mode.value === "playground" ? (
          <label class="pick">
            <span class="sr">Realm to begin with</span>
            <select
              onChange={(event) => {
                const one = FIXTURES[Number(event.currentTarget.value)];
                if (one !== undefined) void openPlayground(one.fixture);
              }}
            >
              {FIXTURES.map(({ name }, index) => (
                <option value={index} key={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      <nav class="seg only-w" aria-label="Views">
        <ViewLinks />
      </nav>
      {mode.value === "campaign" && file === null ? null : <Search />}
      <span class="sr" role="status">
        {rows.value.length > 0 ? `${shownItems.value.length} of ${rows.value.length} steps are shown` : ""}
      </span>
      <button class="btn gh" aria-label="Light or dark" onClick={toggleTheme}>
        <Icon name="sun" />
      </button>
      <button class="btn gh only-w" aria-label="All keys" onClick={() => openDialog("keys")}>
        <Icon name="keyboard" />
      </button>
    </header>
  );
}

/** The playground is part of a site, and leads back to its first page; every other page stays alone. */
function home(): string {
  const isInSite = mode.value === "playground" && location.protocol !== "file:";
  return isInSite ? "./" : linkTo({ view: "steps", step: null });
}

function Search() {
  return (
    <label class="field search">
      <Icon name="search" />
      <span class="sr">Filter {unit.value}s</span>
      <input
        id="search"
        type="search"
        value={url.value.q}
        placeholder={`Filter ${unit.value}s`}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => show({ q: event.currentTarget.value }, true)}
      />
      <kbd class="only-w">/</kbd>
    </label>
  );
}

export function toggleTheme(): void {
  const shown =
    url.value.theme ??
    document.documentElement.dataset["theme"] ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  show({ theme: shown === "dark" ? "light" : "dark" }, true);
}

function Badge() {
  if (mode.value === "live")
    return (
      <span class="badge grn">
        <span class="dot pulse" />
        Live
      </span>
    );
  if (mode.value === "playground") return <span class="badge acc">Playground</span>;
  if (mode.value === "campaign")
    return (
      <span class="badge red">
        <Icon name="x" />
        Counterexample
      </span>
    );
  const result = trace.value?.result;
  if (result === "failed")
    return (
      <span class="badge red">
        <Icon name="x" />
        Failed
      </span>
    );
  if (result === "passed")
    return (
      <span class="badge grn">
        <Icon name="check" />
        Passed
      </span>
    );
  return <span class="badge">Recorded</span>;
}

export function ViewLinks() {
  const isDiagram = mode.value === "campaign" && trace.value === null;
  const shown = isDiagram ? VIEW_NAMES.filter(([view]) => view === "sequence") : VIEW_NAMES;
  return (
    <>
      {shown.map(([view, name, icon]) => (
        <a
          key={view}
          href={linkTo({ view, cell: null })}
          aria-current={url.value.view === view || isDiagram ? "page" : undefined}
        >
          <Icon name={icon} />
          {view === "steps" && unit.value === "call" ? "Calls" : name}
        </a>
      ))}
    </>
  );
}
