import assert from "node:assert/strict";
import test from "node:test";
import * as library from "realm-simulator";
import flow from "./client-flow.cjs";

test("a client's test with node:test", async () => {
  assert.deepEqual(await flow.clientFlow(library), flow.EXPECTED);
});
