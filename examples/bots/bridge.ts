/** One direction of a bridge: what is said elsewhere goes to a channel, by an incoming webhook. */

interface Said {
  readonly room: string;
  readonly author: string;
  readonly text: string;
}

/** @param fetchLike - in tests, `fetch` of a simulator */
export function bridgeTo(site: string, bot: { api_key: string; stream: string }, fetchLike: typeof fetch = fetch) {
  const query = new URLSearchParams(bot);
  return async ({ room, author, text }: Said): Promise<void> => {
    const response = await fetchLike(`${site}/api/v1/external/slack_incoming?${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ channel: `#${room}`, text: `*${author}*: ${text}` }),
    });
    if (!response.ok) throw new Error(`The channel did not take the message: ${(await response.json()).error}`);
  };
}
