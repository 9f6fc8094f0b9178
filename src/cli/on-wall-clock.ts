import type { SimulatorClock } from "../simulator/simulator";
import { isControlPath } from "../server/control";
import type { frontController } from "../server/front-controller";
import { followWallClock } from "./real-clock";

type Front = ReturnType<typeof frontController>;

/**
 * Serves a realm on the time of the wall clock: every request finds the present second, and what falls due happens at
 * its second while no request comes. A clock that the control plane has moved ahead stays ahead.
 *
 * @param wallClock - milliseconds since 1970
 */
export function onWallClock(
  front: Front,
  clock: SimulatorClock,
  wallClock: () => number,
): { readonly front: Front; readonly stop: () => void } {
  const movable = { now: () => clock.now, moveTo: (now: number) => clock.advanceTo(now) };
  const following = followWallClock(movable, wallClock);
  return {
    front: {
      ...front,
      handle: async (request) => {
        following.catchUp();
        const response = await front.handle(request);
        if (isControlPath(new URL(request.url).pathname)) following.adopt();
        return response;
      },
    },
    stop: following.stop,
  };
}
