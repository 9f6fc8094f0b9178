const library = require("realm-simulator");
expect.extend(require("realm-simulator/matchers").matchers);
const { clientFlow, EXPECTED } = require("./client-flow.cjs");

test("a client's test with jest", async () => {
  expect(await clientFlow(library)).toEqual(EXPECTED);
});

test("matchers of jest", () => {
  const sim = library.createSimulator({ users: [{ email: "ann@example.test" }] });
  const ann = sim.as("ann@example.test");
  expect(ann.getOwnUser()).toBeAccepted();
  expect(ann.sendMessage({ type: "channel", to: "nowhere", topic: "t", content: "hi" })).toBeRefused("STREAM_DOES_NOT_EXIST");
});
