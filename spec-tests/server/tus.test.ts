/** Resumable uploads: the core of the tus protocol and creation, as web apps send files. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import type { OpenTransport } from "./every-transport";
import { credentials, TRANSPORTS } from "./every-transport";

const OLIVE = credentials("olive@example.test", "olive-key");
const MEL = credentials("mel@example.test", "mel-key");
const TUS = { "Tus-Resumable": "1.0.0" };
const BYTES = { "Content-Type": "application/offset+octet-stream" };
const CONTENT = new Uint8Array([0, 255, 128, 10, 13, 200, 1, 2, 3, 4]);
const metadata = (name: string, type = "application/x-test"): string =>
  `filename ${btoa(name)},filetype ${btoa(type)},relativePath bnVsbA==`;

describe.each(TRANSPORTS)("through $name", ({ open }) => {
  let transport: OpenTransport;
  beforeEach(async () => void (transport = await open({ ...EVERY_ROLE_FIXTURE, server: { max_file_upload_size_mib: 1 } })));
  afterEach(() => transport.close());

  const ask = (method: string, path: string, headers: object = {}, body?: Uint8Array<ArrayBuffer>): Promise<Response> =>
    transport.ask(path, { method, headers: { ...OLIVE, ...TUS, ...headers } as Record<string, string>, body: body ?? null });
  const create = (length: number | string, headers: object = {}, body?: Uint8Array<ArrayBuffer>): Promise<Response> =>
    ask("POST", "/api/v1/tus/", { "Upload-Length": String(length), "Upload-Metadata": metadata("data.bin"), ...headers }, body);
  const placeOf = (answer: Response): string => new URL(answer.headers.get("location") ?? "").pathname;
  const patch = (place: string, offset: number | string, body: Uint8Array<ArrayBuffer>, headers: object = {}): Promise<Response> =>
    ask("PATCH", place, { ...BYTES, "Upload-Offset": String(offset), ...headers }, body);
  const offsetOf = async (place: string): Promise<string | null> => (await ask("HEAD", place)).headers.get("upload-offset");
  const files = () => transport.simulator.must.asUser(1).getAttachments({}).attachments;

  test("a file in parts: begun, continued where it stopped, and read", async () => {
    const created = await create(10);
    expect([created.status, created.headers.get("tus-resumable"), created.headers.get("upload-offset")]).toEqual([201, "1.0.0", "0"]);
    const place = placeOf(created);
    expect(place).toMatch(/^\/api\/v1\/tus\/./);
    const first = await patch(place, 0, CONTENT.slice(0, 4));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "4"]);
    const head = await ask("HEAD", place);
    expect([head.status, head.headers.get("upload-offset"), head.headers.get("upload-length"), head.headers.get("cache-control")]).toEqual([
      ...[200, "4", "10", "no-store"],
    ]);
    expect(files()).toEqual([]);
    const last = await patch(place, 4, CONTENT.slice(4));
    const answer = (await last.json()) as { url: string; filename: string };
    expect([last.status, last.headers.get("upload-offset"), answer.filename]).toEqual([200, "10", "data.bin"]);
    expect(files()).toMatchObject([{ name: "data.bin", size: 10, path_id: answer.url.replace("/user_uploads/", "") }]);
    const read = await transport.ask(answer.url, { headers: OLIVE });
    expect(read.headers.get("content-type")).toBe("application/x-test");
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(CONTENT);
    expect(await offsetOf(place)).toBe("10");
    expect((await patch(place, 10, new Uint8Array())).status).toBe(204);
    expect(files()).toHaveLength(1);
    expect(transport.simulator.journal.filter(({ operation }) => operation === "upload-file")).toHaveLength(1);
  });

  test("the whole file in the POST, and an empty file", async () => {
    const whole = await create(10, BYTES, CONTENT);
    expect([whole.status, await whole.json()]).toEqual([200, { url: expect.stringMatching(/^\/user_uploads\//), filename: "data.bin" }]);
    expect(placeOf(whole)).toMatch(/^\/api\/v1\/tus\//);
    const empty = await create(0, { "Upload-Metadata": "" });
    expect(await empty.json()).toMatchObject({ filename: "uploaded-file" });
    expect(files().map(({ name, size }) => [name, size])).toEqual([
      ["data.bin", 10],
      ["uploaded-file", 0],
    ]);
  });

  test.each<[string, number, () => Promise<Response>]>([
    ["without credentials", 401, () => transport.ask("/api/v1/tus/", { method: "POST", headers: { ...TUS, "Upload-Length": "1" } })],
    ["of another version", 412, () => create(1, { "Tus-Resumable": "0.2.2" })],
    ["without a length", 400, () => ask("POST", "/api/v1/tus/")],
    ["of a negative length", 400, () => create(-1)],
    ["of a length that is no number", 400, () => create("ten")],
    ["of a length that comes later", 411, () => ask("POST", "/api/v1/tus/", { "Upload-Defer-Length": "1" })],
    ["that is too large for the server", 413, () => create(1024 ** 2 + 1)],
    ["with more bytes than its length", 413, () => create(9, BYTES, CONTENT)],
    ["by another method", 405, () => ask("PUT", "/api/v1/tus/")],
    ["that does not exist", 404, () => ask("HEAD", "/api/v1/tus/7")],
  ])("an upload %s is %i, with one sentence, and nothing is stored", async (_what, status, request) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    if (status !== 404) expect(await answer.json()).toEqual({ message: expect.stringMatching(/^[^.]+.*$/) as string });
    expect(files()).toEqual([]);
  });

  test.each<[string, number, (place: string) => Promise<Response>]>([
    ["goes over the length", 413, (place) => patch(place, 4, CONTENT.slice(3))],
    ["lies about the offset", 409, (place) => patch(place, 5, CONTENT.slice(5))],
    ["has no offset", 409, (place) => patch(place, "", CONTENT.slice(4))],
    ["has another type", 415, (place) => patch(place, 4, CONTENT.slice(4), { "Content-Type": "application/json" })],
    ["comes from another account", 404, (place) => patch(place, 4, CONTENT.slice(4), MEL)],
  ])("a part that %s is %i, and changes nothing", async (_what, status, part) => {
    const place = placeOf(await create(10));
    await patch(place, 0, CONTENT.slice(0, 4));
    expect((await part(place)).status).toBe(status);
    expect([await offsetOf(place), files()]).toEqual(["4", []]);
    expect((await patch(place, 4, CONTENT.slice(4))).status).toBe(200);
  });

  test("an answer that is lost, and a request that is lost, are continued from the offset", async () => {
    const place = placeOf(await create(10));
    for (const [fault, offset, count] of [
      ["lose_request", "0", 0],
      ["lose_answer", "10", 1],
    ] as const) {
      transport.simulator.faults.plan({ rules: [{ operation: "upload-file", fault, times: 1 }] });
      await expect(patch(place, 0, CONTENT)).rejects.toThrow(TypeError);
      expect([await offsetOf(place), files().length]).toEqual([offset, count]);
    }
  });

  test("a file that the realm refuses is forgotten", async () => {
    const place = placeOf(await create(10));
    transport.simulator.faults.plan({ rules: [{ operation: "upload-file", fault: "unauthorized", times: 1 }] });
    expect((await patch(place, 0, CONTENT)).status).toBe(401);
    expect((await patch(place, 0, CONTENT)).status).toBe(200);
  });

  test("a reset forgets what is not whole, and the address without its slash is no upload", async () => {
    const place = placeOf(await create(10));
    await patch(place, 0, CONTENT.slice(0, 4));
    transport.simulator.reset(EVERY_ROLE_FIXTURE);
    expect((await ask("HEAD", place)).status).toBe(404);
    expect((await ask("POST", "/api/v1/tus", { "Upload-Length": "1" })).status).toBe(404);
  });
});
