/** The table of routes, and that each is found by the name of its operation. */
import { expect, test } from "vitest";
import { OPERATIONS } from "../../src/model/operations/index";
import { ROUTES, routeOf } from "../../src/wire/route-table";

const camelCase = (id: string): string => id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

test("every route is found by the name of its operation", () => {
  const missed = ROUTES.filter((route) => routeOf(camelCase(route.id)) !== route);
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test("every operation but those of the control plane has a route, and no other name has one", () => {
  const without = Object.keys(OPERATIONS).filter((name) => routeOf(name) === undefined);
  expect(without).toEqual([]);
  expect(routeOf("toString")).toBeUndefined();
});
