/** The limit of servers, which answers show where a fault plan has no limits. It is counted, and never enforced. */

const REQUESTS = 200;
const SECONDS = 60;

/** How many requests an account has sent in a second of the virtual clock. */
interface Second {
  readonly at: number;
  sent: number;
}

/** Counts the requests of accounts. */
export interface UsualLimit {
  /** Counts a request, and returns the headers that its answer has. */
  count(account: string | null, now: number): Readonly<Record<string, string>>;
  clear(): void;
}

/** The headers of an answer about a limit. */
export function limitHeaders(requests: number, remaining: number, reset: number): Readonly<Record<string, string>> {
  return {
    "x-ratelimit-limit": String(requests),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-reset": String(reset),
  };
}

/** The headers of an answer to a request too many. */
export function usualLimitExceeded(now: number, retryAfter: number): Readonly<Record<string, string>> {
  return limitHeaders(REQUESTS, 0, now + retryAfter);
}

/** Starts without requests. Requests without an account count together. */
export function usualLimit(): UsualLimit {
  const seconds = new Map<string | null, readonly Second[]>();
  return {
    count: (account, now) => {
      const recent = (seconds.get(account) ?? []).filter(({ at }) => at <= now && at > now - SECONDS);
      const last = recent.at(-1);
      if (last?.at === now) last.sent += 1;
      seconds.set(account, last?.at === now ? recent : [...recent, { at: now, sent: 1 }]);
      const sent = (seconds.get(account) ?? []).reduce((sum, second) => sum + second.sent, 0);
      return limitHeaders(REQUESTS, Math.max(0, REQUESTS - sent), now + SECONDS);
    },
    clear: () => seconds.clear(),
  };
}
