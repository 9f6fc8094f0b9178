/** Events of queues, compared with recorded ones. */
import { describe, expect, it } from "vitest";
import { compareEvents, eventKey, type RecordedEvents } from "../../src/exchanges/compare-events";
import { idPairs } from "../../src/exchanges/id-pairs";

describe("events of queues are compared with those of recorded queues", () => {
  const compare = (recorded: RecordedEvents, received: RecordedEvents) =>
    compareEvents(recorded, received, idPairs()).map(({ kind, path, actor }) => `${actor}: ${kind} ${path}`);
  const typing = (id: number, sender_id: number) => ({ id, type: "typing", op: "start", sender_id });
  const reaction = (id: number, user_id: number, emoji_name = "tada") => ({ id, type: "reaction", op: "add", user_id, emoji_name });

  it("by the order and the fields of the events, whatever their numbers", () => {
    expect(compare({ ann: [typing(1, 4), reaction(2, 4)] }, { ann: [typing(7, 9), reaction(9, 9)] })).toEqual([]);
    expect(compare({ ann: [typing(1, 4), reaction(2, 4)] }, { ann: [typing(7, 9), reaction(9, 8)] })).toEqual([
      "ann: id reaction/add: user_id",
    ]);
    expect(compare({ ann: [typing(1, 4)] }, { ann: [{ ...typing(1, 4), more: 1 }] })).toEqual(["ann: extra typing/start: more"]);
  });

  it("by each account of the recording", () => {
    expect(compare({ ann: [], bob: [typing(1, 4)] }, { ann: [], bob: [] })).toEqual(["bob: events sequence"]);
    expect(compare({ ann: null }, { ann: null })).toEqual([]);
    expect(compare({ ann: null }, { ann: [] })).toEqual(["ann: queue ann"]);
    expect(compare({ ann: [] }, {})).toEqual(["ann: queue ann"]);
    const [gone] = compareEvents({ ann: [] }, { ann: null }, idPairs());
    expect(gone).toEqual({ kind: "queue", path: "ann", recorded: "alive", received: null, actor: "ann" });
  });

  it("by which events of one kind fit best, and then by their order", () => {
    const two = [reaction(1, 4, "tada"), reaction(2, 4, "heart")];
    expect(compare({ ann: two }, { ann: [reaction(1, 4, "heart"), reaction(2, 4, "tada")] })).toEqual(["ann: order events of one kind"]);
    expect(compare({ ann: two }, { ann: [reaction(1, 4, "smile"), reaction(2, 4, "tada")] })).toEqual([
      "ann: order events of one kind",
      "ann: value reaction/add: emoji_name",
    ]);
    expect(compare({ ann: two }, { ann: two })).toEqual([]);
  });

  it("by pairs of IDs that only the chosen event decides", () => {
    const recorded = [reaction(1, 4, "tada"), reaction(2, 5, "heart")];
    const received = [reaction(1, 15, "heart"), reaction(2, 14, "tada")];
    expect(compare({ ann: recorded }, { ann: received })).toEqual(["ann: order events of one kind"]);
  });

  it("in their order where several fit as well, and whatever is soft", () => {
    const [first, second] = [reaction(1, 4, "tada"), reaction(2, 4, "heart")];
    expect(compare({ ann: [first, second] }, { ann: [reaction(1, 4, "smile"), reaction(2, 4, "smile")] })).toEqual([
      "ann: value reaction/add: emoji_name",
      "ann: value reaction/add: emoji_name",
    ]);
    const written = (content: string, rendered_content: string, stream_id: number) => ({
      type: "update_message",
      content,
      rendered_content,
      stream_id,
    });
    const recorded = [written("<p>a</p>", "<p>a</p>", 1), written("<p>a</p>", "<p>a</p>", 2)];
    const received = [written("<p>a</p>", "<p>a</p>", 2), written("<p>b</p>", "<p>b</p>", 1)];
    const pairs = idPairs();
    pairs.unify("stream", 1, 1);
    pairs.unify("stream", 2, 2);
    const found = compareEvents({ ann: recorded }, { ann: received }, pairs).map(({ kind }) => kind);
    expect(found).toEqual(["order", "html", "html"]);
  });

  it("each with a partner of its own", () => {
    const [same, other] = [reaction(1, 4, "tada"), reaction(2, 4, "smile")];
    expect(compare({ ann: [same, same] }, { ann: [same, other] })).toEqual(["ann: value reaction/add: emoji_name"]);
    expect(compare({ ann: [same, same, typing(3, 4)] }, { ann: [same, other] })).toEqual([
      "ann: events sequence",
      "ann: value reaction/add: emoji_name",
    ]);
  });

  it("as another order where all are there, and as other events where they are not", () => {
    expect(compare({ ann: [typing(1, 4), reaction(2, 4)] }, { ann: [reaction(1, 4), typing(2, 4)] })).toEqual(["ann: order events"]);
    expect(compare({ ann: [typing(1, 4), reaction(2, 4)] }, { ann: [reaction(1, 4, "smile")] })).toEqual([
      "ann: events sequence",
      "ann: value reaction/add: emoji_name",
    ]);
    const [difference] = compareEvents({ ann: [typing(1, 4)] }, { ann: [] }, idPairs());
    expect(difference).toMatchObject({ recorded: ["typing/start"], received: [] });
  });

  it("with one word for all lists of muted topics that are not sent", () => {
    const muted = { id: 1, type: "muted_topics" };
    const sent = { id: 2, type: "user_topic" };
    expect(compare({ ann: [muted, sent] }, { ann: [sent] })).toEqual(["ann: events muted_topics"]);
    expect(compare({ ann: [muted, sent] }, { ann: [muted, sent] })).toEqual([]);
    expect(compare({ ann: [sent] }, { ann: [muted, sent] })).toEqual(["ann: events sequence"]);
  });

  it("under a key that says what an event is about", () => {
    expect(eventKey({ type: "message" })).toBe("message");
    expect(eventKey({ type: "stream", op: "update", property: "name" })).toBe("stream/update:name");
    expect(eventKey({ type: "realm_user", op: "update", person: { user_id: 1, role: 2, email: "x", avatar: 3 } })).toBe(
      "realm_user/update:avatar,role",
    );
    expect(eventKey({ type: "realm_user", op: "add", person: { user_id: 1, role: 2 } })).toBe("realm_user/add");
    expect(eventKey({ type: "realm_user", op: "remove" })).toBe("realm_user/remove");
  });
});
