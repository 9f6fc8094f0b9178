/**
 * Arbitraries for fast-check: fixtures, steps that accounts take in a realm, and sequences of steps. Install fast-check
 * next to this package.
 *
 * @public
 */
export { fixture, type FixtureOptions } from "./testing/arbitraries/fixtures";
export {
  callOfStep,
  type GeneratedCall,
  type GeneratedStep,
  type SequenceOptions,
  step,
  type StepOptions,
  stepSequence,
  takeStep,
} from "./testing/arbitraries/steps";
