import assert from "node:assert/strict";
import * as library from "realm-simulator";
import flow from "./client-flow.cjs";

Deno.test("a client's test with Deno", async () => {
  assert.deepEqual(await flow.clientFlow(library), flow.EXPECTED);
});
