/** Parts of the pages that need no browser. */
import { describe, expect, test } from "vitest";
import { aboutness, byAboutness } from "../../src/viewer/app/about";
import { widthWithin } from "../../src/viewer/app/columns";
import { freeName, noEvents } from "../../src/viewer/app/words";

describe("what a step is about", () => {
  test.each([
    ["send-message", ["message", "update_message_flags add", "user_topic", "muted_topics"]],
    ["update-message", ["update_message", "message", "user_topic"]],
    ["delete-message", ["delete_message", "update_message_flags remove", "stream update"]],
    ["add-reaction", ["reaction add", "message"]],
    ["subscribe", ["subscription add", "subscription peer_add", "message"]],
    ["create-channel", ["stream create", "message", "subscription add"]],
    ["update-user", ["realm_user update", "realm update", "presence"]],
  ])("%s: first %j", (operation, names) => {
    const [first] = names;
    expect(byAboutness(operation, [...names].reverse(), (name) => name)[0]).toBe(first);
  });

  test("others stay in their order", () => {
    const names = ["user_topic", "stream update", "message"];
    expect(byAboutness("send-message", names, (name) => name)).toEqual(["message", "user_topic", "stream update"]);
    expect(aboutness("get-own-user", "message")).toBe(0);
  });
});

test("a step without events says why", () => {
  expect(noEvents({ status: 400 })).toBe("The step was refused, so it has no events.");
  expect(noEvents({ status: 200 })).toBe("This step caused no event.");
  expect(noEvents({})).toBe("This step caused no event.");
  expect(noEvents({ status: 0, fault: { rule: "x", fault: "lose_request" } })).toBe(
    "The realm never received this request; the client got no answer. The step has no events.",
  );
});

test("a snapshot gets a name that no other has", () => {
  expect(freeName("before the reset", [])).toBe("before the reset");
  expect(freeName("before the reset", ["before the reset", "before the reset (2)"])).toBe("before the reset (3)");
});

test("a column is never wider than the page, and never vanishes", () => {
  expect([0, 300.4, 5000].map((width) => widthWithin(width, 1440))).toEqual([160, 300, 1296]);
});
