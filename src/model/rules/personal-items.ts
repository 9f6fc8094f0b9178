/** What an account keeps for itself: drafts, saved snippets and navigation views. */
import { LIMITS } from "../../protocol/limits";
import type { GivenDraft } from "../../protocol/parameters/items";
import { badRequest, isFailure } from "../outcome/failures";
import type { Draft, NavigationView, SavedSnippet } from "../realm/personal-items";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { channelById, hasContentAccess } from "./channels/channel-access";
import { checkContent } from "./messages/prepare-message";
import { cutTopic } from "./topics/topic-name";
import { userById } from "./users/people";

/** The drafts of an account, the oldest edit first. */
export function draftsOf(realm: Realm, userId: number): Draft[] {
  return realm.drafts
    .filter((draft) => draft.user_id === userId)
    .sort((a, b) => a.timestamp - b.timestamp || a.id - b.id);
}

/** A draft of an account by its ID; undefined for an unknown ID. */
export function ownDraft(realm: Realm, userId: number, id: number): Draft | undefined {
  return realm.drafts.find((draft) => draft.id === id && draft.user_id === userId);
}

/** The server keeps drafts only for those who want to have them everywhere. */
export function checkSynchronization(_realm: Realm, user: User) {
  if (user.settings.enable_drafts_synchronization) return undefined;
  return badRequest(
    "drafts_not_synchronized",
    "Your drafts are not synchronized; enable_drafts_synchronization is off.",
  );
}

/**
 * Checks a draft and returns its stored form. Users are listed by ID, without the author. Fields without a meaning for
 * the type are omitted. A direct draft without recipients has no recipient.
 *
 * @see https://zulip.com/api/get-drafts
 */
export function readDraft(realm: Realm, user: User, given: GivenDraft) {
  const content = checkContent(realm, given.content.trim());
  if (isFailure(content)) return content;
  const timestamp = given.timestamp ?? realm.now;
  if (!Number.isFinite(timestamp) || timestamp < 0) {
    return badRequest("draft_time_invalid", "timestamp: UNIX seconds from 0 on are expected.");
  }
  const rest = { content, timestamp };
  const to = [...new Set(given.to)];
  if (given.type === "stream") {
    if (given.topic.includes("\0"))
      return badRequest("draft_topic_with_null", "topic: a topic must not contain NUL characters.");
    const problem = checkChannel(realm, user, given.to);
    return problem ?? { ...rest, type: "stream" as const, to, topic: cutTopic(realm, given.topic) };
  }
  if (given.type === "" || to.length === 0) return { ...rest, type: "" as const, to: [], topic: "" };
  for (const id of to) {
    const person = userById(realm, id);
    if (person === undefined) return badRequest("recipient_unknown", `to: there is no user with the ID ${id}.`);
    if (!person.is_active) return badRequest("recipient_deactivated", `to: the account ${id} is deactivated.`);
  }
  const others = to.filter((id) => id !== user.user_id).sort((a, b) => a - b);
  return { ...rest, type: "private" as const, to: others.length === 0 ? to : others, topic: "" };
}

function checkChannel(realm: Realm, user: User, to: readonly number[]) {
  const [id] = to;
  if (id === undefined || to.length > 1)
    return badRequest("channel_not_one", "to: a channel draft is for exactly one channel.");
  const channel = channelById(realm, id);
  if (channel?.is_archived === false && hasContentAccess(realm, channel, user)) return undefined;
  return badRequest("channel_not_readable", `to: there is no channel with the ID ${id} that you can read.`);
}

/** The snippets of an account, in the order in which they were made. */
export function savedSnippetsOf(realm: Realm, userId: number): SavedSnippet[] {
  return realm.saved_snippets.filter((snippet) => snippet.user_id === userId);
}

/** A snippet of an account by its ID; undefined for an unknown ID. */
export function ownSavedSnippet(realm: Realm, userId: number, id: number): SavedSnippet | undefined {
  return realm.saved_snippets.find((snippet) => snippet.id === id && snippet.user_id === userId);
}

/** Checks the given title and text of a snippet, and removes surrounding blanks. Nothing is shortened. */
export function readSnippet<Given extends SnippetTexts>(realm: Realm, given: Given) {
  const title = given.title?.trim();
  const max = LIMITS.MAX_SAVED_SNIPPET_TITLE_LENGTH;
  if (title === "" || isLonger(title, max))
    return badRequest("snippet_title_length", `title: 1 to ${max} characters are expected.`);
  const content = given.content?.trim();
  if (content === "") return badRequest("content_empty", "content: a snippet must not be empty.");
  if (isLonger(content, realm.server.max_message_length))
    return badRequest(
      "snippet_too_long",
      `content: at most ${realm.server.max_message_length} characters are allowed.`,
    );
  if (content?.includes("\0") === true)
    return badRequest("content_with_null", "content: a snippet must not contain NUL characters.");
  return { ...given, ...(title === undefined ? {} : { title }), ...(content === undefined ? {} : { content }) };
}

interface SnippetTexts {
  readonly title?: string;
  readonly content?: string;
}

function isLonger(text: string | undefined, max: number): boolean {
  return text !== undefined && text.length > max && [...text].length > max;
}

/** The navigation views of an account, in the order in which they were added. */
export function navigationViewsOf(realm: Realm, userId: number): NavigationView[] {
  return realm.navigation_views.filter((view) => view.user_id === userId);
}

/** A navigation view of an account by its fragment; undefined for an unknown fragment. */
export function ownNavigationView(realm: Realm, userId: number, fragment: string): NavigationView | undefined {
  return realm.navigation_views.find((view) => view.fragment === fragment && view.user_id === userId);
}

/** The views that every client has and names. An account can pin or hide them, but not name them. */
const BUILT_IN_FRAGMENTS: readonly string[] = [
  "inbox",
  "recent",
  "feed",
  "drafts",
  "scheduled",
  "reminders",
  "narrow/is/mentioned",
  "narrow/is/starred",
  "narrow/has/reaction/sender/me",
];

/** Checks that a view without a name is a built-in one. */
export function checkViewWithoutName(fragment: string) {
  if (BUILT_IN_FRAGMENTS.includes(fragment)) return undefined;
  return badRequest("view_name_missing", "name: a view that is not built in needs a name.");
}

/**
 * Checks the name that a view is to be given: a built-in view has none; that of any other is not empty, and no view of
 * the account has it already, be it the present name of this very view.
 */
export function checkViewName(realm: Realm, userId: number, fragment: string, name: string) {
  if (BUILT_IN_FRAGMENTS.includes(fragment))
    return badRequest("view_name_built_in", `name: the view "${fragment}" has its own name.`);
  if (name === "") return badRequest("view_name_empty", "name: a name must not be empty.");
  const isTaken = navigationViewsOf(realm, userId).some((view) => view.name === name);
  return isTaken ? badRequest("view_name_taken", `name: one of your views is called "${name}" already.`) : undefined;
}
