/** Uploaded pictures in messages: a placeholder until the virtual clock has made the small picture, then that. */
import { describe, expect, test } from "vitest";
import { type Simulator } from "../../src/index";
import { ANN, BOB, html, LOADER, say, SIZED, upload, uploaded } from "../support/pictures";

/** A link that shows its address. */
function link(url: string): string {
  return `[](${url})`;
}

function shown(url: string, img: string): string {
  return `<div class="message_inline_image"><a href="${url}"><img ${img}></a></div>`;
}

function placeholder(url: string): string {
  return shown(url, `class="image-loading-placeholder" ${SIZED} ${LOADER}`);
}

function small(url: string): string {
  return shown(url, `${SIZED} src="${url.replace("/user_uploads/", "/user_uploads/thumbnail/")}/840x560.webp"`);
}

test("a picture is a placeholder until the clock moves, and then small, with an event that is only about the rendering", () => {
  const { sim, url } = uploaded();
  const { queue_id = "" } = sim.must.as(BOB).registerQueue({ apply_markdown: true, event_types: ["update_message"] });
  say(sim, link(url));
  expect(html(sim)).toBe(placeholder(url));
  expect(sim.clock.next).toEqual({ at: sim.clock.now, kind: "thumbnail", id: 1 });
  const now = sim.clock.now;
  expect(sim.must.as(BOB).getEvents({ queue_id, last_event_id: -1, dont_block: true }).events).toEqual([]);
  const outcome = sim.clock.runToNext();
  expect(html(sim)).toBe(small(url));
  expect([sim.clock.now, sim.clock.next]).toEqual([now, undefined]);
  expect(outcome.events.map(({ recipients }) => recipients)).toEqual([[1, 2]]);
  expect(sim.must.as(BOB).getEvents({ queue_id, last_event_id: -1 }).events).toEqual([
    {
      id: 0,
      type: "update_message",
      user_id: null,
      edit_timestamp: now,
      message_id: 1,
      message_ids: [1],
      flags: [],
      rendering_only: true,
      content: link(url),
      rendered_content: small(url),
    },
  ]);
  const { message } = sim.must.as(BOB).getMessage({ message_id: 1 });
  expect([message?.last_edit_timestamp, message?.edit_history]).toEqual([undefined, undefined]);
});

test.each([
  ["advance by nothing", (sim: Simulator) => sim.clock.advance({ seconds: 0 })],
  ["advance", (sim: Simulator) => sim.clock.advance({ seconds: 1 })],
  ["advanceTo", (sim: Simulator) => sim.clock.advanceTo(sim.clock.now)],
  ["advanceAsync", (sim: Simulator) => sim.clock.advanceAsync({ seconds: 1 })],
])("the clock makes the small picture by %s", async (_how, move) => {
  const { sim, url } = uploaded();
  say(sim, link(url));
  await move(sim);
  expect(html(sim)).toBe(small(url));
});

test("a picture that was uploaded earlier is small immediately", () => {
  const { sim, url } = uploaded();
  expect(sim.clock.runToNext().events).toEqual([]);
  say(sim, link(url));
  expect([html(sim), sim.clock.next]).toEqual([small(url), undefined]);
});

test("thumbnail_seconds decides how long it takes after the upload, and null that it never happens", () => {
  const slow = uploaded({ server: { thumbnail_seconds: 5 } });
  slow.sim.clock.advance({ seconds: 2 });
  say(slow.sim, link(slow.url));
  slow.sim.clock.advance({ seconds: 2 });
  expect(html(slow.sim)).toBe(placeholder(slow.url));
  slow.sim.clock.advance({ seconds: 1 });
  expect(html(slow.sim)).toBe(small(slow.url));
  const never = uploaded({ server: { thumbnail_seconds: null } });
  say(never.sim, link(never.url));
  never.sim.clock.advance({ hours: 1 });
  expect(html(never.sim)).toBe(placeholder(never.url));
});

test("each of several pictures is shown when it is made, and each has its event", () => {
  const { sim, url } = uploaded({ server: { thumbnail_seconds: 5 } });
  sim.clock.advance({ seconds: 1 });
  const second = upload(sim);
  say(sim, `${link(url)}\n\n${link(second)}`);
  expect(html(sim)).toBe(placeholder(url) + placeholder(second));
  expect(sim.clock.runToNext().events).toHaveLength(1);
  expect(html(sim)).toBe(small(url) + placeholder(second));
  expect(sim.clock.runToNext().events).toHaveLength(1);
  expect(html(sim)).toBe(small(url) + small(second));
});

describe("what happens in between", () => {
  test("an edit keeps the placeholder of a picture that is still in the message", () => {
    const { sim, url } = uploaded();
    const id = say(sim, link(url));
    sim.must.as(ANN).updateMessage({ message_id: id, content: `see ${link(url)}` });
    expect(html(sim)).toContain(placeholder(url));
    sim.clock.runToNext();
    expect(html(sim)).toContain(small(url));
    expect(sim.must.as(BOB).getMessageHistory({ message_id: id }).message_history[0]?.rendered_content).toBe(placeholder(url));
  });

  test("an edit that removes the link leaves nothing to show", () => {
    const { sim, url } = uploaded();
    const id = say(sim, link(url));
    sim.must.as(ANN).updateMessage({ message_id: id, content: "nothing" });
    expect(sim.clock.runToNext().events).toEqual([]);
    expect(html(sim)).toBe("<p>nothing</p>");
  });

  test("a move to another channel changes nothing", () => {
    const { sim, url } = uploaded();
    const id = say(sim, link(url));
    sim.must.as(ANN).updateMessage({ message_id: id, stream_id: 2 });
    sim.clock.runToNext();
    expect(html(sim)).toBe(small(url));
  });

  test("a message or a file that is deleted has no event", () => {
    const { sim, url } = uploaded();
    sim.must.as(ANN).deleteMessage({ message_id: say(sim, link(url)) });
    expect(sim.clock.runToNext().events).toEqual([]);
    const other = upload(sim);
    const id = say(sim, link(other));
    sim.must.as(ANN).removeAttachment({ attachment_id: 2 });
    expect(sim.clock.runToNext().events).toEqual([]);
    expect(html(sim, id)).toBe(placeholder(other));
  });

  test("a scheduled message looks the picture up when it is delivered", () => {
    const { sim, url } = uploaded({ server: { thumbnail_seconds: 60 } });
    const at = sim.clock.now + 30;
    sim.must.as(ANN).createScheduledMessage({ type: "channel", to: 1, topic: "t", content: link(url), scheduled_delivery_timestamp: at });
    const [scheduled] = sim.must.as(ANN).getScheduledMessages().scheduled_messages;
    expect(scheduled?.rendered_content).toBe(placeholder(url));
    sim.clock.advance({ seconds: 30 });
    expect(html(sim)).toBe(placeholder(url));
    sim.clock.advance({ seconds: 30 });
    expect(html(sim)).toBe(small(url));
  });
});

test("a message that does not refer to the file keeps its placeholder", () => {
  const { sim, url } = uploaded();
  const { id } = sim.must.as(BOB).sendMessage({ type: "direct", to: [3], content: link(url) });
  sim.clock.runToNext();
  expect(html(sim, id)).toBe(placeholder(url));
});

test.each([
  ["another name", {}, "[a cat](URL)", 'title="a cat"'],
  ["an animation", { content_type: "image/gif", dimensions: { width: 10, height: 10, frames: 2 } }, "[](URL)", '<img data-animated="true"'],
  [
    "an animation is larger",
    { content_type: "image/gif", dimensions: { width: 10, height: 10, frames: 2 } },
    "[](URL)",
    "/840x560-anim.webp",
  ],
  ["TIFF, wide", { content_type: "image/tiff" }, "[](URL)", 'data-transcoded-image="4032x3024.webp"'],
  ["HEIC, tall", { content_type: "image/heic", dimensions: { width: 1, height: 2 } }, "[](URL)", 'data-transcoded-image="3024x4032.webp"'],
  [
    "TIFF, square",
    { content_type: "image/tiff", dimensions: { width: 9, height: 9 } },
    "[](URL)",
    'data-transcoded-image="4032x3024.webp"',
  ],
  [
    "many frames, of which three count",
    { content_type: "image/gif", dimensions: { width: 1000, height: 10_000, frames: 9 } },
    "[](URL)",
    "/840x560-anim.webp",
  ],
  ["no known size", { dimensions: undefined }, "[](URL)", 'data-original-dimensions="128x128"'],
  ["the largest size", { dimensions: { width: 9000, height: 10_000 } }, "[](URL)", 'data-original-dimensions="9000x10000"'],
  ["the type of its name", { content_type: "" }, "[](URL)", 'data-original-content-type="image/png"'],
])("a picture with %s", (_what, file, content, expected) => {
  const { sim, url } = uploaded({}, file);
  say(sim, content.replace("URL", url));
  sim.clock.runToNext();
  expect(html(sim)).toContain(expected);
});

test.each([
  ["broken", { is_picture: false }],
  ["too large", { dimensions: { width: 9001, height: 10_000 } }],
  ["an animation that is too large", { dimensions: { width: 5000, height: 3000, frames: 3 } }],
  ["of a type that servers do not convert", { content_type: "image/bmp" }],
  ["no picture", { content_type: "text/plain" }],
])("a file that is %s has no preview", (_what, file) => {
  const { sim, url } = uploaded({}, file);
  say(sim, link(url));
  expect([html(sim), sim.clock.next]).toEqual([`<p><a href="${url}">${url}</a></p>`, undefined]);
});

test("the levels of what a picture says about itself", () => {
  const attributes = (content: string): readonly string[] =>
    [...content.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value = ""]) => `${name} ${value.split("/").at(-1)}`).slice(2);
  const seen = (feature_level: number): readonly (readonly string[])[] => {
    const { sim, url } = uploaded({ feature_level }, { content_type: "image/tiff" });
    say(sim, link(url));
    const before = html(sim);
    sim.clock.runToNext();
    return [attributes(before), attributes(html(sim))];
  };
  const size = "data-original-dimensions 300x200";
  const type = "data-original-content-type tiff";
  const waits = (...more: readonly string[]): readonly string[] => ["class image-loading-placeholder", ...more, "src loader-black.svg"];
  const ready = (...more: readonly string[]): readonly string[] => [...more, "src 840x560.webp"];
  expect(seen(274)).toEqual([["src cat.png"], ["src cat.png"]]);
  expect(seen(275)).toEqual([waits(), ready()]);
  for (const level of [276, 277, 280, 286]) expect(seen(level)).toEqual([waits(), ready(size)]);
  for (const level of [278, 279, 287, 335]) expect(seen(level)).toEqual([waits(size), ready(size)]);
  for (const level of [336, 421, 512]) {
    expect(seen(level)).toEqual([waits(type, size), ready(type, size, "data-transcoded-image 4032x3024.webp")]);
  }
});

test("has:image finds a picture before it is made", () => {
  const { sim, url } = uploaded();
  say(sim, link(url));
  const narrow = [{ operator: "has", operand: "image" }];
  expect(sim.must.as(BOB).getMessages({ anchor: "newest", num_before: 5, num_after: 0, narrow }).messages).toHaveLength(1);
});
