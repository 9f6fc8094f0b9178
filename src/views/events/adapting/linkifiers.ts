import type { Adapter } from "./adapter";

/** Tells of linkifiers only to clients that can fill their templates. */
export const adaptLinkifiers: Adapter = (event, { realm, queue }) => {
  if (event.type !== "realm_linkifiers" || realm.feature_level < 176) return [event];
  return queue.client_capabilities.linkifier_url_template ? [event] : [];
};
