/** Narrows with every operator. */
import type { Choices } from "../model/operations/choices";
import type { Random } from "../testing/arbitraries/random";

const IS = ["dm", "starred", "unread", "mentioned", "alerted", "resolved", "followed", "muted", "private"];
const HAS = ["link", "image", "attachment", "reaction"];
const IN = ["home", "all"];
const CHANNELS = ["public", "archived", "all", "web-public"];
const ANCHORS = ["newest", "oldest", "first_unread"];

/** A narrow of up to three terms, some of them negated. */
function narrowOf(pick: Choices, random: Random): readonly object[] {
  return Array.from({ length: random.below(4) }, () => ({
    ...termOf(pick, random),
    ...(random.below(5) === 0 ? { negated: true } : {}),
  }));
}

function termOf(pick: Choices, random: Random): { readonly operator: string; readonly operand: unknown } {
  const operands: Readonly<Record<string, () => unknown>> = {
    channel: () => (random.below(2) === 0 ? pick.channel() : pick.channelName()),
    topic: () => pick.topic(),
    dm: () => [pick.user(), ...pick.users(1)],
    "dm-including": () => pick.user(),
    sender: () => pick.user(),
    mentions: () => pick.user(),
    is: () => random.one(IS),
    has: () => random.one(HAS),
    in: () => random.one(IN),
    channels: () => random.one(CHANNELS),
    id: () => pick.message(),
    near: () => String(pick.message()),
    with: () => pick.message(),
    search: () => random.one(["soup", "plans ready", "quiet", '"Yes"', "nothing"]),
  };
  const [operator, operand] = random.one(Object.entries(operands));
  return { operator, operand: operand() };
}

/** The parameters of a search for messages. */
export function searched(pick: Choices, random: Random): Readonly<Record<string, unknown>> {
  return {
    anchor: random.below(3) === 0 ? pick.message() : random.one(ANCHORS),
    num_before: random.one([0, 1, 2, 30]),
    num_after: random.one([0, 1, 30]),
    narrow: narrowOf(pick, random),
    ...(random.below(3) === 0 ? { apply_markdown: false } : {}),
    ...(random.below(4) === 0 ? { include_anchor: false } : {}),
    ...(random.below(4) === 0 ? { client_gravatar: false } : {}),
    ...(random.below(3) === 0 ? { allow_empty_topic_name: true } : {}),
  };
}
