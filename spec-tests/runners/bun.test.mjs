import { expect, test } from "bun:test";
import * as library from "realm-simulator";
import flow from "./client-flow.cjs";

test("a client's test with Bun", async () => {
  expect(await flow.clientFlow(library)).toEqual(flow.EXPECTED);
});
