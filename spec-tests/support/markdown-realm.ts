/** A small realm for rendering: two users, users with the same name, a group, a channel, a linkifier, a custom emoji. */
import type { MarkdownContext } from "../../src/model/text/markdown/markdown-context";

const OLIVE = { user_id: 7, full_name: "Olive" };
const PEOPLE = [OLIVE, { user_id: 8, full_name: "Greta <b>" }, { user_id: 9, full_name: "Sam" }, { user_id: 10, full_name: "Sam" }];
const GROUPS = [
  { id: 5, name: "support" },
  { id: 2, name: "role:administrators", display_name: "Administrators" },
];
const CHANNELS = [
  { stream_id: 3, name: "design" },
  { stream_id: 4, name: "R&D <x> 100%" },
];

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The look-ups of that realm, some of them replaced. */
export function markdownRealm(changes: Partial<MarkdownContext> = {}): MarkdownContext {
  return {
    realm_url: "https://chat.example.test",
    userByName: (name) => {
      const found = PEOPLE.filter((person) => sameName(person.full_name, name));
      return found.length > 1 ? undefined : found[0];
    },
    userById: (userId) => PEOPLE.find((person) => person.user_id === userId),
    groupByName: (name) => GROUPS.find((group) => group.name === name),
    channelByName: (name) => CHANNELS.find((channel) => sameName(channel.name, name)),
    linkifiers: [{ pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" }],
    customEmoji: (name) => (name === "party_parrot" ? { id: "1", source_url: "/user_avatars/2/emoji/images/1.png" } : undefined),
    translate_emoticons: false,
    empty_topic_display_name: "general chat",
    inline_image_preview: true,
    default_code_block_language: "",
    ...changes,
  };
}
