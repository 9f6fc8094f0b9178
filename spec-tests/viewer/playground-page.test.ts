/** The playground: a whole realm in the page. */
import { expect, test } from "vitest";
import { describePages, PHONE } from "./pages";

describePages("the playground", ({ open, save }) => {
  test("answers requests in the page, and begins again with another realm", async () => {
    const page = await open(await save(null));
    await page.getByLabel("Operation", { exact: true }).fill("send-message");
    await page.getByLabel("to", { exact: true }).fill("general");
    await page.getByLabel("topic", { exact: true }).fill("lunch");
    await page.getByLabel(/^content/).fill("Is the soup hot?");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#step-list").getByText("Is the soup hot?").waitFor();
    expect(await page.locator(".msgs").innerText()).toContain("Is the soup hot?");
    await page.getByLabel("Realm to begin with").selectOption({ label: "An empty realm" });
    await page.getByText("Send a request, and it appears here.").waitFor();
  });

  test("begins with its form: required parameters first, then those of a typical call, with types in words", async () => {
    const page = await open(await save(null));
    const names = page.locator(".param label");
    await names.first().waitFor();
    expect((await names.allTextContents()).slice(0, 4)).toEqual(["type *", "content *", "topic", "to"]);
    expect(await page.getByLabel("read_by_sender").getAttribute("aria-describedby")).toBe("hint-read_by_sender");
    expect(await page.locator("#hint-read_by_sender").innerText()).toBe("true or false");
    await page.getByRole("button", { name: "Close the form" }).click();
    expect(await names.count()).toBe(0);
  });

  test("has its form on top on a phone", async () => {
    const page = await open(await save(null), PHONE);
    await page.getByLabel("topic", { exact: true }).fill("lunch");
    const [form, list] = [await page.locator(".try").boundingBox(), await page.locator("#step-list").boundingBox()];
    expect(form?.y).toBeLessThan(60);
    expect(list?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
