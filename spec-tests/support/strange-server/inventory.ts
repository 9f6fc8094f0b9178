/** What a strange server has, without what other people do meanwhile. */
import type { Simulator } from "../../../src/index";
import { OTHERS } from "./strange-realm";

/** Everything that a run could leave behind: archived channels and deactivated groups of the run do not count. */
export function inventory(realm: Simulator, prefix: string) {
  const { channels, user_groups, channel_folders, users, drafts, scheduled_messages, saved_snippets, reminders, ...rest } =
    realm.snapshot();
  const isOfOthers = (email: string): boolean => OTHERS.some((other) => other === email);
  return {
    channels: [...channels]
      .filter(({ name, is_archived }) => !(is_archived && name.startsWith(prefix)) && !name.startsWith("of others"))
      .map(({ name, is_archived }) => [name, is_archived]),
    groups: [...user_groups].flatMap((group) => (group === null || group.deactivated ? [] : [group.name])),
    folders: [...channel_folders].filter(({ is_archived }) => !is_archived).map(({ name }) => name),
    accounts: [...users]
      .filter(({ delivery_email }) => !isOfOthers(delivery_email))
      .map(({ full_name, role, is_active, settings }) => [full_name, role, is_active, settings]),
    alert_words: [...rest.alert_words],
    personal: [drafts, scheduled_messages, saved_snippets, reminders].map((all) => [...all].length),
  };
}
