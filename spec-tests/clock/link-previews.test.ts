/** Previews of websites: a message comes without them, and is shown again once its websites were read. */
import { expect, test } from "vitest";
import { createSimulator, type Fixture, type Simulator } from "../../src/index";

const ANN = "ann@example.test";
const BOB = "bob@example.test";
const NEWS = "https://news.test/today";
const PICTURE = "https://news.test/a.png";
const FIXTURE: Fixture = {
  users: [{ email: ANN, role: "owner" }, { email: BOB }, { email: "echo-bot@example.test", is_bot: true, bot_owner: ANN }],
  channels: [{ name: "general", subscribers: "all" }],
  settings: { inline_url_embed_preview: true },
  server: {
    link_previews: {
      [NEWS]: { title: "Today", description: "It's <b>late</b>.", image: PICTURE },
      "https://youtu.be/abc": { title: "A film", image: PICTURE },
      "https://plain.test/": { title: "Without a picture" },
    },
  },
};

function say(sim: Simulator, content: string, email = ANN): number {
  return sim.must.as(email).sendMessage({ type: "channel", to: "general", topic: "t", content }).id;
}

function html(sim: Simulator, id = 1): string {
  return sim.must.as(BOB).getMessage({ message_id: id }).message?.content ?? "";
}

const LINK = `<p><a href="${NEWS}">${NEWS}</a></p>`;

/** The address of a picture is that of the proxy. */
function withoutProxy(text: string): string {
  return text.replaceAll(/https:\/\/external-content[^"&]*/g, "PROXY");
}

const EMBED =
  `<div class="message_embed"><a class="message_embed_image" href="${NEWS}" style="background-image: url(&quot;PROXY&quot;)"></a>` +
  `<div class="data-container"><div class="message_embed_title"><a href="${NEWS}" title="Today">Today</a></div>` +
  '<div class="message_embed_description">It\'s &lt;b&gt;late&lt;/b&gt;.</div></div></div>';

test("a preview comes when the clock moves, with an event that is only about the rendering", () => {
  const sim = createSimulator(FIXTURE);
  const { queue_id = "" } = sim.must.as(BOB).registerQueue({ apply_markdown: true, event_types: ["update_message"] });
  say(sim, NEWS);
  expect([html(sim), sim.clock.next]).toEqual([LINK, { at: sim.clock.now, kind: "link_preview", id: 1 }]);
  sim.clock.runToNext();
  expect(withoutProxy(html(sim))).toBe(`${LINK}\n${EMBED}`);
  const { events } = sim.must.as(BOB).getEvents({ queue_id, last_event_id: -1 });
  expect(events).toMatchObject([{ user_id: null, rendering_only: true, message_ids: [1], rendered_content: html(sim) }]);
});

test.each([
  ["the realm does not want them", { settings: {} }, NEWS, ANN],
  ["the server has no table", { server: {} }, NEWS, ANN],
  ["a bot writes", {}, NEWS, "echo-bot@example.test"],
  ["a link is in a quote", {}, `> ${NEWS}`, ANN],
  ["a link is a picture", {}, PICTURE, ANN],
  ["a link leads into the realm", {}, "[x](/user_uploads/1/ab/c.txt)", ANN],
])("nothing is read if %s", (_why, more, content, email) => {
  const sim = createSimulator({ ...FIXTURE, ...more });
  say(sim, content, email);
  expect(sim.clock.next).toBeUndefined();
});

test.each(["https://plain.test/", "https://unknown.test/", "https://news.test/__proto__"])(
  "of %s nothing is shown, and the event comes as on servers",
  (address) => {
    const sim = createSimulator(FIXTURE);
    say(sim, address);
    const before = html(sim);
    expect(sim.clock.runToNext().events).toHaveLength(1);
    expect(html(sim)).toBe(before);
  },
);

test("the page of a film names its link", () => {
  const sim = createSimulator(FIXTURE);
  say(sim, "https://youtu.be/abc");
  sim.clock.runToNext();
  expect(html(sim)).toContain('<a href="https://youtu.be/abc">YouTube - A film</a>');
  expect(html(sim)).not.toContain("message_embed");
});

test("the websites of new content are read, and those of the old one no longer", () => {
  const sim = createSimulator({ ...FIXTURE, server: { ...FIXTURE.server, thumbnail_seconds: 5 } });
  const id = say(sim, NEWS);
  sim.clock.advance({ seconds: 2 });
  sim.must.as(ANN).updateMessage({ message_id: id, content: `see ${NEWS}` });
  expect(sim.clock.advance({ seconds: 3 }).events).toEqual([]);
  expect(sim.clock.advance({ seconds: 2 }).events).toHaveLength(1);
  expect(html(sim)).toContain("message_embed");
  sim.must.as(ANN).updateMessage({ message_id: id, content: "nothing" });
  expect([html(sim), sim.clock.next]).toEqual(["<p>nothing</p>", undefined]);
});

test("a message that is deleted meanwhile has no event", () => {
  const sim = createSimulator(FIXTURE);
  sim.must.as(ANN).deleteMessage({ message_id: say(sim, NEWS) });
  expect(sim.clock.runToNext().events).toEqual([]);
});

test("the registration says whether the server shows previews", () => {
  const registered = (fixture: Fixture): unknown =>
    createSimulator(fixture)
      .must.as(ANN)
      .registerQueue({ fetch_event_types: ["realm"] }).server_inline_url_embed_preview;
  expect([registered(FIXTURE), registered({ ...FIXTURE, server: {} })]).toEqual([true, false]);
});

test.each([
  [{ thumbnail_seconds: -1 }, "server.thumbnail_seconds"],
  [{ thumbnail_seconds: 1.5 }, "server.thumbnail_seconds"],
  [{ link_previews: { "news.test": {} } }, "server.link_previews"],
  [{ link_previews: { [NEWS]: { image: "a.png" } } }, "server.link_previews"],
  [{ link_previews: { [NEWS]: { tittle: "x" } } }, "server.link_previews"],
])("a fixture with %j is refused with the place", (server, place) => {
  const given: Fixture = JSON.parse(JSON.stringify({ server }));
  expect(() => createSimulator(given)).toThrow(place);
});
