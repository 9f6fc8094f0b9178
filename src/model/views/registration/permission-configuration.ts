import { frozen } from "../../realm/freeze";
import {
  CHANNEL_GROUP_SETTINGS,
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  USER_GROUP_SETTINGS,
} from "../../../protocol/group-settings";
import { byLevel } from "../../../data/lazy";
import type { PermissionConfigurationView } from "../../../protocol/records/server";
import type { PermissionConfigurationsView } from "../../../protocol/records/registration-realm";

/** The name of the default of settings that go to whoever creates. */
const CREATOR_NAMES = { stream: "stream_creator_or_nobody", group: "group_creator" } as const;

/**
 * Which values every group setting that a feature level knows may have, of realm, channels and groups, so that clients
 * can offer no others.
 *
 * @spec Value conventions: Group-setting value
 */
export const permissionConfiguration = byLevel((level): PermissionConfigurationsView =>
  frozen({
    realm: configured(level, REALM_GROUP_SETTINGS),
    stream: configured(level, CHANNEL_GROUP_SETTINGS, CREATOR_NAMES.stream),
    group: configured(level, USER_GROUP_SETTINGS, CREATOR_NAMES.group, "role:nobody"),
  }),
);

function configured(
  level: number,
  rules: Readonly<Record<string, GroupSettingRule>>,
  creator = "",
  ofSystemGroups: string | null = null,
): Readonly<Record<string, PermissionConfigurationView>> {
  const known = Object.entries(rules).filter(([, rule]) => level >= rule.since);
  return Object.fromEntries(
    known.map(([name, rule]) => [
      name,
      {
        require_system_group: rule.only_system_groups !== undefined,
        allow_internet_group: false,
        allow_nobody_group: rule.allow_nobody,
        allow_everyone_group: rule.allow_everyone,
        default_group_name: rule.default_group === "creator" ? creator : rule.default_group,
        default_for_system_groups: ofSystemGroups,
        allowed_system_groups: [...(rule.only_system_groups ?? [])],
      },
    ]),
  );
}
