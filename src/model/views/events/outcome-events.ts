/** The events of an outcome in the form in which clients receive them. */
import { byLevel } from "../../../data/lazy";
import type { EventBody } from "../../../generated/event-types";
import { capabilitiesAt } from "../../../protocol/capabilities";
import { isInAudience } from "../../outcome/audience";
import { type Audience, type EventQueue, NEWEST_CAPABILITIES, type RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { eventViews, formKey } from "./event-view";

/** A queue of a client that declares every capability, and wants every type of events and Markdown. */
const CURRENT_CLIENT: EventQueue = {
  queue_id: "",
  user_id: 0,
  event_types: null,
  apply_markdown: false,
  client_gravatar: true,
  slim_presence: true,
  include_subscribers: true,
  all_public_streams: false,
  narrow: [],
  client_capabilities: NEWEST_CAPABILITIES,
  position: 0,
  next_event_id: 0,
  pending: [],
  acknowledged: -1,
  lifespan_seconds: 0,
  last_contact: 0,
};

/** That client, as a server of a feature level takes it. */
const currentClient = byLevel((level) => ({
  ...CURRENT_CLIENT,
  client_capabilities: capabilitiesAt(NEWEST_CAPABILITIES, level),
}));

/** Each event once for each form that accounts receive, with these accounts. */
export function outcomeEvents(
  realm: Realm,
  addressed: readonly RealmEvent[],
): { readonly recipients: readonly number[]; readonly event: EventBody }[] {
  return addressed.flatMap((event) => {
    const forms = new Map<string, Form>();
    const byKey = new Map<string, readonly Form[]>();
    for (const viewer of activeIn(realm, event.audience)) {
      const key = formKey(realm, viewer, event);
      const own = byKey.get(key) ?? formsFor(realm, viewer, event).map((form) => formIn(forms, form));
      byKey.set(key, own);
      for (const { recipients } of own) recipients.push(viewer.user_id);
    }
    return [...forms.values()];
  });
}

/** A form of an event with the accounts that receive it. */
interface Form {
  readonly recipients: number[];
  readonly event: EventBody;
}

/** The form itself, or an equal one that was there before. */
function formIn(forms: Map<string, Form>, event: EventBody): Form {
  const key = JSON.stringify(event);
  const form = forms.get(key) ?? { recipients: [], event };
  forms.set(key, form);
  return form;
}

/** An event as one account receives it; old servers may send several in its place, or none. */
export function formsFor(realm: Realm, viewer: User, event: RealmEvent): readonly EventBody[] {
  const queue = { ...currentClient(realm.feature_level), user_id: viewer.user_id };
  return eventViews(realm, queue, viewer, { id: 0, event, returned: false }).map(withoutId);
}

function withoutId({ id: _id, ...event }: EventBody & { readonly id: number }): EventBody {
  return event;
}

/** The active accounts of an audience, in order of their IDs. */
function activeIn(realm: Realm, audience: Audience): readonly User[] {
  return Array.from(realm.users).filter((user) => user.is_active && isInAudience(audience, user.user_id));
}

/** An audience for users: the first names, and how many more there are. */
export function audienceNames(realm: Realm, audience: Audience, most: number): string {
  const accounts = activeIn(realm, audience);
  if (accounts.length === 0) return "no account";
  const names = accounts.slice(0, most).map(({ full_name }) => full_name);
  const more = accounts.length - names.length;
  return more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
}
