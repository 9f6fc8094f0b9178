/** The matcher for campaigns prints plan and difference once, in lines that are not too long. */
import { expect, test } from "vitest";
import { campaign } from "../../src/campaign";
import { matchers } from "../../src/matchers";
import { statelessCampaign } from "./stateless";

expect.extend(matchers);

const survives = { ...statelessCampaign({ notification_settings_null: true, bulk_message_deletion: true }, 421), runs: 1 };
const breaks = { ...survives, views: { unread: { client: () => [99], truth: () => [1] } } };

test("a client that survives", async () => {
  await expect(campaign(survives)).toSurvive();
  await expect(expect(campaign(survives)).not.toSurvive()).rejects.toThrow("it survived 1 plans from seed 1.");
});

test("a client that does not", async () => {
  const { message } = (await expect(campaign(breaks))
    .toSurvive()
    .catch((error: unknown) => error)) as unknown as Error;
  expect(message).toContain("Plan 1 from seed 1 breaks the client.\nWhat happens:");
  expect(message.split("What is wrong:")).toHaveLength(2);
  expect(Math.max(...message.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(120);
  await expect(campaign(breaks)).not.toSurvive();
});

test("anything else is refused in one sentence", async () => {
  await expect(expect(7).toSurvive()).rejects.toThrow("toSurvive: expected a campaign, or its report, received 7.");
});
