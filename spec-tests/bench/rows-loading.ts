import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRealm, createSimulator, registerQueue } from "../../src/index";
import { inWords, timed, timedPair, timingOf, type Timing } from "./measure";
import { ratioRow, type BenchRow } from "./report";

const SMALL = {
  users: [{ email: "ann@example.test" }, { email: "bob@example.test" }],
  channels: [{ name: "general", subscribers: "all" as const }],
};
const HELLO = { type: "channel", to: 1, topic: "t", content: "hi" } as const;

/** What tests of clients begin with: a queue, a simulator with a few messages, and what checking calls costs. */
export function beginningRows(): BenchRow[] {
  const realm = createRealm(SMALL);
  const register = timed(() => void registerQueue(realm, 1, {}), 1, 200);
  const thousand = timed(
    () => {
      for (let test = 0; test < 1000; test += 1) {
        const ann = createSimulator(SMALL).must.as("ann@example.test");
        for (let message = 0; message < 10; message += 1) ann.sendMessage(HELLO);
        ann.getMessages({ anchor: "newest", num_before: 10, num_after: 0 });
      }
    },
    1,
    3,
  );
  const send = (validate: boolean): void => {
    const ann = createSimulator(SMALL, { validate }).as("ann@example.test");
    for (let message = 0; message < 1000; message += 1) ann.sendMessage(HELLO);
  };
  return [
    { what: "registerQueue of a small realm", ours: inWords(register), other: "", ratio: "", goal: "≤ 0.5 ms" },
    { what: "1,000 tests of ten messages each", ours: inWords(thousand), other: "", ratio: "", goal: "< 1 s" },
    ratioRow(
      "checked typed call ÷ unchecked",
      ...timedPair(
        () => send(true),
        () => send(false),
        1000,
      ),
      "",
    ),
  ];
}

/** Processor time of importing the built package, beside an empty module, in turns. */
export function importRow(): BenchRow {
  const what = "import of the main entry ÷ of an empty module (processor time)";
  const entry = join(process.cwd(), "dist/index.js");
  if (!existsSync(entry)) return { what, ours: "not built", other: "", ratio: "", goal: "30 ms more" };
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 20; round += 1) {
    for (const [index, url] of [pathToFileURL(entry).href, "data:text/javascript,"].entries()) {
      const code = `const a = process.cpuUsage(); await import("${url}"); const b = process.cpuUsage(a); console.log(b.user + b.system)`;
      const told = execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
      times[index]?.push(Number(told));
    }
  }
  const [ours, other]: Timing[] = times.map((list) => timingOf(list));
  return { what, ours: inWords(ours ?? timingOf([])), other: inWords(other ?? timingOf([])), ratio: "", goal: "30 ms more" };
}
