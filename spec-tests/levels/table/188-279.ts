/** The table of levels, 188 to 279. */
import { MEL_MEMBER } from "../../support/realms";
import { MEL, NINA, OLIVE, says } from "../behaviours/at-level";
import { allowed, given, type LevelRange, refused, status } from "./entry";

export const LEVELS_188_TO_279: LevelRange = {
  from: 188,
  to: 279,
  complete: false,
  entries: [
    refused(
      191,
      "the mention of a group",
      given({ groups: [{ name: "g", members: [MEL], can_mention_group: "role:nobody" }] }).status(says("t", "@*g*", NINA)),
    ),
    refused(
      246,
      "unique names",
      given({ settings: { require_unique_names: true } }).status([OLIVE, `PATCH /users/${MEL_MEMBER}`, { full_name: "Nina Member" }]),
    ),
    allowed(248, "the type `channel`", status([MEL, "POST /messages", { type: "channel", to: "general", topic: "t", content: "x" }])),
  ],
  without: {},
};
