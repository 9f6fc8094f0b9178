// @vitest-environment happy-dom
import * as library from "realm-simulator";
import { expect, test } from "vitest";
import flow from "./client-flow.cjs";

test("a client's test with vitest in happy-dom", async () => {
  expect(typeof document).toBe("object");
  expect(await flow.clientFlow(library)).toEqual(flow.EXPECTED);
});
