import { describe, expect, it } from "vitest";
import { runCommand } from "../../src/index";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const UNKNOWN = ["/nothing", "ping", "/night", "/", "/dark ", "/constructor"];

spec(runCommand, [{ realm: REALM, mistakes: UNKNOWN.map((command) => ["command_unknown", "BAD_REQUEST", { params: { command } }]) }]);

describe("runCommand", () => {
  it("answers a ping with an empty response", () => {
    const { response } = wireCall(everyRole(), "mel@example.test", "POST", "/zcommand", { command: "/ping" });
    expect(response.body).toEqual({ result: "success", msg: "" });
  });

  it.each([
    ["/dark", "color_scheme", 2],
    ["/light", "color_scheme", 3],
    ["/fluid-width", "fluid_layout_width", true],
  ])("%s sets %s and reports it once", (command, property, value) => {
    const outcome = runCommand(everyRole(), MEL_MEMBER, { command });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "user_settings", op: "update", property, value }]);
    expect(carriedOut(outcome).response.msg).toContain(command);
    const again = play(outcome.realm).runCommand(MEL_MEMBER, { command });
    expect(again.realm).toBe(outcome.realm);
    expect(again.response.msg).toContain(command);
  });

  it("sets the fixed width back", () => {
    const wide = play(everyRole()).runCommand(MEL_MEMBER, { command: "/fluid-width" }).realm;
    const outcome = runCommand(wide, MEL_MEMBER, { command: "/fixed-width" });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ property: "fluid_layout_width", value: false }]);
  });
});
