/** Requests that are built from the document alone are almost never refused for the form of a value. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/simulator/create-simulator";
import { openApiDocument } from "../../src/wire/openapi/document";
import { credentials } from "../server/every-transport";
import { LAW_FIXTURE } from "../support/law-realm";
import { generateRequest, randomFrom } from "./generated-from-document";

/** `REQUESTS=15000` generates more. */
const REQUESTS = Number(process.env["REQUESTS"] ?? 1500);
const MOST = 0.005;
const ADDRESS = "https://chat.example.test/api/v1";

/** Reasons for a value of the wrong form, or outside the allowed values. For the document, an anchor is any text. */
const OF_FORM =
  /(?<!login|anchor)_invalid$|not_json|not_converted|value_unknown|(kind|type|role|status|property|step|operator|operand|command|method)_unknown|not_editable|_length$/u;

test("at most one in two hundred requests from the document is refused for the form of a value", async () => {
  const document = openApiDocument(421);
  const simulator = createSimulator(LAW_FIXTURE);
  const begin = simulator.snapshot();
  const owner = begin.users.get(0)!;
  const random = randomFrom(1);
  const refused: string[] = [];
  let accepted = 0;
  for (let index = 0; index < REQUESTS; index++) {
    // From time to time a fresh realm: by then a lot has been deactivated and archived.
    if (index % 20 === 0) simulator.restore(begin);
    const { operation, method, path, parameters, isFileNeeded } = generateRequest(document, random);
    if (isFileNeeded) continue;
    const isInQuery = method === "GET" || method === "DELETE";
    const extra = operation === "get-events" ? [["dont_block", "true"]] : [];
    const body = new URLSearchParams([...parameters, ...extra].map(([name, value]) => [name ?? "", value ?? ""]));
    const headers = credentials(owner.delivery_email, owner.api_key);
    const url = `${ADDRESS}${path}${isInQuery ? `?${body}` : ""}`;
    const response = await simulator.fetch(url, { method, headers, ...(isInQuery ? {} : { body }) });
    if (response.status === 200) accepted += 1;
    const { reason, result } = simulator.journal.at(-1)!;
    if (reason !== null && OF_FORM.test(reason)) refused.push(`${operation}: ${JSON.stringify(result)}`);
  }
  expect(accepted / REQUESTS).toBeGreaterThan(0.25);
  expect(refused.length / REQUESTS, refused.join("\n")).toBeLessThanOrEqual(MOST);
});
