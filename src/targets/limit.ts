/** The limit of a run: it ends when its time is over, or when the operator says so. Every wait of a run takes it. */

/** Why a run ends before it has done everything. */
export type EndedBy = "signal" | "seconds";

/** A run has reached its limit while it waited. What it has found before is its result. */
export class RunEnded extends Error {
  override readonly name: string = "RunEnded";
  constructor(
    readonly by: EndedBy,
    message = by === "signal" ? "the run was interrupted" : "the time of the run is over",
  ) {
    super(message);
  }
}

/** A request had no answer when the run ended, and for a while after that: the server hangs. */
export class Overdue extends RunEnded {
  override readonly name = "Overdue";
}

/** What ends a run. */
export interface LimitOptions {
  readonly seconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Ends undoing as well. */
  readonly second_signal?: AbortSignal | undefined;
}

/** How long undoing can take when the run has ended, in seconds. */
export const UNDOING_SECONDS = 60;
/** How long a request that is under way when the run ends is waited for, in milliseconds. */
const GRACE_MILLISECONDS = 3000;
const MILLISECONDS_PER_SECOND = 1000;
/** The longest time of a timer. */
const MOST_MILLISECONDS = 2 ** 31 - 1;

/** A limit. Undoing what was made has one of its own, which begins when the run has ended. */
export class Limit {
  private readonly playing = new AbortController();
  private readonly undoingUntil = new AbortController();
  private readonly end: number;
  private readonly can_end: boolean;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private undoings = 0;

  constructor({ seconds = Infinity, signal, second_signal }: LimitOptions = {}) {
    this.end = performance.now() + seconds * MILLISECONDS_PER_SECOND;
    this.can_end = seconds !== Infinity || signal !== undefined;
    if (seconds !== Infinity) this.later(seconds, () => this.stop("seconds"));
    whenAborted(signal, () => this.stop("signal"));
    whenAborted(second_signal, () => this.undoingUntil.abort(new RunEnded("signal")));
  }

  /** Why the run has ended; undefined while it goes on. */
  get ended(): EndedBy | undefined {
    this.look();
    return reasonOf(this.playing.signal)?.by;
  }

  /** Where nothing waits for the outside, no timer comes. */
  private look(): void {
    if (performance.now() >= this.end) this.stop("seconds");
  }

  /**
   * Waits for work.
   *
   * @param work - receives a signal that ends it, if anything can
   * @param named - the work in words, if it is a request: it is waited for a little longer
   * @throws RunEnded when the limit is reached before, Overdue for a request
   */
  async within<Result>(work: (signal?: AbortSignal) => Promise<Result>, named?: string): Promise<Result> {
    if (!this.can_end) return work();
    this.look();
    const { signal } = this.undoings > 0 ? this.undoingUntil : this.playing;
    if (signal.aborted) throw reasonOf(signal);
    const stop = new AbortController();
    const began = performance.now();
    let grace: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      const { by = "signal" } = reasonOf(signal) ?? {};
      const isOverdue = named !== undefined && performance.now() - began > GRACE_MILLISECONDS / 2;
      stop.abort(isOverdue ? new Overdue(by, `${named} had no answer when the run ended`) : new RunEnded(by));
    };
    const leave = (): void => {
      const isPatient = named !== undefined && !this.undoingUntil.signal.aborted;
      if (isPatient) grace = setTimeout(end, GRACE_MILLISECONDS);
      else end();
    };
    const limit = new Promise<never>((_resolve, reject) => {
      stop.signal.addEventListener("abort", () => reject(reasonOf(stop.signal)), { once: true });
    });
    signal.addEventListener("abort", leave, { once: true });
    if (named !== undefined) this.undoingUntil.signal.addEventListener("abort", end, { once: true });
    try {
      return await Promise.race([limit, work(stop.signal)]);
    } finally {
      clearTimeout(grace);
      signal.removeEventListener("abort", leave);
      this.undoingUntil.signal.removeEventListener("abort", end);
    }
  }

  /** Lets signals and timers come to where nothing waits for the outside. */
  async turn(): Promise<void> {
    if (this.can_end) await new Promise((resolve) => setTimeout(resolve));
  }

  /** @throws RunEnded when the limit is reached before */
  wait(milliseconds: number): Promise<void> {
    return this.within(
      (signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, Math.min(milliseconds, MOST_MILLISECONDS));
          signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
        }),
    );
  }

  /** Undoes what was made: its waits have {@link UNDOING_SECONDS} from the end of the run on. */
  async undoing<Result>(work: () => Promise<Result>): Promise<Result> {
    this.undoings += 1;
    try {
      return await work();
    } finally {
      this.undoings -= 1;
    }
  }

  /** Ends the run. */
  stop(by: EndedBy): void {
    if (this.playing.signal.aborted) return;
    this.playing.abort(new RunEnded(by));
    this.later(UNDOING_SECONDS, () => this.undoingUntil.abort(new RunEnded("seconds")));
  }

  /** Ends its timers, which would keep the process alive. */
  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(seconds: number, act: () => void): void {
    this.timers.add(setTimeout(act, Math.min(seconds * MILLISECONDS_PER_SECOND, MOST_MILLISECONDS)));
  }
}

/** No limit at all. */
export const UNLIMITED = new Limit();

function reasonOf(signal: AbortSignal): RunEnded | undefined {
  const { reason } = signal;
  return reason instanceof RunEnded ? reason : undefined;
}

function whenAborted(signal: AbortSignal | undefined, act: () => void): void {
  if (signal?.aborted === true) act();
  else signal?.addEventListener("abort", act, { once: true });
}
