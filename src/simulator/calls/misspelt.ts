import { OPERATIONS } from "../../operations/index";
import { lazy } from "../../spec/lazy";
import { didYouMean } from "../../spec/similar-names";
import { CallProblem } from "./call-problem";

/**
 * What stands behind the operations of an account, and is asked for names alone that none of them has: it answers like
 * any object, but for a name that is close to that of an operation. What others look for in objects (`then`, `toJSON`,
 * symbols) is not there, as it is not in plain objects.
 */
export const misspelt = lazy(
  () =>
    new Proxy(
      {},
      {
        get: (plain, name, asked) => {
          if (typeof name === "string" && !(name in plain)) {
            const near = didYouMean(name, Object.keys(OPERATIONS));
            if (near !== "") throw new CallProblem(`There is no operation ${name}${near}`);
          }
          const inherited: unknown = Reflect.get(plain, name, asked);
          return inherited;
        },
      },
    ),
);
