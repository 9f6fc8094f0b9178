import { checkShape } from "../card/shape";
import type { v } from "../card/shape";

/** A request to a door that it refuses, with the sentence for its answer. */
export class DoorProblem extends Error {
  override readonly name = "DoorProblem";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a request's body as JSON; an empty body is an empty object.
 *
 * @throws DoorProblem 400 when the body is not JSON
 */
export async function jsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new DoorProblem(400, `The body is not JSON: ${reason}.`);
  }
}

/**
 * The body as the shape describes it.
 *
 * @throws DoorProblem 400 with a sentence that names the place, and what is allowed there
 */
export function shaped<S extends v.GenericSchema>(shape: S, body: unknown): v.InferOutput<S> {
  // A list would pass for an object without keys.
  if (Array.isArray(body)) throw new DoorProblem(400, "body: expected an object, received a list.");
  const checked = checkShape(shape, body, "body");
  if (!checked.ok) throw new DoorProblem(400, checked.problem);
  return checked.value;
}
