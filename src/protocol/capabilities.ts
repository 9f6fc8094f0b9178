/** What clients can say that they support, by the name that a registration uses. */
interface CapabilityRule {
  /** The first feature level at which servers know it; none where all know it. */
  readonly since?: number;
  /** How servers below that level treat every client; false by default. */
  readonly before?: boolean;
}

/**
 * The capabilities of clients, by name.
 *
 * @see https://zulip.com/api/register-queue#parameter-client_capabilities
 */
export const CAPABILITIES = {
  notification_settings_null: {},
  bulk_message_deletion: { since: 13 },
  user_avatar_url_field_optional: { since: 18 },
  stream_typing_notifications: { since: 58 },
  user_settings_object: { since: 89 },
  linkifier_url_template: { since: 176, before: true },
  user_list_incomplete: { since: 232 },
  include_deactivated_groups: { since: 294, before: true },
  archived_channels: { since: 315 },
  empty_topic_name: { since: 334 },
  simplified_presence_events: { since: 419 },
  individual_emoji_changes: { since: 491 },
} as const satisfies Readonly<Record<string, CapabilityRule>>;

/** The name of a capability. */
export type Capability = keyof typeof CAPABILITIES;

const ROWS: [string, CapabilityRule][] = Object.entries(CAPABILITIES);

/** Capabilities as a server of a feature level takes them: those that it does not know have one value for all clients. */
export function capabilitiesAt<Given extends Readonly<Record<Capability, boolean>>>(
  given: Given,
  level: number,
): Given {
  const unknown = ROWS.filter(([, { since = 0 }]) => level < since).map(([name, { before = false }]) => [name, before]);
  return { ...given, ...Object.fromEntries(unknown) };
}
