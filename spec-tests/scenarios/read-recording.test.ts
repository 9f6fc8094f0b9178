/** How a recording is read. */
import { describe, expect, it } from "vitest";
import { readRecording, RecordingProblem } from "../../src/exchanges/recording";

describe("a recording is read", () => {
  const head = { scenario: "a", setup: "fixture", refs: { g_members: 6 } };
  const request = {
    ...{ scenario: "a", n: 1, actor: null, method: "GET", path_template: "/x", params_template: null, params: null, save: {}, status: 200 },
    ...{ body: {}, events_per_actor: {} },
  };
  const text = (...lines: unknown[]) => lines.map((line) => JSON.stringify(line)).join("\n");
  const problem = (content: string): string => {
    try {
      readRecording(content, "f.jsonl");
    } catch (error) {
      if (error instanceof RecordingProblem) return error.message;
    }
    return "";
  };

  it("line by line, each scenario with what stands behind its head", () => {
    const lines = [
      { recordings: 1 },
      head,
      { scenario: "a", server_setup: "done inside" },
      { scenario: "a", queue_of: "ann", register_params: {} },
      { scenario: "a", n: 1, clock_advance: 60, events_per_actor: { ann: null } },
      request,
      { ...head, scenario: "b" },
    ];
    const [first, second, ...others] = readRecording(`\n${text(...lines)}\n\n`, "f.jsonl");
    expect(others).toEqual([]);
    expect(first).toMatchObject({ file: "f.jsonl", name: "a", refs: { g_members: 6 }, server_setups: ["done inside"] });
    expect(first?.lines.map(({ kind }) => kind)).toEqual(["queue", "clock", "request"]);
    expect(second).toMatchObject({ name: "b", lines: [] });
  });

  it("with the file and the line of what cannot be read", () => {
    expect(problem(`${text(head)}\nno JSON`)).toMatch(/^f\.jsonl:2:/);
    expect(problem(text(request))).toMatch(/^f\.jsonl:1:/);
    expect(problem(text(head, { ...request, scenario: "b" }))).toMatch(/^f\.jsonl:2:/);
    expect(problem(text(head, { ...request, status: "200" }))).toMatch(/^f\.jsonl:2:.*status/);
    expect(problem(text({ recordings: 2 }, head))).toMatch(/^f\.jsonl:1:/);
    expect(problem(text([1]))).toMatch(/^f\.jsonl:1:/);
  });
});
