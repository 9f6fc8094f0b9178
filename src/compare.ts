/**
 * Compares two servers, or a server with a realm, by drawn conversations.
 *
 * @experimental
 */
export { compareRealms } from "./conformance/compare/compare-realms";
export { compareText } from "./conformance/compare/ways";
export type {
  CompareOptions,
  CompareProgress,
  CompareResult,
  DifferenceClass,
  KnownClass,
} from "./conformance/compare/compare-options";
export type { RealmSide, Side } from "./conformance/compare/side";
