import type { PlainRealmSettings } from "../../generated/setting-types";
import type { DivergenceName } from "../../protocol/divergence-names";
import type { REALM_GROUP_SETTINGS } from "../../protocol/group-settings";
import type { GroupSettingValue } from "./user-group";

export type { PlainRealmSettings };

/** All settings of a realm, by their newest names. */
export type RealmSettings = PlainRealmSettings & {
  readonly [Name in keyof typeof REALM_GROUP_SETTINGS]: GroupSettingValue;
};

/** The metadata of a website. */
export interface LinkPreview {
  /** The title of the website. */
  readonly title?: string | undefined;
  /** The description of the website. */
  readonly description?: string | undefined;
  /** The URL of a picture. Without it, messages show no preview. */
  readonly image?: string | undefined;
}

/** Settings that only the operator of the server decides. */
export interface ServerSettings {
  readonly WEB_PUBLIC_STREAMS_ENABLED: boolean;
  readonly INVITATION_LINK_VALIDITY_MINUTES: number;
  /** Whether the server uses the push notification service. */
  readonly push_service: boolean;
  /** Whether the push notification service has confirmed the realm; true by default. */
  readonly push_notifications_enabled?: boolean;
  /** Whether the server can render formulas; true by default. If not, it marks their source as an error. */
  readonly formula_renderer?: boolean;
  /**
   * How long after an upload thumbnails are created, and how long after a message its websites are read, in seconds;
   * null for never.
   */
  readonly thumbnail_seconds?: number | null;
  /** The metadata of websites, by their URLs. Without it, the server shows no previews of websites. */
  readonly link_previews?: Readonly<Record<string, LinkPreview>>;
  readonly max_message_length: number;
  readonly max_topic_length: number;
  /** Whether anyone can create a realm on the server. Only then, invitations are limited. */
  readonly open_realm_creation: boolean;
  readonly max_invites_per_day: number;
  readonly max_file_upload_size_mib: number;
  /** Whether it is a development server: any client can fetch the API key of any account. */
  readonly development: boolean;
  /** True to check every answer against its declaration before it is sent. */
  readonly check_answers?: boolean;
  /** The words of refusals over HTTP, by error code; `{name}` is replaced by a field of the refusal. */
  readonly refusal_texts?: Readonly<Record<string, string>>;
  /** The base URL of calls at Constructor Groups, without a slash at the end. Without it, no call can be created. */
  readonly constructor_groups_url?: string;
  /** The base URL of calls of Nextcloud Talk, without a slash at the end. Without it, no call can be created. */
  readonly nextcloud_talk_url?: string;
  /** When the server last started, in UNIX seconds. */
  readonly server_generation: number;
  /** The version that the server reports since a fault upgraded it. The realm keeps its own feature level. */
  readonly upgraded_to?: {
    /** By default the release of the feature level. */
    readonly zulip_version?: string | undefined;
    readonly zulip_feature_level: number;
  };
}

/** The identity of the realm. */
export interface RealmProfile {
  readonly name: string;
  readonly string_id: string;
  /** The base URL of all links, without a slash at the end. */
  readonly url: string;
  readonly description: string;
  readonly empty_topic_display_name: string;
  /** Whether the realm follows the documentation or servers where they differ. */
  readonly follow: "documented" | "server";
  /** One divergence in which a realm that follows servers nevertheless follows the documentation, for tests. */
  readonly follow_except?: DivergenceName;
  /** When the realm was created, in UNIX seconds. */
  readonly date_created: number;
  /** True while the realm is deactivated. */
  readonly is_deactivated?: true;
}

/** What the realm follows, to show it. */
export function modeOf({ profile }: { readonly profile: RealmProfile }): RealmProfile["follow"] {
  return profile.follow;
}

/** Whether the realm behaves as servers in a divergence; false when it behaves as documented. */
export function followsServer({ profile }: { readonly profile: RealmProfile }, divergence: DivergenceName): boolean {
  return profile.follow === "server" && profile.follow_except !== divergence;
}
