import { CONTROL_PATH } from "../server/control";
import type { frontController } from "../server/front-controller";

type Front = ReturnType<typeof frontController>;

/** After how many milliseconds of real time a poll that waits is worth a hint. */
const LONG_MILLISECONDS = 10_000;

const POLLS: readonly string[] = ["/api/v1/events", "/json/events"];

/**
 * Says once that a poll waits because the virtual clock does not move.
 *
 * @param control - whether the realm has a control plane, which can advance the clock
 */
export function withWaitingHint(front: Front, control: boolean, write: (line: string) => void): Front {
  let isSaid = false;
  const say = (): void => {
    if (isSaid) return;
    isSaid = true;
    const advance = control ? `advance the clock (POST ${CONTROL_PATH}/clock), or ` : "";
    write(`a poll has waited for 10 s, and the virtual clock does not move: ${advance}start with --clock real.`);
  };
  return {
    ...front,
    handle: async (request) => {
      if (isSaid || request.method !== "GET" || !POLLS.includes(request.url.pathname)) return front.handle(request);
      const timer = setTimeout(say, LONG_MILLISECONDS);
      timer.unref();
      try {
        return await front.handle(request);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
