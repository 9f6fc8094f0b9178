/** Through what a realm holds video calls: what every server has, and what the operator of this one has set up. Assumption A431. */
import { badRequest } from "../../outcome/failures";
import { sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { ServerSettings } from "../../realm/settings";
import type { User } from "../../realm/user";

/** A provider of video calls. */
export interface VideoProvider {
  /** The name by which registration lists it. */
  readonly key: string;
  /** The value of the realm's `video_chat_provider`. */
  readonly id: number;
  readonly name: string;
  readonly since?: number;
  /** The server's setting with its address; without one, every server has the provider. */
  readonly url?: "constructor_groups_url" | "nextcloud_talk_url";
}

const PROVIDERS: readonly VideoProvider[] = [
  { key: "disabled", id: 0, name: "None" },
  { key: "jitsi_meet", id: 1, name: "Jitsi Meet" },
  { key: "constructor_groups", id: 6, name: "Constructor Groups", since: 460, url: "constructor_groups_url" },
  { key: "nextcloud_talk", id: 7, name: "Nextcloud Talk", since: 465, url: "nextcloud_talk_url" },
];

/** The providers that a realm can choose, by what its server has set up. */
export function videoProviders(level: number, server: ServerSettings): readonly VideoProvider[] {
  return PROVIDERS.filter(({ since = 0, url }) => level >= since && (url === undefined || server[url] !== undefined));
}

/** The address of a new call of a provider; or a refusal where the server has not set it up. */
export function newCall(realm: Realm, actor: User, provider: NonNullable<VideoProvider["url"]>, room = "") {
  const base = realm.server[provider];
  if (base === undefined) return badRequest("video_provider_missing", "This server has not set up the provider.");
  const call = [realm.random.seed, realm.now, actor.user_id, provider, room].join("/");
  return { url: `${base}/${sha256Hex(`call/${call}`).slice(0, 16)}` };
}
