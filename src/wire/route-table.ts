import type { Route } from "./route";
import * as botStorage from "./routes/bot-storage";
import * as bots from "./routes/bots";
import * as calls from "./routes/calls";
import * as channelFolders from "./routes/channel-folders";
import * as channels from "./routes/channels";
import * as defaultStreamGroups from "./routes/default-stream-groups";
import * as drafts from "./routes/drafts";
import * as events from "./routes/events";
import * as invitations from "./routes/invitations";
import * as messages from "./routes/messages";
import * as navigationViews from "./routes/navigation-views";
import * as presence from "./routes/presence";
import * as profile from "./routes/profile";
import * as push from "./routes/push";
import * as reactions from "./routes/reactions";
import * as realm from "./routes/realm";
import * as realmDomains from "./routes/realm-domains";
import * as realmExports from "./routes/realm-exports";
import * as realmLinks from "./routes/realm-links";
import * as realmPictures from "./routes/realm-pictures";
import * as reminders from "./routes/reminders";
import * as savedSnippets from "./routes/saved-snippets";
import * as scheduledMessages from "./routes/scheduled-messages";
import * as server from "./routes/server";
import * as settings from "./routes/settings";
import * as subscriptions from "./routes/subscriptions";
import * as typing from "./routes/typing";
import * as uploads from "./routes/uploads";
import * as userGroups from "./routes/user-groups";
import * as userTopics from "./routes/user-topics";
import * as users from "./routes/users";

type RoutesByName = Readonly<Record<string, Route>>;

/**
 * The routes of each subject, given when asked for. A file of routes exports nothing but routes, by the names of their
 * operations.
 */
const SUBJECTS: readonly (() => RoutesByName)[] = [
  () => botStorage,
  () => bots,
  () => calls,
  () => channelFolders,
  () => channels,
  () => defaultStreamGroups,
  () => drafts,
  () => events,
  () => invitations,
  () => messages,
  () => navigationViews,
  () => presence,
  () => profile,
  () => push,
  () => reactions,
  () => realm,
  () => realmLinks,
  () => realmDomains,
  () => realmExports,
  () => realmPictures,
  () => reminders,
  () => savedSnippets,
  () => scheduledMessages,
  () => server,
  () => settings,
  () => subscriptions,
  () => typing,
  () => uploads,
  () => userGroups,
  () => userTopics,
  () => users,
];

/** Every operation on the wire, by subject. */
export const ROUTES: readonly Route[] = SUBJECTS.flatMap((routes) => Object.values(routes()));

/** Where a route is looked for: most often it is one of messages, and tables that are not asked for are never made. */
const BY_USE: typeof SUBJECTS = [() => messages, ...SUBJECTS];

/** The route of an operation, by the name of its function; undefined for one that is not on the wire. */
export function routeOf(operation: string): Route | undefined {
  const name = `${operation}Route`;
  const found = BY_USE.find((routes) => Object.hasOwn(routes(), name));
  return found?.()[name];
}
