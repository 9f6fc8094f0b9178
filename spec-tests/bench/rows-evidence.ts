import { evidence } from "../../src/evidence";
import { createSimulator, type Simulator } from "../../src/index";
import type { Realm } from "../../src/model/realm/realm";
import { frontController } from "../../src/server/front-controller";
import { servedRequest } from "../support/served-request";
import { timedPair, timedPairAsync } from "./measure";
import { type BenchRow, ratioRow } from "./report";
import { authorizationIn, posts } from "./rows-transports";
import { CONTENT, quietRealm, sendMany, topicOf } from "./starting-points";

const CALLS = 200;

/** What it costs to count for evidence: requests that a simulator gets, that a server gets, and typed calls. */
export async function evidenceRows(size: number): Promise<BenchRow[]> {
  const start = sendMany(quietRealm(), size);
  const authorization = authorizationIn(start);
  const [counted, plain] = [simulatorFrom(start, true), simulatorFrom(start, false)];
  const fetched = await timedPairAsync(
    () => posts(counted.fetch, authorization, CALLS),
    () => posts(plain.fetch, authorization, CALLS),
    CALLS,
  );
  const [countedServer, plainServer] = [servedBy(simulatorFrom(start, true)), servedBy(simulatorFrom(start, false))];
  const served = await timedPairAsync(
    () => posts(countedServer, authorization, CALLS),
    () => posts(plainServer, authorization, CALLS),
    CALLS,
  );
  const [countedTyped, plainTyped] = [simulatorFrom(start, true), simulatorFrom(start, false)];
  const typed = timedPair(
    () => sends(countedTyped),
    () => sends(plainTyped),
    CALLS,
  );
  const at = `counted for evidence ÷ not counted, at ${size.toLocaleString("en")} messages`;
  return [
    ratioRow(`sim.fetch POST /messages, ${at}`, ...fetched, "≤ 1.05"),
    ratioRow(`served POST /messages, ${at}`, ...served, "≤ 1.05"),
    ratioRow(`typed sendMessage, ${at}`, ...typed, "≤ 1.05"),
  ];
}

function simulatorFrom(start: Realm, isCounted: boolean): Simulator {
  const simulator = createSimulator();
  simulator.restore(start);
  if (isCounted) evidence(simulator);
  return simulator;
}

function servedBy(simulator: Simulator): Simulator["fetch"] {
  const { handle } = frontController({ simulator, fixture: () => ({}), complete: (given) => given }, true);
  return async (input, init) => handle(await servedRequest(new Request(input, init)));
}

function sends(simulator: Simulator): void {
  const account = simulator.must.asUser(1);
  for (let call = 0; call < CALLS; call += 1) account.sendMessage({ type: "channel", to: 1, topic: topicOf(call), content: CONTENT });
}
