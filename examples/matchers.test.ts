/** Expectations about outcomes and realms, in vitest and jest alike. */
import { createSimulator } from "realm-simulator";
import { matchers } from "realm-simulator/matchers";
import { expect, test } from "vitest";

expect.extend(matchers);

test("an account that left a channel neither posts there nor receives its messages", () => {
  const sim = createSimulator({
    users: [
      { email: "ann@example.test", role: "owner" },
      { email: "bob@example.test", role: "guest" },
    ],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const [ann, bob] = [sim.must.as("ann@example.test"), sim.as("bob@example.test")];
  const hello = { type: "channel", to: "general", topic: "lunch", content: "hello" } as const;

  ann.unsubscribe({ subscriptions: ["general"], principals: ["bob@example.test"] });
  expect(bob.sendMessage(hello)).toBeRefused("BAD_REQUEST");
  const sent = sim.as("ann@example.test").sendMessage(hello);
  expect(sent).toBeAccepted();
  expect(sent).toHaveSentEvent("ann@example.test", { type: "message" });
  expect(sent).not.toHaveSentEvent("bob@example.test", { type: "message" });
  expect(sim).toHaveMessages(["hello"]);
});
