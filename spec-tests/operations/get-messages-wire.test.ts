import { describe, expect, it } from "vitest";
import { createSimulator } from "../../src/index";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { TEN_MESSAGES } from "../support/ten-messages";

const LARGEST_ANCHOR = 10 ** 16;

describe("getMessages on the wire", () => {
  async function answer(query: string, level?: number): Promise<Record<string, unknown>> {
    const fixture = {
      ...EVERY_ROLE_FIXTURE,
      messages: TEN_MESSAGES,
      ...(level === undefined ? {} : { feature_level: level }),
    };
    const headers = { authorization: `Basic ${btoa("mel@example.test:mel-key")}` };
    const response = await createSimulator(fixture).fetch(`/api/v1/messages?${query}`, { headers });
    return (await response.json()) as Record<string, unknown>;
  }

  it("reads true as the ID 1, but not where a text is expected", async () => {
    const found = async (operator: string): Promise<Record<string, unknown>> => {
      const narrow = encodeURIComponent(JSON.stringify([{ operator, operand: true }]));
      return answer(`anchor=oldest&num_before=0&num_after=100&narrow=${narrow}`);
    };
    const named = await answer(`anchor=oldest&num_before=0&num_after=100&narrow=${encodeURIComponent('[["channel","general"]]')}`);
    expect((await found("channel"))["messages"]).toEqual(named["messages"]);
    expect(await found("topic")).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    expect(await found("id")).toMatchObject({ result: "error", code: "BAD_NARROW" });
  });

  it("reads null as an empty narrow", async () => {
    const query = "anchor=oldest&num_before=0&num_after=100";
    expect((await answer(`${query}&narrow=null`))["messages"]).toEqual((await answer(query))["messages"]);
  });

  it("reads narrows in the forms that clients send", async () => {
    const narrow = encodeURIComponent(
      JSON.stringify([
        ["stream", "general"],
        ["topic", "lunch"],
      ]),
    );
    const body = await answer(`anchor=10000000000&num_before=1&num_after=0&narrow=${narrow}`);
    expect(body).toMatchObject({ result: "success", anchor: 10000000000, messages: [{ id: 5 }] });
  });

  it("returns the largest anchor to the terminal client that has read everything", async () => {
    const body = await answer("anchor=0&use_first_unread_anchor=true&num_before=30&num_after=10&narrow=[[%22is%22,%22starred%22]]");
    expect(body).toMatchObject({ anchor: LARGEST_ANCHOR, messages: [] });
  });

  it.each([
    ["a term that is no list of two", "[[1]]"],
    ["an operand that is missing", '[{"operator":"is"}]'],
    ["an operand that is no text", '[["is",3]]'],
    ["a text instead of a list", "lunch"],
  ])("refuses %s", async (_, narrow) => {
    const body = await answer(`anchor=newest&num_before=1&num_after=0&narrow=${encodeURIComponent(narrow)}`);
    expect(body).toMatchObject({ code: "BAD_REQUEST" });
  });
});
