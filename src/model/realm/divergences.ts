import type { DivergenceName } from "../../protocol/divergences";
import type { Realm } from "./realm";

/**
 * Whether the realm does what real servers do where the card and they disagree, asked by the name of the divergence;
 * false where it does what the card says.
 */
export function followsServer({ profile }: Realm, divergence: DivergenceName): boolean {
  return profile.follow === "server" && profile.follow_except !== divergence;
}
