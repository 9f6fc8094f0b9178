/** The operations that scenarios may name: exactly those that the simulator offers on the wire. */

import { ROUTES } from "../../wire/route-table";
import type { Route } from "./routes";

/** Every operation by ID. */
export const INTERFACE_ROUTES: ReadonlyMap<string, Route> = new Map(
  ROUTES.map(({ id, method, path }) => [id, { method, path }]),
);
