import { benchOptions } from "./options";

/** Processor times in microseconds: the median of the rounds, and half the distance between the quartiles. */
export interface Timing {
  readonly median: number;
  readonly spread: number;
}

/** Rounds that are not counted, in which the engine optimizes the code. */
export const WARM_UPS = 5;

/** Each piece of work is warmed up for at least so many microseconds: a few short rounds do not optimize it. */
const WARM_UP_TIME = 300_000;

/** One cold round shows that a benchmark works. */
const IS_SMALL = benchOptions().isSmall;

/** The processor time of this process in microseconds, without other programs of the machine. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Runs a piece of work in rounds and returns the time of one call. */
export function timed(work: () => void, calls: number, rounds = 9): Timing {
  const [timing] = timedInTurns([work], calls, rounds, 1);
  return timing;
}

/** The same for work that is awaited. */
export async function timedAsync(work: () => Promise<void>, calls: number, rounds = 9): Promise<Timing> {
  const [timing] = await timedInTurnsAsync([work], calls, rounds, 1);
  return timing;
}

/** Two pieces of work timed in turns, so that changes of the machine's speed affect both. */
export function timedPair(first: () => void, second: () => void, calls: number, rounds = 9): [Timing, Timing] {
  return timedInTurns([first, second], calls, rounds, WARM_UPS);
}

/** The same for work that is awaited. */
export function timedPairAsync(
  first: () => Promise<void>,
  second: () => Promise<void>,
  calls: number,
  rounds = 9,
): Promise<[Timing, Timing]> {
  return timedInTurnsAsync([first, second], calls, rounds, WARM_UPS);
}

type Timings<Works extends readonly unknown[]> = { [Index in keyof Works]: Timing };

function timedInTurns<const Works extends (() => void)[]>(works: Works, calls: number, rounds: number, warmUps: number): Timings<Works> {
  const warmEnd = spent() + WARM_UP_TIME * works.length;
  for (let round = 0; !IS_SMALL && (round < warmUps || spent() < warmEnd); round += 1) for (const work of works) work();
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < (IS_SMALL ? 1 : rounds); round += 1) {
    for (const index of turns(works.length, round)) {
      const begin = spent();
      works[index]?.();
      times[index]?.push((spent() - begin) / calls);
    }
  }
  return timingsOf(times);
}

/** The order changes from round to round, so that garbage of one does not always slow down the same other. */
function turns(count: number, round: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => (place + round) % count);
}

/** The same without `await`, whose time would be part of the result. */
async function timedInTurnsAsync<const Works extends (() => Promise<void>)[]>(
  works: Works,
  calls: number,
  rounds: number,
  warmUps: number,
): Promise<Timings<Works>> {
  const warmEnd = spent() + WARM_UP_TIME * works.length;
  for (let round = 0; !IS_SMALL && (round < warmUps || spent() < warmEnd); round += 1) for (const work of works) await work();
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < (IS_SMALL ? 1 : rounds); round += 1) {
    for (const index of turns(works.length, round)) {
      const begin = spent();
      await works[index]?.();
      times[index]?.push((spent() - begin) / calls);
    }
  }
  return timingsOf(times);
}

/** One timing for each list of times. */
function timingsOf<Works extends readonly unknown[]>(times: readonly number[][]): Timings<Works> {
  return times.map(timingOf) as Timings<Works>;
}

/** The median of some times and half the distance between their quartiles. */
export function timingOf(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), spread: (at(0.75) - at(0.25)) / 2 };
}

/** How much a fixed piece of work varies on this machine right now, as a share of its time. */
export function machineNoise(): number {
  const fixed = (): void => {
    let sum = 0;
    for (let index = 0; index < 2_000_000; index += 1) sum = (sum + index * 7) % 1000003;
    if (sum < 0) throw new Error("The sum cannot be negative.");
  };
  const { median, spread } = timed(fixed, 1, 21);
  return spread / median;
}

/** Writes a time in the unit that suits it. */
export function inWords(timing: Timing): string {
  const one = (microseconds: number): string => {
    if (microseconds < 1) return `${(microseconds * 1000).toFixed(0)} ns`;
    return microseconds < 1000 ? `${microseconds.toFixed(2)} µs` : `${(microseconds / 1000).toFixed(2)} ms`;
  };
  return `${one(timing.median)} ±${one(timing.spread)}`;
}
