/** Pictures that arrive over the wire: the type by their name, by the client, and by their content. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { ONE_PIXEL as PICTURE } from "../support/one-pixel";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const TEXT = new TextEncoder().encode("This is no picture, whatever its name says.");

async function codeOf(path: string, file: readonly [name: string, type: string, Uint8Array<ArrayBuffer>]) {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  const [name, type, bytes] = file;
  const form = new FormData();
  form.append("file", new Blob([bytes], { type }), name);
  if (path === "/realm/logo") form.append("night", "false");
  const headers = { authorization: `Basic ${btoa("olive@example.test:olive-key")}` };
  const answer = await sim.fetch(`/api/v1${path}`, { method: "POST", headers, body: form });
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
}

const PLACES = ["/users/me/avatar", "/realm/icon", "/realm/logo", "/realm/emoji/dot"];

test.each(PLACES)("%s takes a picture, and refuses a text with the name of a picture", async (path) => {
  expect(await codeOf(path, ["dot.png", "image/png", PICTURE])).toBe(200);
  expect(await codeOf(path, ["dot.txt", "text/plain", TEXT])).toBe("BAD_IMAGE");
  expect(await codeOf(path, ["dot.png", "image/png", TEXT])).toBe("BAD_IMAGE");
  expect(await codeOf(path, ["dot.bmp", "image/bmp", PICTURE])).toBe("BAD_IMAGE");
  expect(await codeOf(path, ["dot.png", "", PICTURE])).toBe(200);
});

test("avatars have the type of their name, other pictures the type that the client sends", async () => {
  const [avatar, ...others] = PLACES;
  for (const path of others) {
    expect(await codeOf(path, ["dot", "image/png", PICTURE])).toBe(200);
    expect(await codeOf(path, ["dot.png", "text/plain", PICTURE])).toBe("BAD_IMAGE");
  }
  expect(await codeOf(avatar ?? "", ["dot", "image/png", PICTURE])).toBe("BAD_IMAGE");
  expect(await codeOf(avatar ?? "", ["dot.png", "text/plain", PICTURE])).toBe(200);
});

test("emoji are shown unchanged, so types that need a conversion are refused", async () => {
  const tiff = Uint8Array.from([0x49, 0x49, 0x2a, ...Array<number>(30).fill(0)]);
  expect(await codeOf("/realm/icon", ["dot.tiff", "image/tiff", tiff])).toBe(200);
  expect(await codeOf("/realm/emoji/dot", ["dot.tiff", "image/tiff", tiff])).toBe("BAD_IMAGE");
});
