/** A campaign reports what was tried and what never was; a program's own actions are part of it. */
import { expect, test, vi } from "vitest";
import { type Action, campaign, triedText } from "../../src/campaign";
import { referenceCampaign } from "./reference";

const waves: Action = ({ owner, me, numbers: [a] }) => ({
  user_id: owner.user_id,
  operation: "send-message",
  params: { type: "direct", to: [me.user_id], content: `wave ${a}` },
  words: "waves to ann",
});

test("own actions happen in every plan, and a table has what was met and what never", async () => {
  const { tried, counterexample } = await campaign({
    ...referenceCampaign(),
    actions: { waves },
    faults: ["restart"],
    sleeps: false,
    runs: 6,
  });
  expect(counterexample?.trace).toBeUndefined();
  expect(tried.actions["waves"]).toBeGreaterThanOrEqual(6);
  const lines = triedText(tried).split("\n");
  const lineOf = (head: string): string => lines.find((line) => line.startsWith(`  ${head}: `)) ?? "";
  expect(lineOf("events met")).toMatch(/\bmessage \d+/);
  expect(lineOf("events never met")).toContain("realm_export");
  expect(lineOf("faults met")).toMatch(/: restart \d+$/);
  expect(lineOf("faults never met")).toContain("lose_queue");
  expect(lineOf("actions met")).toMatch(/\bwaves \d+/);
});

test("an action that is always refused is named with the reason, in the table and on the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const silent: Action = (scene) => ({ ...waves(scene)!, params: { type: "direct", to: [scene.me.user_id], content: "" } });
  const { tried } = await campaign({ ...referenceCampaign(), actions: { waves, silent }, runs: 2 });
  expect(tried.refused).toEqual({ silent: "content: a message must not be empty." });
  expect(triedText(tried)).toContain("  never accepted: silent: content: a message must not be empty.\n");
  expect(warn.mock.calls).toEqual([["campaign: actions.silent: the realm never accepted it: content: a message must not be empty."]]);
  warn.mockRestore();
});

test("a counterexample has the words of own actions", async () => {
  const replay = [{ action: "waves", numbers: [7, 0, 0] }] as const;
  const laws = [{ name: "never", problem: () => "always wrong." }];
  const { counterexample } = await campaign({ ...referenceCampaign(), laws, actions: { waves }, replay });
  expect(counterexample?.trace).toContain("  1. +0 s olive waves to ann\n");
  expect(counterexample?.trace).toContain('    {"action":"waves","numbers":[7,0,0]},\n');
});

test.each<[string, Action | undefined, string]>([
  ["that the campaign does not have", undefined, 'campaign: replay[0]: there is no action "waves"'],
  ["of an unknown operation", (scene) => ({ ...waves(scene)!, operation: "wave" }), 'actions.waves: there is no operation "wave"'],
])("an action %s ends the campaign", async (_what, action, sentence) => {
  const replay = [{ action: "waves", numbers: [0, 0, 0] }] as const;
  const actions = action === undefined ? {} : { waves: action };
  await expect(campaign({ ...referenceCampaign(), actions, replay })).rejects.toThrow(sentence);
});
