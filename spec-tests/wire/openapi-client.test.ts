/**
 * The types that openapi-typescript generates from the document compile, and answers of the simulator have these types.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { expect, test } from "vitest";
import { samplesAt } from "../../src/testing/samples/samples";
import { openApiDocument } from "../../src/wire/openapi/document";

const LEVEL = 421;

/** The errors of the compiler for files, line by line. */
function complaints(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  try {
    const paths = Object.entries(files).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
    const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], exactOptionalPropertyTypes: true };
    const found = ts.getPreEmitDiagnostics(ts.createProgram(paths, options));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a generated client compiles, and agrees with an answer of each operation, and with requests", async () => {
  const document = openApiDocument(LEVEL);
  const client = astToString(await openapiTS(JSON.stringify(document)));
  const joined = new Set(["get-user-by-email", "update-user-by-email"]);
  const { answers } = samplesAt(LEVEL);
  const rows = Object.entries(answers).filter(([id]) => !joined.has(id));
  expect(rows.length).toBeGreaterThan(150);
  const typed = rows.map(([id, answer], place) => {
    const type = `operations[${JSON.stringify(id)}]["responses"][200]["content"]["application/json"]`;
    return `export const answer${place}: ${type} = ${JSON.stringify(answer)};`;
  });
  const head = 'import type { operations } from "./client";\n';
  const form = '["requestBody"]["content"]["application/x-www-form-urlencoded"]';
  const requests = [
    `export const sent: operations["send-message"]${form} = { type: "direct", to: [1], content: "hi" };`,
    `export const colours: NonNullable<operations["update-settings"]["requestBody"]>${form.slice(15)} = { color_scheme: 2 };`,
  ];
  expect(complaints({ "client.ts": client, "answers.ts": head + typed.join("\n"), "requests.ts": head + requests.join("\n") })).toEqual([]);
  const wrong = `export const wrong: operations["send-message"]${form} = { type: "letter", content: "hi" };`;
  expect(complaints({ "client.ts": client, "wrong.ts": head + wrong })).toHaveLength(1);
}, 120_000);
