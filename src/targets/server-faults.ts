/** Requests at which servers are known to fail: with HTTP 500, where the interface would have them answer. */
import { isJsonObject } from "../matching/json-value";
import type { CallRequest } from "./target";

/** What servers fail at, and why. */
const SERVER_FAULTS: readonly { readonly reason: string; readonly isAt: (request: CallRequest) => boolean }[] = [
  {
    reason: "servers fail at U+0000 in a description, which their database cannot store",
    isAt: ({ parameters }) => hasNull(parameters, ""),
  },
];

const FAILED = 500;

/** Why a server is known to fail at a request; undefined if it does not fail, or is not known to. */
export function serverFault(request: CallRequest, status: number): string | undefined {
  return status === FAILED ? SERVER_FAULTS.find(({ isAt }) => isAt(request))?.reason : undefined;
}

function hasNull(value: unknown, key: string): boolean {
  if (typeof value === "string") return key === "description" && value.includes("\0");
  if (Array.isArray(value)) return value.some((item) => hasNull(item, key));
  return isJsonObject(value) && Object.entries(value).some(([name, item]) => hasNull(item, name));
}
