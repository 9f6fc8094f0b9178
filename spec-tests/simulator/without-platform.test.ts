/** A simulator where the platform has no requests and responses of its own, as in jsdom. */
import { afterEach, expect, test, vi } from "vitest";
import { createSimulator } from "../../src/index";

afterEach(() => void vi.unstubAllGlobals());

test("fetch answers with what clients read of a response", async () => {
  for (const name of ["Request", "Response", "Headers", "TextEncoder", "TextDecoder"]) vi.stubGlobal(name, undefined);
  const sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "kéy" }] });
  const headers = { Authorization: `Basic ${btoa("ann@example.test:k\u00c3\u00a9y")}` };
  const answer = await sim.fetch("/api/v1/users/me", { headers });
  expect([answer.ok, answer.status]).toEqual([true, 200]);
  expect(answer.headers.get("Content-Type")).toBe("application/json");
  expect(await answer.json()).toMatchObject({ result: "success", user_id: 1 });
  expect(JSON.parse(await answer.clone().text())).toMatchObject({ user_id: 1 });
  const refused = await sim.fetch("/api/v1/users/me", { headers: new Map([["authorization", "Basic !"]]) as never });
  expect([refused.ok, refused.status]).toEqual([false, 401]);
});

test("files are sent and read back, and an answer that is cut fails when it is read", async () => {
  const sim = createSimulator({
    users: [{ email: "ann@example.test", api_key: "key" }],
    faults: { rules: [{ fault: "cut_answer", operation: "get-own-user" }] },
  });
  const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
  const file = new File(["Grüße"], "notes.txt", { type: "text/plain" });
  const body = new FormData();
  body.append("file", file);
  for (const name of ["Request", "Response", "Headers", "TextEncoder", "TextDecoder"]) vi.stubGlobal(name, undefined);
  vi.stubGlobal("FileReader", ReaderOfJsdom);
  Object.defineProperty(File.prototype, "arrayBuffer", { value: undefined, configurable: true });
  try {
    const sent = await sim.fetch("/api/v1/user_uploads", { method: "POST", headers, body });
    const { url }: { url: string } = await sent.json();
    const read = await sim.fetch(`http://localhost${url}`, { headers });
    expect(await read.clone().text()).toBe("Grüße");
    expect([...new Uint8Array(await read.arrayBuffer())]).toHaveLength(7);
  } finally {
    delete (File.prototype as Partial<File>).arrayBuffer;
  }
  const cut = await sim.fetch("/api/v1/users/me", { headers });
  await expect(cut.json()).rejects.toThrow();
});

/** What jsdom has instead of `arrayBuffer`. */
class ReaderOfJsdom {
  result: ArrayBuffer | null = null;
  onload: () => void = () => undefined;
  async readAsArrayBuffer(file: Blob): Promise<void> {
    this.result = await Blob.prototype.arrayBuffer.call(file);
    this.onload();
  }
}
