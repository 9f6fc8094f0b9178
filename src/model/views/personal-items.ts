/**
 * Views of what an account stores for itself: drafts, snippets, reminders, scheduled messages, files, onboarding
 * steps.
 */
import type { DEVICE } from "../../protocol/records/devices";
import {
  ATTACHMENT,
  type AttachmentView,
  type DRAFT,
  type NAVIGATION_VIEW,
  ONBOARDING_STEP,
  type REMINDER,
  type SAVED_SNIPPET,
  SCHEDULED_MESSAGE,
  type ScheduledMessageView,
} from "../../protocol/records/personal-items";
import { viewAt } from "../../protocol/schema/prune";
import { type ComputedOf, shows } from "../../protocol/schema/tables";
import { HOTSPOTS, ONBOARDING_STEPS } from "../../protocol/server-constants";
import { frozen } from "../realm/freeze";
import {
  type Attachment,
  type Draft,
  type NavigationView,
  type Reminder,
  type SavedSnippet,
  type ScheduledMessage,
  VISIBILITY,
} from "../realm/personal-items";
import type { Realm } from "../realm/realm";
import type { Device, User } from "../realm/user";
import { channelById } from "../rules/channels/channel-access";
import { messageById } from "../rules/messages/message-rows";
import { has } from "../rules/realm/feature-level";
import { userTopicsOf } from "../rules/topics/user-topics";

/** @see https://zulip.com/api/get-drafts */
export function draftView({ user_id: _owner, ...draft }: Draft): ComputedOf<typeof DRAFT> {
  return { ...draft, timestamp: Math.floor(draft.timestamp) };
}

/** What clients see of a snippet: all but whose it is. */
export function savedSnippetView({ user_id: _owner, ...snippet }: SavedSnippet): ComputedOf<typeof SAVED_SNIPPET> {
  return snippet;
}

/** What clients see of a navigation view: all but whose it is. */
export function navigationViewView({ user_id: _owner, ...view }: NavigationView): ComputedOf<typeof NAVIGATION_VIEW> {
  return view;
}

/** A reminder as its account sees it: a message to itself. */
export function reminderView(record: Reminder): ComputedOf<typeof REMINDER> {
  const { user_id, note: _note, ...reminder } = record;
  return { ...reminder, type: "private", to: [user_id] };
}

/**
 * A scheduled message as its author sees it.
 *
 * @see https://zulip.com/api/get-scheduled-messages
 */
export function scheduledMessageView(realm: Realm, record: ScheduledMessage): ScheduledMessageView {
  return viewAt(realm.feature_level, SCHEDULED_MESSAGE, {
    scheduled_message_id: record.scheduled_message_id,
    type: record.type,
    to: record.to,
    ...(record.type === "stream" ? { topic: record.topic } : {}),
    content: record.content,
    rendered_content: record.rendered_content,
    scheduled_delivery_timestamp: record.scheduled_delivery_timestamp,
    failed: record.failed,
  });
}

/**
 * A file as the interface shows it. Times are milliseconds, on later servers seconds; later still the messages are
 * listed by their IDs alone.
 *
 * @see https://zulip.com/api/get-attachments
 */
export function attachmentView(realm: Realm, attachment: Attachment): AttachmentView {
  const { id, name, path_id, size, create_time, message_ids } = attachment;
  const messages = message_ids.flatMap((messageId) => messageById(realm, messageId) ?? []);
  return viewAt(realm.feature_level, ATTACHMENT, {
    id,
    name,
    path_id,
    size,
    create_time: uploadTime(realm, create_time),
    message_ids,
    messages: messages.map((message) => ({ date_sent: uploadTime(realm, message.timestamp), id: message.id })),
  });
}

function uploadTime(realm: Realm, seconds: number): number {
  return has(realm, "uploadTimesAreSeconds") ? seconds : seconds * 1000;
}

/** The muted topics of an account, as old clients know them: channel name, topic, and the time of muting. */
export function mutedTopics(realm: Realm, userId: number): (readonly [string, string, number])[] {
  return userTopicsOf(realm, userId)
    .filter((row) => row.visibility_policy === VISIBILITY.muted)
    .map((row) => [channelById(realm, row.stream_id)?.name ?? "", row.topic_name, row.last_updated]);
}

/** A device of an account, and what is known of its encrypted pushes. */
export function deviceView(device: Device): ComputedOf<typeof DEVICE> {
  const { push_key_id, push_token_id, pending_push_token_id } = device;
  const { push_token_last_updated_timestamp, push_registration_error_code } = device;
  return {
    push_key_id,
    push_token_id,
    pending_push_token_id,
    push_token_last_updated_timestamp,
    push_registration_error_code,
  };
}

/** The onboarding steps that an account has not seen. */
export function onboardingStepsOf(realm: Realm, user: User): readonly ComputedOf<typeof ONBOARDING_STEP>[] {
  const seen = realm.seen_onboarding_steps.get(user.user_id) ?? [];
  const isUnseen = ({ name }: { readonly name: string }): boolean => !seen.includes(name);
  return [...hotspots(realm).filter(isUnseen).slice(0, 1), ...frozen(ONBOARDING_STEPS).filter(isUnseen)];
}

/** The places that servers below feature level 259 explain, one at a time. */
function hotspots({ feature_level }: Realm): readonly ComputedOf<typeof ONBOARDING_STEP>[] {
  return shows(ONBOARDING_STEP, "title", feature_level) ? frozen(HOTSPOTS) : [];
}

/** The names of all that servers show to new accounts. */
export function onboardingStepNames(realm: Realm): readonly string[] {
  return [...hotspots(realm), ...ONBOARDING_STEPS].map(({ name }) => name);
}
