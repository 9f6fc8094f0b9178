/** The playground: a whole realm in the page. */
import { expect, test } from "vitest";
import { describePages } from "./pages";

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
});
