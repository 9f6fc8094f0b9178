// How well each call of a run is known.
import { createSimulator } from "realm-simulator";
import { evidence } from "realm-simulator/evidence";
import { matchers } from "realm-simulator/matchers";
import { expect, test } from "vitest";

expect.extend(matchers);

test("my client uses only what is known", async () => {
  const sim = createSimulator({ realm: { follow: "server" } });
  evidence(sim); // Begins to count.
  await sim.fetch("https://chat.test/api/v1/server_settings"); // Your client.
  console.log(evidence(sim).text);
  expect(sim).toBeKnown({ atLeast: "described" });
});
