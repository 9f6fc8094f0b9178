import type { DivergenceName } from "../../protocol/divergences";
import type { REALM_GROUP_SETTINGS } from "../../protocol/group-settings";
import type { REALM_SETTINGS } from "../../protocol/realm-settings";
import type { GroupSettingValue } from "./user-group";

/** The value type of a realm setting, by its default. */
type Widened<Value> = Value extends boolean ? boolean : Value extends string ? string : Value;

/** The realm settings that are not group settings. */
export type PlainRealmSettings = {
  readonly [Name in keyof typeof REALM_SETTINGS]: Widened<(typeof REALM_SETTINGS)[Name]["default_value"]>;
};

/** All settings of a realm, by the interface's newest names. */
export type RealmSettings = PlainRealmSettings & {
  readonly [Name in keyof typeof REALM_GROUP_SETTINGS]: GroupSettingValue;
};

/** What a website says of itself. */
export interface LinkPreview {
  /** The title of the website. */
  readonly title?: string | undefined;
  /** What the website is about, in a few sentences. */
  readonly description?: string | undefined;
  /** The address of a picture; without it, messages show no preview. */
  readonly image?: string | undefined;
}

/** What the operator of a server decides, and no realm can change. */
export interface ServerSettings {
  readonly WEB_PUBLIC_STREAMS_ENABLED: boolean;
  readonly INVITATION_LINK_VALIDITY_MINUTES: number;
  /** Whether the server uses the push notification service. */
  readonly push_service: boolean;
  /** Whether the push notification service has confirmed the realm, where the server uses it; true by default. */
  readonly push_notifications_enabled?: boolean;
  /** Whether the server can render formulas; true by default. Without, it marks their source as an error. */
  readonly formula_renderer?: boolean;
  /**
   * How long after an upload its small pictures are made, and how long after a message its websites are read, in
   * seconds; null for never.
   */
  readonly thumbnail_seconds?: number | null;
  /** What websites say of themselves, by their addresses. Without it, the server shows no previews of websites. */
  readonly link_previews?: Readonly<Record<string, LinkPreview>>;
  readonly max_message_length: number;
  readonly max_topic_length: number;
  /** Whether strangers may found realms here; only then is the number of invitations limited. */
  readonly open_realm_creation: boolean;
  readonly max_invites_per_day: number;
  readonly max_file_upload_size_mib: number;
  /** Whether the server is for development: any client can get the key of any account. */
  readonly development: boolean;
  /** True to check every answer against its declaration before it is sent. */
  readonly check_answers?: boolean;
  /** The base of calls at Constructor Groups, without a slash at the end; without it, no call can be created. */
  readonly constructor_groups_url?: string;
  /** The base of calls of Nextcloud Talk, without a slash at the end; without it, no call can be created. */
  readonly nextcloud_talk_url?: string;
  /** UNIX seconds at which the server was last brought to another version. */
  readonly server_generation: number;
}

/** What identifies the realm. */
export interface RealmProfile {
  readonly name: string;
  readonly string_id: string;
  /** Base of all links, without a slash at the end. */
  readonly url: string;
  readonly description: string;
  readonly empty_topic_display_name: string;
  /** Which column of the table of divergences holds. */
  readonly follow: "documented" | "server";
  /** One divergence in which a realm that follows servers nevertheless follows the documentation, for tests. */
  readonly follow_except?: DivergenceName;
  /** UNIX seconds. */
  readonly date_created: number;
  /** Set while the realm is deactivated. */
  readonly is_deactivated?: true;
}

/** Whether the realm behaves as servers in a divergence; false when it behaves as documented. */
export function followsServer({ profile }: { readonly profile: RealmProfile }, divergence: DivergenceName): boolean {
  return profile.follow === "server" && profile.follow_except !== divergence;
}
