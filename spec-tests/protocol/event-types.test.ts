/** The generated union of events and the union of their names are those of all tables. The compiler checks it. */
import { expectTypeOf, test } from "vitest";
import type { EventBody, EventName } from "../../src/generated/event-types";
import type { EventBodyOf } from "../../src/protocol/events/event-body";
import { type eventTable } from "../../src/protocol/events/events";
import type { EventTable } from "../../src/protocol/schema/tables";

type NameOf<Table> = Table extends EventTable<infer T, infer Op, infer _Fields> ? (Op extends string ? `${T}/${Op}` : T) : never;
type Declared = EventBodyOf<NonNullable<ReturnType<typeof eventTable>>>;

test("the union of event types is that of the tables", () => {
  expectTypeOf<Declared>().toExtend<EventBody>();
  expectTypeOf<EventBody["type"]>().toEqualTypeOf<Declared["type"]>();
  expectTypeOf<EventBody>().toExtend<Declared>();
});

test("the union of names is that of the tables", () => {
  expectTypeOf<EventName>().toEqualTypeOf<NameOf<NonNullable<ReturnType<typeof eventTable>>>>();
});
