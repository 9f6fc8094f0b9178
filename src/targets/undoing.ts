/** Undoes what a run has made: what fails is listed, so that nothing is left behind unsaid. */
import type { Ask, PoolAccount, UndoAct } from "./building";
import { Overdue, RunEnded } from "./limit";
import { isRefusal, type LeftBehind, NoAnswer, TargetProblem } from "./target";

/** A server that has not answered so often in a row is not asked again. */
const MOST_UNANSWERED = 2;

/** One pass of undoing. */
export class Undoing {
  /** What is still there, each with the reason. */
  readonly left: LeftBehind[] = [];
  private unanswered = 0;

  /** Undoes something. The result is undefined if that fails; it is then listed. */
  async attempt<Result>(
    what: string,
    act: () => Promise<Result>,
    isExpected: (problem: unknown) => boolean = () => false,
  ): Promise<Result | undefined> {
    if (this.unanswered >= MOST_UNANSWERED) {
      this.left.push({ what, cause: "broken" });
      return undefined;
    }
    try {
      const result = await act();
      this.unanswered = 0;
      return result;
    } catch (problem) {
      if (!(problem instanceof TargetProblem) && !(problem instanceof RunEnded)) throw problem;
      this.unanswered = problem instanceof NoAnswer ? this.unanswered + 1 : 0;
      if (!isExpected(problem)) this.left.push({ what, reason: problem.message, cause: causeOf(problem) });
      return undefined;
    }
  }

  async undo(acts: readonly UndoAct[]): Promise<void> {
    for (const { what, act, is_gone_if_refused = false } of acts) {
      await this.attempt(what, act, (problem) => is_gone_if_refused && isRefusal(problem));
    }
  }
}

function causeOf(problem: TargetProblem | RunEnded): LeftBehind["cause"] {
  if (isRefusal(problem)) return "refused";
  return problem instanceof RunEnded && !(problem instanceof Overdue) ? "ended" : "broken";
}

type Caller = Pick<PoolAccount, "delivery_email" | "api_key">;

/** Deletes a direct message: the owner, who may delete any message that they can see, or else its sender. */
export function deletionOf(id: unknown, sender: Caller, owner: Caller, ask: Ask): UndoAct {
  const path = `/messages/${String(id)}`;
  const act = async (): Promise<void> => {
    try {
      await ask(owner, "DELETE", path);
      return;
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
    }
    try {
      await ask(sender, "DELETE", path);
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      const isThere = await ask(sender, "GET", path).catch((refusal: unknown) => {
        if (!isRefusal(refusal)) throw refusal;
        return undefined;
      });
      if (isThere !== undefined) throw problem;
    }
  };
  return { what: `direct message ${String(id)}`, act };
}
