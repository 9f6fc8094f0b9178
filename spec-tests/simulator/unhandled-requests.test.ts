/** Requests that are not for the realm: reported once each, rejected, or not reported. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSimulator } from "../../src/index";

const FIXTURE = { realm: { url: "https://chat.test" } };
const warnings: string[] = [];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text.split(" Silence")[0] ?? ""));
});

afterEach(() => {
  vi.restoreAllMocks();
  warnings.length = 0;
});

test("an address outside the interface is 404, with one warning", async () => {
  const sim = createSimulator(FIXTURE);
  for (let time = 0; time < 2; time += 1) {
    expect((await sim.fetch("https://cdn.test/logo.png?size=2")).status).toBe(404);
  }
  await sim.fetch("https://cdn.test/logo.png", { method: "POST" });
  expect(warnings).toEqual([
    "fetch: the realm has nothing at GET https://cdn.test/logo.png; the interface is under /api/v1.",
    "fetch: the realm has nothing at POST https://cdn.test/logo.png; the interface is under /api/v1.",
  ]);
});

test("a request to another host than the realm's is answered, with one warning", async () => {
  const sim = createSimulator(FIXTURE);
  for (const url of ["https://other.test", "https://other.test", "https://chat.test", "http://localhost:80", ""]) {
    expect((await sim.fetch(`${url}/api/v1/server_settings`)).status).toBe(200);
  }
  expect(warnings).toEqual(["fetch: requests to https://other.test are for another host than the realm's, https://chat.test."]);
});

test("a host whose name only begins like the realm's is another host", async () => {
  await createSimulator(FIXTURE).fetch("https://chat.te/api/v1/server_settings");
  expect(warnings).toHaveLength(1);
});

test("a realm without an address of its own has every host", async () => {
  await createSimulator().fetch("https://other.test/api/v1/server_settings");
  expect(warnings).toEqual([]);
});

test("error rejects", async () => {
  const sim = createSimulator(FIXTURE, { onUnhandledRequest: "error" });
  await expect(sim.fetch("https://cdn.test/logo.png")).rejects.toThrow("fetch: the realm has nothing at GET https://cdn.test/");
  await expect(sim.fetch("https://other.test/api/v1/users")).rejects.toThrow("another host than the realm's, https://chat.test.");
  expect((await sim.fetch("/api/v1/server_settings")).status).toBe(200);
});

test("bypass answers without a warning", async () => {
  const sim = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
  expect((await sim.fetch("https://cdn.test/logo.png")).status).toBe(404);
  expect((await sim.fetch("https://other.test/api/v1/server_settings")).status).toBe(200);
  expect(warnings).toEqual([]);
});
