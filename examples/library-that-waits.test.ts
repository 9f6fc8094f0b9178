/** A campaign with a library that waits by `setTimeout`, as docs/campaign.md shows it. */
import { campaign, type Surroundings, type Truth } from "realm-simulator/campaign";
import { expect, test } from "vitest";

/** A library that requests its own account every minute. */
interface Library {
  readonly answers: { readonly user_id: number }[];
}

const libraries: Library[] = [];

function startLibrary({ url, email, api_key, fetch }: Surroundings): Library {
  const library: Library = { answers: [] };
  const authorization = `Basic ${btoa(`${email}:${api_key}`)}`;
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${url}/api/v1/users/me`, { headers: { authorization } });
    library.answers.push((await answer.json()) as { user_id: number });
    globalThis.setTimeout(() => void ask().catch(() => undefined), 60_000);
  };
  void ask().catch(() => undefined);
  libraries.push(library);
  return library;
}

const view = { client: (library: Library) => library.answers[0]?.user_id, truth: (truth: Truth) => truth.user_id };
const options = { runs: 5, seed: 1, faults: [], views: { own_id: view } };

let sleep: Surroundings["sleep"] = async () => undefined;
const { setTimeout } = globalThis;
const virtual = (call: () => void, milliseconds = 0) => void sleep(milliseconds / 1000).then(call);
Object.assign(globalThis, { setTimeout: virtual });
try {
  await campaign({ ...options, start: (surroundings) => ((sleep = surroundings.sleep), startLibrary(surroundings)) });
} finally {
  Object.assign(globalThis, { setTimeout });
}

test("the library asks again when the campaign moves the clock", () => {
  expect(Math.max(...libraries.map(({ answers }) => answers.length))).toBeGreaterThan(1);
});
