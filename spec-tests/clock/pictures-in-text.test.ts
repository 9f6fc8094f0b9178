/** Uploaded pictures in the text of messages: levels, clock, files, edits. */
import { describe, expect, test } from "vitest";
import { ANN, BOB, html, LOADER, say, SIZED, type Uploaded, uploaded } from "../support/pictures";

describe("a picture in the text", () => {
  const at = (feature_level: number, file: object = {}): Uploaded => uploaded({ feature_level }, file);
  const picture = (attributes: string): string => `<img alt="cat" class="inline-image${attributes}>`;
  const waits = (url: string): string => picture(` image-loading-placeholder" ${SIZED} data-original-src="${url}" ${LOADER}`);
  const made = (url: string): string =>
    picture(`" ${SIZED} data-original-src="${url}" src="${url.replace("/user_uploads/", "/user_uploads/thumbnail/")}/840x560.webp"`);

  test.each([437, 442, 466, 467, 512])("is a placeholder until the clock moves, with an event about the rendering: level %i", (level) => {
    const { sim, url } = at(level);
    const { queue_id = "" } = sim.must.as(BOB).registerQueue({ apply_markdown: true, event_types: ["update_message"] });
    const id = say(sim, `![cat](${url})`);
    expect(html(sim)).toBe(`<p>${waits(url)}</p>`);
    const outcome = sim.clock.runToNext();
    expect(html(sim)).toBe(`<p>${made(url)}</p>`);
    expect(outcome.events.map(({ recipients }) => recipients)).toEqual([[1, 2]]);
    expect(sim.must.as(BOB).getEvents({ queue_id, last_event_id: -1 }).events).toMatchObject([
      { type: "update_message", message_id: id, rendering_only: true, user_id: null, rendered_content: `<p>${made(url)}</p>` },
    ]);
    expect(sim.clock.next).toBeUndefined();
  });

  test("is text below level 437, and the message refers to nothing", () => {
    const { sim, url } = at(404);
    const id = say(sim, `![cat](${url})`);
    expect(html(sim)).toBe(`<p>![cat](${url})</p>`);
    expect(sim.must.as(ANN).getAttachments().attachments[0]?.messages).toEqual([]);
    expect(sim.clock.runToNext().events).toEqual([]);
    expect(html(sim, id)).toBe(`<p>![cat](${url})</p>`);
  });

  test.each([
    ["JPEG", { name: "a.jpg", content_type: "image/jpeg" }, "/840x560.webp"],
    ["WebP", { name: "a.webp", content_type: "image/webp" }, "/840x560.webp"],
    ["a GIF of one frame", { name: "a.gif", content_type: "image/gif" }, "/840x560.webp"],
    [
      "a GIF that moves",
      { name: "a.gif", content_type: "image/gif", dimensions: { width: 10, height: 10, frames: 2 } },
      '<img alt="cat" class="inline-image" data-animated="true" data-original-content-type="image/gif"',
    ],
    [
      "a GIF that moves has a small one",
      { content_type: "image/gif", dimensions: { width: 10, height: 10, frames: 2 } },
      "/840x560-anim.webp",
    ],
    ["TIFF", { name: "a.tiff", content_type: "image/tiff" }, 'data-transcoded-image="4032x3024.webp"'],
  ])("can be %s", (_what, file, expected) => {
    const { sim, url } = at(442, file);
    say(sim, `![cat](${url})`);
    sim.clock.runToNext();
    expect(html(sim)).toContain(expected);
  });

  test.each([
    ["SVG", { name: "a.svg", content_type: "image/svg+xml" }],
    ["BMP", { name: "a.bmp", content_type: "image/bmp" }],
    ["PDF", { name: "a.pdf", content_type: "application/pdf" }],
    ["a broken picture", { is_picture: false }],
    ["a picture with too many pixels", { dimensions: { width: 100_000, height: 100_000 } }],
  ])("is not %s, which is a link, and the message refers to the file", (_what, file) => {
    const { sim, url } = at(442, file);
    const id = say(sim, `![cat](${url})`);
    expect([html(sim), sim.clock.next]).toEqual([`<p><a href="${url}">cat</a></p>`, undefined]);
    expect(sim.must.as(ANN).getAttachments().attachments[0]?.messages).toMatchObject([{ id }]);
  });

  test("of a size that a file declares and does not have is no preview either", async () => {
    const { sim } = at(442);
    const size = [0xff, 0xff, 0xff, 0xff];
    const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, ...size, ...size, 8, 6, 0, 0, 0, 1, 2, 3, 4];
    const parts = ["IDAT", "IEND"].flatMap((name) => [0, 0, 0, 0, ...[...name].map((letter) => letter.charCodeAt(0)), 0, 0, 0, 0]);
    const body = new FormData();
    body.set("file", new File([Uint8Array.from([...png, ...parts])], "bomb.png", { type: "image/png" }));
    const headers = { authorization: `Basic ${btoa(`${ANN}:ann`)}` };
    const { url } = (await (await sim.fetch("/api/v1/user_uploads", { method: "POST", headers, body })).json()) as { url: string };
    const id = say(sim, `![cat](${url}) [](${url})`);
    expect(html(sim, id)).toBe(`<p><a href="${url}">cat</a> <a href="${url}">${url}</a></p>`);
  });

  test("makes the file belong to the message, and an edit takes it away or gives it back, each with its event", () => {
    const { sim, url } = at(442);
    const { queue_id = "" } = sim.must.as(ANN).registerQueue({ event_types: ["attachment"] });
    const id = say(sim, `![cat](${url})`);
    const refers = (): unknown =>
      sim.must
        .as(ANN)
        .getAttachments()
        .attachments.map(({ messages }) => messages?.map((message) => message.id));
    expect(refers()).toEqual([[id]]);
    sim.must.as(ANN).updateMessage({ message_id: id, content: "no picture" });
    expect([refers(), html(sim)]).toEqual([[[]], "<p>no picture</p>"]);
    sim.must.as(ANN).updateMessage({ message_id: id, content: `again ![cat](${url})` });
    expect([refers(), html(sim)]).toEqual([[[id]], `<p>again ${waits(url)}</p>`]);
    sim.clock.runToNext();
    expect(html(sim)).toBe(`<p>again ${made(url)}</p>`);
    const { events } = sim.must.as(ANN).getEvents({ queue_id, last_event_id: -1 });
    expect(events).toMatchObject([
      { op: "update", attachment: { messages: [{ id }] } },
      { op: "update", attachment: { messages: [{ id }] } },
    ]);
  });

  test("is found by message_ids at newer levels, and goes with the last message that shows it", () => {
    const { sim, url } = at(472);
    const id = say(sim, `![cat](${url})`);
    expect(sim.must.as(ANN).getAttachments().attachments).toMatchObject([{ message_ids: [id] }]);
    sim.must.as(ANN).deleteMessage({ message_id: id });
    expect(sim.must.as(ANN).getAttachments().attachments).toEqual([]);
  });

  test("is a file that readers of the message may open", () => {
    const { sim, url } = at(442);
    const [, , realm_id_str = "", ...name] = url.split("/");
    const place = { realm_id_str, filename: name.join("/") };
    const opens = (who: string): boolean => sim.as(who).getFileTemporaryUrl(place).ok;
    expect([opens(BOB), opens("eve@example.test")]).toEqual([false, false]);
    sim.must.as(ANN).sendMessage({ type: "direct", to: [2], content: `![cat](${url})` });
    expect([opens(BOB), opens("eve@example.test")]).toEqual([true, false]);
  });

  test("of another site comes through the proxy until level 466, and is text with a link afterwards", () => {
    const shownAt = (level: number): string => {
      const { sim } = at(level);
      say(sim, "![alt](https://example.com/i.png)");
      return html(sim);
    };
    expect(shownAt(436)).toContain('<p>![alt](<a href="https://example.com/i.png">');
    for (const level of [437, 466]) {
      expect(shownAt(level)).toBe(
        '<p><img alt data-original-src="https://example.com/i.png" src="https://external-content.zulipcdn.net/external_content/' +
          '733d7adb885fc6458f98d1e1fba2939780df4d73/68747470733a2f2f6578616d706c652e636f6d2f692e706e67"></p>',
      );
    }
    for (const level of [467, 512]) expect(shownAt(level)).toContain('<p>![alt](<a href="https://example.com/i.png">');
  });

  test("has more than the previews of a message may have", () => {
    const { sim, url } = at(442);
    say(sim, `![cat](${url}) `.repeat(30));
    expect(html(sim).split(waits(url))).toHaveLength(31);
    sim.clock.runToNext();
    expect(html(sim).split(made(url))).toHaveLength(31);
  });
});
