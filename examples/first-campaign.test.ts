import { campaign, type Surroundings } from "realm-simulator/campaign";
import { expect, test } from "vitest";

test("the client shows what is unread, whatever happened", async () => {
  const start = ({ url, fetch, email, api_key }: Surroundings) => ({
    unread: async () => {
      const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
      const query = 'anchor=newest&num_before=1000&num_after=0&narrow=[["is","unread"]]';
      const answer = await (await fetch(`${url}/api/v1/messages?${query}`, { headers })).json();
      return answer.messages.map(({ id }: { id: number }) => id);
    },
  });
  const { counterexample } = await campaign({ start, laws: [], seconds: 30 });
  expect(counterexample?.trace).toBeUndefined();
}, 60_000);
