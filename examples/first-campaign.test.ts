/** A first campaign, as the README shows it. */
import { campaign } from "realm-simulator/campaign";
import { expect, test } from "vitest";

test("the client shows what is unread, whatever happened", async () => {
  const { counterexample } = await campaign({
    start: ({ url, fetch, email, api_key }) => ({
      unread: async () => {
        const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
        const query = 'anchor=newest&num_before=1000&num_after=0&narrow=[["is","unread"]]';
        const answer = await (await fetch(`${url}/api/v1/messages?${query}`, { headers })).json();
        return answer.messages.map(({ id }: { id: number }) => id);
      },
    }),
  });
  expect(counterexample?.trace).toBeUndefined();
});
