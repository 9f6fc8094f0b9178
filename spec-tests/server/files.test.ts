/** Uploaded files at their addresses: who may read them back, for how long, and what is kept. */
import { describe, expect, it } from "vitest";
import { createSimulator, realmFromJSON, realmToJSON, type Simulator } from "../../src/index";
import { fileContents, KEPT_BYTES } from "../../src/simulator/files";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const MEL = `Basic ${btoa("mel@example.test:mel-key")}`;
const GRETA = `Basic ${btoa("greta@example.test:greta-key")}`;

async function upload(sim: Simulator, bytes: Uint8Array<ArrayBuffer>, name = "cat.png", type = "image/png"): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([bytes], { type }), name);
  const answer = await sim.fetch("/api/v1/user_uploads", { method: "POST", headers: { authorization: MEL }, body: form });
  const { url } = (await answer.json()) as { url: string };
  return url;
}

async function read(sim: Simulator, url: string, authorization?: string) {
  const answer = await sim.fetch(url, authorization === undefined ? {} : { headers: { authorization } });
  return { status: answer.status, type: answer.headers.get("content-type"), bytes: [...new Uint8Array(await answer.arrayBuffer())] };
}

const CONTENT = new Uint8Array([1, 2, 3, 250]);

it("the placeholder of pictures that are not made yet is a picture", async () => {
  const { status, type } = await read(createSimulator(EVERY_ROLE_FIXTURE), "/static/images/loading/loader-black.svg");
  expect([status, type]).toEqual([200, "image/svg+xml"]);
});

it("the size of a picture is read from its content", async () => {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  const gif = new Uint8Array([...new TextEncoder().encode("GIF89a"), 44, 1, 200, 0, ...new Uint8Array(20)]);
  const url = await upload(sim, gif, "a.gif", "image/gif");
  sim.must.as("mel@example.test").sendMessage({ type: "direct", to: ["mel@example.test"], content: `[](${url})` });
  const { message } = sim.must.as("mel@example.test").getMessage({ message_id: 1 });
  expect(message?.content).toContain('data-original-dimensions="300x200"');
});

describe("an uploaded file", () => {
  it("is read back by its owner, as it was and of the kind that it was, also as its thumbnail and for saving", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const url = await upload(sim, CONTENT);
    const whole = { status: 200, type: "image/png", bytes: [...CONTENT] };
    expect(await read(sim, url, MEL)).toEqual(whole);
    expect(await read(sim, `${url.replace("/user_uploads/", "/user_uploads/thumbnail/")}/840x560.webp`, MEL)).toEqual(whole);
    const saving = await sim.fetch(url.replace("/user_uploads/", "/user_uploads/download/"), { headers: { authorization: MEL } });
    expect(saving.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''cat.png");
  });

  it("is read at the address that old servers gave small pictures, and other addresses are not", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const url = await upload(sim, CONTENT);
    const former = `/thumbnail?url=${encodeURIComponent(url.slice(1))}&size=thumbnail`;
    expect(await read(sim, former, MEL)).toEqual({ status: 200, type: "image/png", bytes: [...CONTENT] });
    expect((await read(sim, former, GRETA)).status).toBe(403);
    expect((await read(sim, "/thumbnail?url=https%3A%2F%2Fa.test%2Fb.png", MEL)).status).toBe(403);
    expect((await read(sim, "/thumbnail", MEL)).status).toBe(403);
  });

  it("has the media type of its own upload, though another has the same bytes", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const [page, text] = [await upload(sim, CONTENT, "a.html", "text/html"), await upload(sim, CONTENT, "a.txt", "text/plain")];
    expect([(await read(sim, page, MEL)).type, (await read(sim, text, MEL)).type]).toEqual(["text/html", "text/plain"]);
  });

  it("is shown when it is a picture, by its content, and is an attachment else", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const headersOf = async (url: string) => {
      const { headers } = await sim.fetch(url, { headers: { authorization: MEL } });
      const names = ["content-type", "content-disposition", "x-content-type-options", "content-security-policy"];
      return names.map((name) => headers.get(name));
    };
    const guards = ["nosniff", expect.stringContaining("default-src 'none'")];
    const gif = new Uint8Array([...new TextEncoder().encode("GIF89a"), 1, 0, 1, 0, ...new Uint8Array(20)]);
    expect(await headersOf(await upload(sim, gif, "a.html", "text/html"))).toEqual(["image/gif", "inline", ...guards]);
    for (const type of ["text/html", "image/svg+xml", "image/png", "application/pdf"]) {
      const attachment = expect.stringMatching(/^attachment; /);
      expect(await headersOf(await upload(sim, CONTENT, "a.html", type))).toEqual([type, attachment, ...guards]);
    }
    const form = new FormData();
    form.append("file", new Blob([gif], { type: "text/html" }), "me.gif");
    const answer = await sim.fetch("/api/v1/users/me/avatar", { method: "POST", headers: { authorization: MEL }, body: form });
    const { avatar_url } = (await answer.json()) as { avatar_url: string };
    expect(await headersOf(avatar_url)).toEqual(["image/gif", "inline", ...guards]);
  });

  it("is refused to others until a message that they can read refers to it", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const url = await upload(sim, CONTENT);
    expect((await read(sim, url, GRETA)).status).toBe(403);
    expect((await read(sim, url)).status).toBe(403);
    expect((await read(sim, url, `Basic ${btoa("mel@example.test:no-key")}`)).status).toBe(403);
    sim.as("mel@example.test").sendMessage({ type: "direct", to: ["greta@example.test"], content: `[cat](${url})` });
    expect((await read(sim, url, GRETA)).status).toBe(200);
    expect((await read(sim, "/user_uploads/1/nothing/here.png", MEL)).status).toBe(404);
  });

  it("is open without an account where a message of a web-public channel refers to it, while such readers are let in", async () => {
    const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, settings: { enable_spectator_access: true } });
    const url = await upload(sim, CONTENT);
    sim.as("mel@example.test").sendMessage({ type: "channel", to: "open to all", topic: "cats", content: `[cat](${url})` });
    expect((await read(sim, url)).status).toBe(200);
    const inside = await upload(sim, CONTENT);
    sim.as("mel@example.test").sendMessage({ type: "channel", to: "general", topic: "cats", content: `[cat](${inside})` });
    expect((await read(sim, inside)).status).toBe(403);
    sim.as("olive@example.test").updateRealm({ enable_spectator_access: false });
    expect((await read(sim, url)).status).toBe(403);
  });

  it("needs no credentials at its temporary address, for a minute", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const url = await upload(sim, CONTENT);
    const answer = await sim.fetch(`/api/v1${url}`, { headers: { authorization: MEL } });
    const { url: temporary } = (await answer.json()) as { url: string };
    sim.clock.advance({ seconds: 59 });
    expect((await read(sim, temporary)).status).toBe(200);
    sim.clock.advance({ seconds: 1 });
    expect((await read(sim, temporary)).status).toBe(404);
    expect((await read(sim, temporary.replace("cat", "dog"))).status).toBe(404);
  });

  it("can only be read at its address", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const answer = await sim.fetch(await upload(sim, CONTENT), { method: "DELETE", headers: { authorization: MEL } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("keeps its content through branches and snapshots, each its own, and is forgotten by a reset", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const start = sim.snapshot();
    const url = await upload(sim, CONTENT);
    const first = sim.snapshot();
    sim.restore(start);
    expect(await upload(sim, new Uint8Array([9]))).toBe(url);
    expect((await read(sim, url, MEL)).bytes).toEqual([9]);
    sim.restore(realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(first)))));
    expect((await read(sim, url, MEL)).bytes).toEqual([...CONTENT]);
    sim.reset(EVERY_ROLE_FIXTURE);
    expect((await read(sim, url, MEL)).status).toBe(404);
    sim.restore(first);
    expect((await read(sim, url, MEL)).status).toBe(404);
  });

  it("is as many zero bytes where a typed call gave no content", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const added = sim.as("mel@example.test").uploadFile({ file: { name: "a.bin", size: 5 } });
    const url = added.ok ? added.response.uri : "";
    expect((await read(sim, url, MEL)).bytes).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("an upload that goes wrong", () => {
  it("cut in the middle is answered with 400, and nothing is kept", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const before = sim.snapshot();
    const body = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhalf of i';
    const headers = { authorization: MEL, "content-type": "multipart/form-data; boundary=x" };
    const bytes = new TextEncoder().encode(body);
    const answer = await sim.fetch("/api/v1/user_uploads", { method: "POST", headers, body: bytes });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "BAD_REQUEST"]);
    expect(sim.snapshot()).toBe(before);
  });

  it("keeps nothing where it is refused", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const form = new FormData();
    for (const name of ["one", "two"]) form.append(name, new Blob([CONTENT]), name);
    const answer = await sim.fetch("/api/v1/user_uploads", { method: "POST", headers: { authorization: MEL }, body: form });
    expect(answer.status).toBe(400);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", CONTENT));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const added = sim.as("mel@example.test").uploadFile({ file: { name: "a.bin", size: CONTENT.length, sha256 } });
    const url = added.ok ? added.response.uri : "";
    expect((await read(sim, url, MEL)).status).toBe(404);
    await upload(sim, CONTENT);
    expect((await read(sim, url, MEL)).bytes).toEqual([...CONTENT]);
  });

  it("is refused when no more fits into what a simulator keeps, and only then", () => {
    const contents = fileContents();
    const half = new Uint8Array(KEPT_BYTES / 2);
    const file = (sha256: string) => ({ field: "f", name: "f", size: half.length, content_type: "", sha256 });
    contents.keep([file("a")], [half]);
    contents.keep([file("a")], [half]);
    expect(contents.hasRoomFor([half])).toBe(true);
    expect(contents.hasRoomFor([half, new Uint8Array(1)])).toBe(false);
    contents.clear();
    expect(contents.hasRoomFor([half, half])).toBe(true);
  });
});

it("the table of emoji is at the address in the registration, and needs no credentials", async () => {
  const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, realm: { string_id: "chat", url: "https://chat.example.test" } });
  const registered = sim.as("mel@example.test").registerQueue({});
  const { server_emoji_data_url = "" } = registered.ok ? registered.response : {};
  const answer = await sim.fetch(server_emoji_data_url);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(await answer.json()).toMatchObject({ code_to_names: { "1f697": expect.arrayContaining(["car"]) } });
});
