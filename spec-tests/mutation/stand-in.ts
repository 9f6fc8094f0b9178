/** Stands in for the test runner where faults are planted: the tests are kept, and its expectations are its own. */
import { expect, expectTypeOf } from "vitest";

/** Custom matchers request the present file of the runner. */
Reflect.set(globalThis, "__vitest_worker__", { filepath: "" });

export { expect, expectTypeOf };
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, tests, testsOf } from "../support/collected-tests";
