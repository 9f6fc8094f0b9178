/** A page says the feature level of its run, and what the realm follows. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { traceOf } from "../../src/trace-file";
import { realmText } from "../../src/viewer/app/words";

test("traces name the mode, and files of earlier versions have none", async () => {
  expect(realmText(await traceOf(createSimulator()))).toBe("feature level 421 · follows the documentation");
  expect(realmText(await traceOf(createSimulator({ realm: { follow: "server" } })))).toBe("feature level 421 · follows servers");
  expect(realmText({ feature_level: 372 })).toBe("feature level 372");
});
