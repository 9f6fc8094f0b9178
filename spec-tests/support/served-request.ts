import type { ServedRequest } from "../../src/server/served-request";

/** A request of the platform as the server hands it on. */
export async function servedRequest(request: Request): Promise<ServedRequest> {
  const { method, headers, signal } = request;
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
  return { url: new URL(request.url), method, headers, body, signal };
}
