/**
 * A call that does not compile in a typed program. The message is one sentence that names the call and the place in it.
 */
export class CallProblem extends TypeError {
  override readonly name = "CallProblem";
}
