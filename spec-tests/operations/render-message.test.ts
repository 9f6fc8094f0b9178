import { expect, it } from "vitest";
import { createRealm, type Fixture, renderMessage } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(renderMessage, [{ realm: REALM, mistakes: [] }]);

it("renders a text like a message, and changes nothing", () => {
  const realm = everyRole();
  const outcome = renderMessage(realm, MEL_MEMBER, { content: "**hi** #**general** <b>x</b>" });
  expect(outcome.realm).toBe(realm);
  expect(outcome.events).toEqual([]);
  const { rendered } = carriedOut(outcome).response;
  expect(rendered).toContain("<strong>hi</strong>");
  expect(rendered).toContain('data-stream-id="1"');
  expect(rendered).toContain("&lt;b&gt;x&lt;/b&gt;");
});

it("links to no channel whose messages the account cannot read, nor to a different spelling of its name", () => {
  const rendered = (email: string, content: string): unknown =>
    wireCall(everyRole(), email, "POST", "/messages/render", { content }).response.body;
  const html = (text: string): unknown => expect.objectContaining({ rendered: text });
  expect(rendered("mel@example.test", "#**General**")).toEqual(html("<p>#<strong>General</strong></p>"));
  expect(rendered("greta@example.test", "#**secret**")).toEqual(html("<p>#<strong>secret</strong></p>"));
});

it("shows pictures of other sites through the proxy of test servers", () => {
  const realm = createRealm({ settings: { inline_image_preview: true } });
  const { rendered } = play(realm).renderMessage(1, { content: "https://example.com/a.png" }).response;
  expect(/ src="([^"]*)"/.exec(rendered)?.[1]).toBe(
    "https://external-content.zulipcdn.net/external_content/" +
      "9104488819a7b19603aef338ad101e59de603745/68747470733a2f2f6578616d706c652e636f6d2f612e706e67",
  );
});

it("renders formulas, and marks their source as an error on a server that cannot", () => {
  const html = (fixture: Fixture): string => play(createRealm(fixture)).renderMessage(1, { content: "$$x^2$$" }).response.rendered;
  const failed = '<p><span class="tex-error">$$x^2$$</span></p>';
  expect(html({})).toContain('<annotation encoding="application/x-tex">x^2</annotation>');
  expect(html({ server: { formula_renderer: false } })).toBe(failed);
  expect(html({ realm: { follow: "server" } })).toBe(html({}));
});

it("renders an empty text as an empty text", () => {
  expect(play(everyRole()).renderMessage(MEL_MEMBER, { content: "" }).response).toEqual({ rendered: "" });
});

it("requires the content", () => {
  const call = (params: Readonly<Record<string, unknown>>): unknown =>
    wireCall(everyRole(), "greta@example.test", "POST", "/messages/render", params).response.body;
  expect(call({ content: "*hi*" })).toEqual({ result: "success", msg: "", rendered: "<p><em>hi</em></p>" });
  expect(call({})).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "content" });
});
