import { lazy } from "../../../data/lazy";
import { REALM_SETTINGS, type RealmSetting } from "../../../protocol/realm-settings";
import { allowedBySettingRule, obeysSettingRule, type SettingRule } from "../../../protocol/setting-rule";
import { badRequest, invalidVariable } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { isWebAddress } from "../../text/text-checks";
import { channelById } from "../channels/channel-access";
import { isLanguageCode } from "../settings/people-languages";
import { videoProviders } from "./video-calls";

/** A name and a description, or one of them. */
export interface RealmIdentity {
  readonly name?: string;
  readonly description?: string;
}

const MAX_NAME_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 1000;

/** Why a realm cannot be called or described so: one of the two is too long. */
export function checkIdentity({ name, description }: RealmIdentity) {
  if ([...(name ?? "")].length > MAX_NAME_LENGTH) {
    return badRequest("realm_name_length", `name: at most ${MAX_NAME_LENGTH} characters are allowed.`);
  }
  if ([...(description ?? "")].length <= MAX_DESCRIPTION_LENGTH) return undefined;
  return badRequest(
    "realm_description_too_long",
    `description: at most ${MAX_DESCRIPTION_LENGTH} characters are allowed.`,
  );
}

/** What of a name and a description is another one than the realm has. */
export function changedIdentity(realm: Realm, params: RealmIdentity): RealmIdentity {
  const name = params.name ?? realm.profile.name;
  const description = params.description ?? realm.profile.description;
  return {
    ...(name === realm.profile.name ? {} : { name }),
    ...(description === realm.profile.description ? {} : { description }),
  };
}

/** What the table says of a realm setting beyond its values. */
interface RealmSettingRow {
  readonly rule: SettingRule;
  readonly owner_only_since?: number;
  readonly since?: number;
  readonly until?: number;
  readonly later?: { readonly since: number; readonly rule: SettingRule };
  readonly dict?: boolean;
  readonly sends_unchanged?: boolean;
  readonly fixture_only?: boolean;
}

/** The names of the realm settings that are not group settings, in the order of the table. */
export const REALM_SETTING_NAMES: readonly RealmSetting[] = Object.keys(REALM_SETTINGS).filter(isRealmSetting);

/** Those of them that a request can set. */
export const settableRealmSettings = lazy(() =>
  REALM_SETTING_NAMES.filter((name) => realmSettingRow(name).fixture_only !== true),
);

/** Whether a name is that of such a setting. */
export function isRealmSetting(name: string): name is RealmSetting {
  return Object.hasOwn(REALM_SETTINGS, name);
}

/** The row of a realm setting, as the table declares it. */
export function realmSettingRow(name: RealmSetting): RealmSettingRow {
  return REALM_SETTINGS[name];
}

/** What a realm setting may hold in a realm of a feature level, on a server with some kinds of video calls. */
export function realmSettingRule({ feature_level, server }: Realm, name: RealmSetting): SettingRule {
  const { rule, later } = realmSettingRow(name);
  if (name === "video_chat_provider") {
    return { kind: "integer", values: videoProviders(feature_level, server).map(({ id }) => id) };
  }
  return later !== undefined && feature_level >= later.since ? later.rule : rule;
}

/**
 * When a request's settings are changed: times only after the question who may set them, then channels, then the kind
 * of the realm.
 */
export type SettingTurn = "first" | "times" | "channels" | "last";

/** When a setting is looked at. */
export function turnOf(name: RealmSetting): SettingTurn {
  const { kind } = realmSettingRow(name).rule;
  if (kind === "channel") return "channels";
  if (name === "org_type") return "last";
  return kind === "limit" || name === "message_retention_days" ? "times" : "first";
}

/** Whether a request with the current value also counts as a change: it is in the answer and sends an event. */
export function sendsUnchanged(name: RealmSetting, value: unknown): boolean {
  const { sends_unchanged, rule } = realmSettingRow(name);
  return sends_unchanged === true || (rule.kind === "channel" && value === -1);
}

/**
 * Brings a value for a realm setting to the form in which it is stored: the word `unlimited` is null for limits, and -1
 * for the retention of messages; the word `default` is null for an address.
 */
export function checkedRealmSetting(realm: Realm, name: RealmSetting, rule: SettingRule, given: unknown) {
  const value = valueOfWord(name, rule, given);
  const problem = `${name}: expected ${allowedBySettingRule(rule)}.`;
  const isTime = rule.kind === "limit" || name === "message_retention_days";
  const isNoTime = (typeof given === "string" && given !== "unlimited") || (typeof given === "number" && given <= 0);
  if (isTime && isNoTime) return invalidVariable("setting_invalid", name, given, problem);
  if (!obeysSettingRule(rule, value)) return badRequest("setting_invalid", problem);
  if (name === "default_language" && !isLanguageCode(String(value))) return badRequest("setting_invalid", problem);
  if (rule.kind === "address" && value !== null && !isWebAddress(String(value))) {
    return badRequest("setting_invalid", problem);
  }
  if (rule.kind === "channel" && typeof value === "number" && value !== -1) {
    const channel = channelById(realm, value);
    if (channel === undefined || channel.is_archived)
      return badRequest("setting_channel_unknown", `${name}: there is no channel ${value}.`);
    if (name === "moderation_request_channel_id" && !channel.invite_only) {
      return badRequest("channel_for_requests_public", `${name}: a private channel is expected.`);
    }
  }
  return value;
}

/** The value that a word for "none" represents; any other value stays unchanged. */
function valueOfWord(name: RealmSetting, rule: SettingRule, given: unknown): unknown {
  if (rule.kind === "address") return given === "default" ? null : given;
  if (given !== "unlimited") return given;
  if (rule.kind === "limit") return null;
  return name === "message_retention_days" ? -1 : given;
}
