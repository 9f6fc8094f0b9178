// A test that times out; the hook then reports which requests have no answer.
const { createSimulator } = require("realm-simulator");
const { reportWaiting } = require("realm-simulator/matchers");

afterEach(reportWaiting());

test("a poll that is never answered", async () => {
  const sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "ann-key" }] });
  const { queue_id } = sim.must.as("ann@example.test").registerQueue({});
  const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
  await sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers });
}, 100);
