/** Responses for clients in this process are read as those of the platform are. */
import { expect, test } from "vitest";
import { answerResponseOf } from "../../src/simulator/answer-response";

const HEADERS = { "content-type": "application/json", "x-mark": "here" };
const BODY = { result: "success", msg: "ä" };

const ours = (): Response => answerResponseOf(BODY, 201, HEADERS);
const platforms = (): Response => new Response(JSON.stringify(BODY), { status: 201, headers: HEADERS });

async function saidOf(response: Response, read: (response: Response) => Promise<unknown>): Promise<unknown> {
  const first = await read(response);
  const again = await read(response).catch((error: unknown) => Object.prototype.toString.call(error));
  return { first, again, isUsed: response.bodyUsed, status: response.status, mark: response.headers.get("x-mark") };
}

test.each<[string, (response: Response) => Promise<unknown>]>([
  ["text", (response) => response.text()],
  ["JSON", (response) => response.json()],
  ["bytes", async (response) => [...new Uint8Array(await response.arrayBuffer())]],
  ["a blob", async (response) => (await response.blob()).size],
  ["a stream", async (response) => (await response.body?.getReader().read())?.value],
  ["a stream after the text", async (response) => [await response.text(), response.body?.locked]],
  ["a copy", async (response) => response.clone().text()],
  ["the JSON after a copy", async (response) => [await response.clone().text(), await response.json()]],
  [
    "a copy after the text",
    (response) =>
      response
        .text()
        .then(() => response.clone().text())
        .catch((error: unknown) => error instanceof TypeError),
  ],
  ["the text after a copy", async (response) => [await response.clone().text(), await response.text()]],
  ["a form", (response) => response.formData().catch((error: unknown) => error instanceof TypeError)],
])("%s", async (_what, read) => {
  expect(await saidOf(ours(), read)).toEqual(await saidOf(platforms(), read));
});

test("what a client reads is its own", async () => {
  const read: { people?: string[] } = await answerResponseOf({ people: Object.freeze(["Ann"]) }, 200, {}).json();
  read.people?.push("Bo");
  expect(read).toEqual({ people: ["Ann", "Bo"] });
});

test("is a response, not used before it is read, and without a body where no body is given", async () => {
  expect(ours()).toBeInstanceOf(Response);
  expect(ours().bodyUsed).toBe(false);
  expect(answerResponseOf(null, 204, {}).body).toBe(null);
});
