/** The properties that the long campaign runs; the tests run each of them for a short time with a fixed seed. */
import type fc from "fast-check";
import { wireFuzz } from "../wire/fuzz-property";

/** A property by its name, made anew for every round. */
export interface CampaignProperty {
  readonly name: string;
  readonly property: () => fc.IRawProperty<unknown>;
}

/** All of them; the time of a campaign is shared among them. */
export const CAMPAIGN_PROPERTIES: readonly CampaignProperty[] = [
  { name: "nothing on the wire makes the realm fail, and no refusal changes it", property: () => wireFuzz() },
];
