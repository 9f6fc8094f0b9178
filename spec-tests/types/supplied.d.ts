/** Read only by `spec-tests/types/tsconfig.views.json`: fields with `since` are then required of answers, events and views. */
import "../../src/protocol/schema/tables";

declare module "../../src/protocol/schema/tables" {
  interface Supplied {
    readonly by_views: true;
  }
}
