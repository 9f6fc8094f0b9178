/** Starts the page: what was recorded is painted first, then the library is inflated and plays the run. */
import { render } from "preact";
import type { CampaignTrace, TraceFile } from "../../trace-player";
import type { Engine } from "../engine/engine";
import { App } from "./app";
import { recallWidths } from "./columns";
import { listenToKeys } from "./keys";
import { follow } from "./live-connection";
import { FIXTURES, openPlayground } from "./playground";
import { type Branch, campaignRun, engine, mode, openTrace, playBranch, playOn, trace, unreadable } from "./run";
import { isTrying } from "./try-form";
import { inflated, show, url } from "./url-state";

const READS_FORMATS = [1];

function dataOf(id: string): unknown {
  const text = document.getElementById(id)?.textContent?.trim() ?? "";
  return text === "" ? null : JSON.parse(text);
}

function isCampaign(data: unknown): data is CampaignTrace {
  return Object(data)["format"] === "campaign-trace";
}

function open(data: unknown): void {
  if (url.value.use === "playground") mode.value = "playground";
  else if (isCampaign(data)) {
    mode.value = "campaign";
    campaignRun.value = data;
    if (location.hash === "") show({ view: "sequence" }, true);
    if (data.run !== undefined) openTrace(data.run);
  } else if (data === "live") mode.value = "live";
  else if (data === null) {
    mode.value = "playground";
  } else {
    const format: unknown = Object(data)["format"];
    if (!READS_FORMATS.includes(Number(format))) {
      unreadable.value = `This is a trace of format ${String(format)}; this viewer reads ${READS_FORMATS.join(" and ")}. The list of steps is shown, states cannot be.`;
    }
    openTrace({ ...EMPTY, ...Object(data) } as TraceFile);
  }
}

const EMPTY = {
  calls: [],
  digests: [],
  rows: [],
  accounts: [],
  expectations: [],
  title: "Trace",
  realm: "",
  version: "?",
};

async function loadEngine(): Promise<Engine> {
  const code = await inflated(document.getElementById("engine")?.textContent ?? "");
  const script = document.createElement("script");
  script.textContent = code;
  document.head.append(script);
  const loaded: unknown = Object(globalThis)["realmEngine"];
  return loaded as Engine;
}

async function start(): Promise<void> {
  const data = dataOf("trace-data");
  open(data);
  recallWidths();
  render(<App />, document.getElementById("app") ?? document.body);
  performance.mark("first-paint");
  listenToKeys();
  if (trace.value === null && mode.value === "campaign") return;
  if (unreadable.value !== null) return;
  await new Promise((resolve) => setTimeout(resolve, 0));
  engine.value = await loadEngine();
  if (mode.value === "live") return follow();
  if (mode.value === "playground") {
    isTrying.value = true;
    const [first] = FIXTURES;
    return first === undefined ? undefined : openPlayground(first.fixture);
  }
  const file = trace.value;
  if (file !== null) await playOn(file.calls, file.digests);
  performance.mark("played");
  const packed = url.value.branch;
  if (packed !== null) {
    try {
      await playBranch(JSON.parse(await inflated(packed)) as Branch);
    } catch {
      show({ branch: null }, true);
    }
  }
}

void start();
