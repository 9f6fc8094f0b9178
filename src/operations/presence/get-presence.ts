import { answered } from "../../outcome/outcome";
import { presencesSeen } from "../../views/presence/presences-seen";
import { type Operation, operation } from "../operation";

/**
 * Gives when the people that one may know of were last there, by their address.
 */
export const getPresence: Operation<
  Record<never, never>,
  { readonly server_timestamp: number; readonly presences: Record<string, unknown> }
> = operation((realm, actor) =>
  answered(realm, { server_timestamp: realm.now, presences: presencesSeen(realm, actor, {}).presences }),
);
