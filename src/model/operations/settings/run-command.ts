import { required } from "../../../protocol/schema/parameters";
import { text, wording } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { withUserSettings } from "../../changes/users/people-changes";
import { userSettingEvent } from "../../changes/users/people-events";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { accepted, answered } from "../../views/outcome";
import { operation } from "../operation";

/** What the commands set: dark or light theme, the full width of the window or a fixed one. */
const COMMANDS = {
  dark: { property: "color_scheme", value: 2 },
  light: { property: "color_scheme", value: 3 },
  "fluid-width": { property: "fluid_layout_width", value: true },
  "fixed-width": { property: "fluid_layout_width", value: false },
} as const;

/** Runs a command of the compose box: `/ping`, `/dark`, `/light`, `/fluid-width`, `/fixed-width`. */
export const runCommand = operation(
  () => ({
    id: "run-command",
    method: "POST",
    path: "/zcommand",
    parameters: {
      /** The command with its slash, such as `/dark`. */
      command: required(text),
    },
    answer: {
      /** A message about the result; absent for `/ping`. */
      msg: field(wording(text), { optional: true }),
    },
    refusals: ["command_unknown"],
    events: ["user_settings/update"],
    example: (pick) => ({ command: pick.chance(2) ? "/dark" : "/light" }),
  }),
  (realm, actor, { command }) => {
    if (!command.startsWith("/")) return badRequest("command_unknown", "command: it begins with a slash.");
    const name = command.slice(1);
    if (name === "ping") return answered(realm, {});
    const wanted = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
    if (wanted === undefined) return badRequest("command_unknown", `command: there is no "${command}".`);
    if (actor.settings[wanted.property] === wanted.value) {
      return answered(realm, { msg: `It is so already: ${command}.` });
    }
    const next = withUserSettings(realm, actor.user_id, { [wanted.property]: wanted.value });
    return accepted(transition(next, [userSettingEvent(actor, wanted)]), { msg: `Done: ${command}.` });
  },
);
