/**
 * Compares two servers, or a server with a realm, by drawn conversations.
 *
 * @experimental
 */
export { compareRealms } from "./compare/compare-realms";
export { compareText } from "./compare/ways";
export type {
  CompareOptions,
  CompareProgress,
  CompareResult,
  DifferenceClass,
  KnownClass,
} from "./compare/compare-options";
export type { RealmSide, Side } from "./compare/side";
