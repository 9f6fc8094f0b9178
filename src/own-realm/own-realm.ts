/** A fixture like a realm: what its account is shown, with other names, addresses, texts and keys. */
import type { Fixture, FixtureChannel, FixtureUser } from "../model/fixture/fixture";
import { LIMITS } from "../protocol/limits";
import { type Body, integerIn, type OwnRealm, textIn } from "./answers";
import { channelsPart, foldersPart } from "./channels-part";
import { messageLike, messagesOfShownChannels, takenMessages } from "./messages-part";
import { Names } from "./names";
import { peopleOf } from "./people";
import { realmSettings } from "./settings-part";
import { textReplacer } from "./texts";
import { isFixture, unusable, usableSettings } from "./usable";
import { draftsPart, fieldsPart, groupsPart, usersPart } from "./users-part";

/** How a realm becomes a fixture. */
export interface OwnRealmOptions {
  /** The maximum number of accounts. */
  readonly people?: number;
  /** Whether accounts, channels, groups and topics keep their names. Addresses, texts and keys are always replaced. */
  readonly keep_names?: boolean;
}

/** A fixture, and what of the realm it does not have. */
export interface LikeOwnRealm {
  readonly fixture: Fixture;
  /** The address in the fixture of the account that has asked. */
  readonly email: string | undefined;
  /** What is omitted, a few words each. */
  readonly omitted: readonly string[];
}

/** What a registration has for a fixture, by the names of the interface. */
const PARTS: Readonly<Record<string, string>> = {
  realm_users: "accounts",
  subscriptions: "channels",
  realm_user_groups: "groups",
  custom_profile_fields: "custom profile fields",
  drafts: "drafts",
  alert_words: "alert words",
  muted_users: "muted users",
};

/**
 * Makes a fixture from the answers of a realm. Names, addresses and keys are replaced by counter, texts by others of the
 * same length and shape. Times and sizes stay.
 */
export function likeOwnRealm(
  read: OwnRealm,
  { people: most = Infinity, keep_names = false }: OwnRealmOptions = {},
): LikeOwnRealm {
  const { registration } = read;
  const realm = { ...read, messages: messagesOfShownChannels(read) };
  const level = Math.min(integerIn(registration, "zulip_feature_level") ?? 1, LIMITS.NEWEST_FEATURE_LEVEL);
  const people = peopleOf(realm, most);
  const names = new Names(realm, people, keep_names);
  const messages = takenMessages(realm.messages, names);
  const places = new Map(messages.map(({ id }, place) => [Number(id), place + 1]));
  const messageId = (id: number): number | undefined => places.get(id);
  const text = textReplacer({ names, messageId }, wordsOf(registration));
  const oldest = new Map([...messages].reverse().map(({ stream_id, id }) => [stream_id, id]));
  const source = { registration, people, names, level, text, messageId, oldest };
  const base: Fixture = {
    realm: realmPart(registration, keep_names, text),
    feature_level: level,
    now: nowOf(registration, messages),
    ...serverPart(registration),
    users: usersPart(source),
    groups: groupsPart(source),
    custom_profile_fields: fieldsPart(source),
    channel_folders: foldersPart(source),
    channels: channelsPart(source),
  };
  const settings = realmSettings(registration, level, names, text);
  const { fixture, refused } = withUsableSettings(base, settings);
  return {
    fixture: {
      ...fixture,
      messages: messages.map((message) => messageLike(message, registration["user_id"], names, text)),
      drafts: draftsPart(source),
    },
    email: names.people.get(Number(registration["user_id"]))?.email,
    omitted: [
      ...Object.entries(PARTS).flatMap(([name, words]) => (registration[name] === undefined ? [words] : [])),
      ...refused,
      ...counted(read.messages.length - messages.length, "messages from or to accounts and channels that are omitted"),
    ],
  };
}

function wordsOf(registration: Body) {
  const { alert_words } = registration;
  const url = textIn(registration, "realm_url") ?? textIn(registration, "realm_uri") ?? "";
  return {
    url: url.replace(/\/+$/u, ""),
    alert_words: Array.isArray(alert_words) ? alert_words.map(String) : [],
  };
}

function realmPart(registration: Body, keeps: boolean, text: (written: string) => string): Fixture["realm"] {
  const created = integerIn(registration, "realm_date_created");
  const empty = textIn(registration, "realm_empty_topic_display_name") ?? "";
  const name = keeps ? textIn(registration, "realm_name") : undefined;
  return {
    name: name ?? "Example",
    description: text(textIn(registration, "realm_description") ?? ""),
    ...(empty === "" ? {} : { empty_topic_display_name: empty }),
    ...(created === undefined ? {} : { date_created: created }),
    follow: "server",
  };
}

function serverPart(registration: Body): Pick<Fixture, "server"> {
  const length = integerIn(registration, "max_message_length");
  const topic = integerIn(registration, "max_topic_length");
  const web = registration["server_web_public_streams_enabled"];
  const pushes = registration["realm_push_notifications_enabled"];
  return {
    server: {
      ...(length === undefined ? {} : { max_message_length: length }),
      ...(topic === undefined ? {} : { max_topic_length: topic }),
      ...(typeof web === "boolean" ? { WEB_PUBLIC_STREAMS_ENABLED: web } : {}),
      ...(typeof pushes === "boolean" ? { push_service: pushes, push_notifications_enabled: pushes } : {}),
    },
  };
}

/** The second at which the realm was read, and not before its newest message. */
function nowOf({ server_timestamp }: Body, messages: readonly Body[]): number {
  const shown = typeof server_timestamp === "number" ? Math.floor(server_timestamp) : 1;
  return Math.max(shown, Number(messages.at(-1)?.["timestamp"] ?? 1));
}

/** A fixture with the settings that it can have, of the realm and of accounts. */
function withUsableSettings(
  base: Fixture,
  settings: Readonly<Record<string, unknown>>,
): { readonly fixture: Fixture; readonly refused: readonly string[] } {
  const small: Fixture = {
    ...base,
    users: base.users?.map(({ settings: _own, ...user }): FixtureUser => user),
    // Without messages, none is the first one.
    channels: base.channels?.map(({ first_message_id: _first, ...channel }): FixtureChannel => channel),
  };
  const kept = usableSettings(settings, (some) => isFixture({ ...small, settings: some }));
  const refused = [...unusable(settings, kept)];
  const users = base.users?.map(({ settings: own = {}, ...user }) => {
    const usable = usableSettings(own, (some) =>
      isFixture({ feature_level: base.feature_level, users: [{ email: user.email, settings: some }] }),
    );
    refused.push(...unusable(own, usable));
    return Object.keys(own).length === 0 ? user : { ...user, settings: usable };
  });
  return {
    fixture: { ...base, users, settings: kept },
    refused: refused.map((name) => `the setting ${name}`),
  };
}

function counted(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}
