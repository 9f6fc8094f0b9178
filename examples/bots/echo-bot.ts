/** A server of an outgoing webhook bot: it answers each message with its text. */
import { createServer, type Server } from "node:http";

export function echoBot(token: string): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = JSON.parse(Buffer.concat(chunks).toString());
    if (sent.token !== token) return response.writeHead(401).end();
    const answer = sent.data.includes("quiet")
      ? { response_not_required: true }
      : { content: `You said: ${sent.data}` };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer));
  });
}
