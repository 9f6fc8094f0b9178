/** Under this name an object keeps what its readings come from; nobody who lists its fields sees it. */
const READ = Symbol("read");

/** By field, what gives its present value. */
type Readers<Fields> = { readonly [Name in keyof Fields]: () => Fields[Name] };

/**
 * For objects of one kind: adds fields to a fresh one that give their present value whenever they are read.
 *
 * The getters stand on a prototype, once for all the objects: the engine makes a hidden class for each object that has
 * getters of its own, which it takes for older than the object, so that whatever these reach stays in memory for long.
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
