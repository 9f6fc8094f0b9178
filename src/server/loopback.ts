/**
 * Which addresses a simulator can listen on. Its control plane has no password, so other machines must not reach it.
 */
import { isIPv4, isIPv6 } from "node:net";

/** A server could not start. The message is one sentence for the user. */
export class ServerProblem extends Error {
  override readonly name = "ServerProblem";
}

/**
 * Accepts 127.0.0.0/8, ::1 and localhost (in brackets or not, ignoring case) and returns the plain host to listen on.
 *
 * @throws ServerProblem for every other host, also for names that happen to resolve to this machine
 */
export function loopbackHost(host: string): string {
  const plain = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (plain === "localhost" || isLoopbackAddress(plain)) return plain;
  const allowed = "127.0.0.1 (or another 127.x.y.z), ::1 or localhost";
  throw new ServerProblem(`The host ${JSON.stringify(host)} is not this machine's own: use ${allowed}.`);
}

/** Whether an IP address is one of this machine's own, which nothing outside can reach. */
export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return address.startsWith("127.");
  return isIPv6(address) && /^(0*:)*0*1$|^::ffff:127\./.test(address);
}

/** The start of every URL of a server on that host and port. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
