/** A snapshot in JSON cannot be read; the message is one sentence that says why. */
export class SnapshotProblem extends Error {
  override readonly name = "SnapshotProblem";
}
