/** Under this name an object stores the source of its readings. It is not enumerable. */
const READ = Symbol("read");

/** By field, the function that returns its present value. */
type Readers<Fields> = { readonly [Name in keyof Fields]: () => Fields[Name] };

/**
 * For objects of one kind: adds fields to a fresh object that return their present value whenever they are read.
 *
 * The getters are on one prototype for all objects. An engine that finds getters on each object makes a hidden class
 * for it and treats that class as old, so that what the getters refer to stays in memory for long.
 *
 * @param names - the fields
 */
export function readings<Fields extends object>(
  names: readonly (keyof Fields & string)[],
): <Rest extends object>(rest: Rest, read: Readers<Fields>) => Rest & Fields {
  const prototype = {};
  for (const name of names) Object.defineProperty(prototype, name, { enumerable: true, get: getterOf(name) });
  return (rest, read) => Object.defineProperty(Object.assign(Object.create(prototype), rest), READ, { value: read });
}

function getterOf(name: string): (this: { readonly [READ]: Readonly<Record<string, () => unknown>> }) => unknown {
  return function present() {
    return this[READ][name]?.();
  };
}
