/** A call that no typed program could make; the message is one sentence that names the call and the place in it. */
export class CallProblem extends TypeError {
  override readonly name = "CallProblem";
}
