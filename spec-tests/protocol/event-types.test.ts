/** The union of event types names the types of all tables, and no others. The compiler checks it. */
import { expectTypeOf, test } from "vitest";
import type { EventBody } from "../../src/generated/event-types";
import { type eventTable } from "../../src/protocol/events/events";
import type { EventBodyOf } from "../../src/protocol/events/event-body";

type Declared = EventBodyOf<NonNullable<ReturnType<typeof eventTable>>>;

test("the union of event types is that of the tables", () => {
  expectTypeOf<Declared>().toExtend<EventBody>();
  expectTypeOf<EventBody["type"]>().toEqualTypeOf<Declared["type"]>();
  expectTypeOf<EventBody>().toExtend<Declared>();
});
