// What a team writes by hand to test its client: Express, mutable arrays, one channel, no rule. Prints its address. Its
// argument has an answer of the simulator to each request, so that its own answers have the same fields and bytes.
import express from "express";

const { sent, read, polled } = JSON.parse(process.argv[2]);
const [readMessage] = read.messages;
const [sentEvent] = polled.events;

const KEY = `Basic ${btoa("ann@example.test:key")}`;
const [messages, topics, events] = [[], new Map(), []];

function send(topic, content) {
  const id = messages.length + 1;
  messages.push(content);
  topics.set(topic, [...(topics.get(topic)?.slice(-19) ?? []), { ...readMessage, id, subject: topic }]);
  events.push({ ...sentEvent, id: events.length, message: { ...sentEvent.message, id, subject: topic } });
  return id;
}

const app = express();
app.use(express.urlencoded({ extended: false }));
app.use((request, response, next) => {
  if (request.headers.authorization === KEY) next();
  else response.status(401).json({ result: "error", msg: "Invalid API key", code: "INVALID_API_KEY" });
});
app.post("/api/v1/messages", ({ body }, response) => {
  response.json({ ...sent, id: send(body.topic, body.content) });
});
app.get("/api/v1/messages", ({ query }, response) => {
  const topic = JSON.parse(query.narrow).find(({ operator }) => operator === "topic").operand;
  response.json({ ...read, messages: topics.get(topic) ?? [] });
});
app.get("/api/v1/events", ({ query }, response) => {
  const after = Number(query.last_event_id);
  response.json({ ...polled, queue_id: query.queue_id, events: events.slice(after + 1) });
});
app.post("/api/v1/register", (_, response) => {
  response.json({ result: "success", msg: "", queue_id: "queue", last_event_id: events.length - 1 });
});

const server = app.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` })}\n`);
});
