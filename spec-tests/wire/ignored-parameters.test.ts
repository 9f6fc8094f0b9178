// Which operations name the parameters that they do not support.
import { expect, test } from "vitest";
import { SILENT_OPERATIONS } from "../../src/protocol/silent-operations";
import { routes } from "../../src/wire/route";
import { everyRole } from "../support/realms";
import { wireCall } from "../support/wire-call";

test("every operation that is silent exists, and reads nothing but its path and files", () => {
  for (const id of SILENT_OPERATIONS) {
    const route = routes().find((one) => one.id === id);
    const read = Object.entries(route?.parameters ?? { missing: { encoding: "text" } })
      .filter(([name, { encoding }]) => encoding !== "file" && !(route?.path ?? "").includes(`{${name}}`))
      .map(([name]) => name);
    expect([id, ...read]).toEqual([id]);
  }
});

test("operations without parameters name unknown ones, but not where the realm follows servers", () => {
  const named = (follow: "card" | "server", path: string): unknown =>
    wireCall(everyRole({ realm: { follow } }), "mel@example.test", "GET", path, { x: 1 }).response.body?.["ignored_parameters_unsupported"];
  expect([named("card", "/users/me/alert_words"), named("server", "/users/me/alert_words")]).toEqual([["x"], undefined]);
  expect(named("server", "/scheduled_messages")).toEqual(["x"]);
});
