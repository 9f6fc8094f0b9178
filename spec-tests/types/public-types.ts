/**
 * The exports of the package have complete types: nothing is `unknown` or `any`, and records with any key (an ID, an
 * address) declare their values. The exceptions are in a list with reasons.
 */
import { readdirSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { wholeProgram } from "../support/typed-program";
import { ROOT } from "../tidy/source-files";

/** The places that are open on purpose, by the reason. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  "the type of any declared value, which can be any table": ["Typed.value_type", "MessageView.fields"],
  "what an answer of any realm can be": ["DifferenceClass.left", "DifferenceClass.right"],
  "what a view of any client shows": ["lenient(reconcile)()"],
  "a result that is not used": ["RealmSide.advance()", "RealmSide.reset()"],
  "the platform's own": ["RefusalError.prepareStackTrace()"],
};

const ENTRIES = readdirSync(new URL("../../src", import.meta.url)).filter((file) => file.endsWith(".ts"));

/** Whether a type belongs to the platform or to a library: this project does not declare its members. */
function isOfOthers(type: ts.Type): boolean {
  const declared = type.symbol?.declarations ?? [];
  const isNamed = (type.symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
  return isNamed && declared.some((one) => one.getSourceFile().fileName.includes("/node_modules/"));
}

/** The types in a type, each by the name of its owner and its own name. */
function partsOf(checker: ts.TypeChecker, type: ts.Type, place: string): (readonly [string, ts.Type])[] {
  if (type.isUnionOrIntersection()) return type.types.map((part) => [place, part]);
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) return [];
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const given = isReference(type) ? checker.getTypeArguments(type) : [];
  // For an iterator, the first type is that of its items; the others belong to the platform.
  const items = /Iter|Generator/.test(type.symbol?.name ?? "") ? given.slice(0, 1) : given;
  const parts = [...items, ...(type.aliasTypeArguments ?? [])].map((part) => [place, part] as const);
  if (isOfOthers(type)) return parts;
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? "__type";
  const holder = name.startsWith("__") ? place.replace(/\..*$/, "") : name;
  const members = type.getProperties().filter((member) => !member.name.startsWith("__@") && !isPlatforms(member));
  return [
    ...parts,
    ...members.map((member) => [`${holder}.${member.name}`, checker.getTypeOfSymbol(member)] as const),
    ...signatures.flatMap((signature) => [
      ...signature.getParameters().map((one) => [`${place}(${one.name})`, checker.getTypeOfSymbol(one)] as const),
      [`${place}()`, signature.getReturnType()] as const,
    ]),
  ];
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return "objectFlags" in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;
}

function isList(checker: ts.TypeChecker, type: ts.Type): type is ts.TypeReference {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

function isPlatforms(member: ts.Symbol): boolean {
  return (member.declarations ?? []).some((one) => one.getSourceFile().fileName.includes("/node_modules/typescript/"));
}

/** The values of a record with any key; undefined for other types. */
function anyKey(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if ((type.flags & ts.TypeFlags.Object) === 0 || isOfOthers(type)) return undefined;
  return checker.getIndexInfosOfType(type).find(({ keyType }) => (keyType.flags & ts.TypeFlags.String) !== 0)?.type;
}

function isUntyped(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** The places where an export of an entry has no known type, at any depth. */
function untypedPlaces(): ReadonlySet<string> {
  const program = wholeProgram();
  const checker = program.getTypeChecker();
  const [untyped, seen] = [new Set<string>(), new Set<ts.Type>()];
  const left: (readonly [string, ts.Type])[] = ENTRIES.flatMap((file) => {
    const source = program.getSourceFile(`${ROOT}src/${file}`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    return exported.flatMap((one) => {
      const meant = (one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one);
      const isValue = (meant.flags & ts.SymbolFlags.Value) !== 0;
      return [[one.name, isValue ? checker.getTypeOfSymbol(meant) : checker.getDeclaredTypeOfSymbol(meant)] as const];
    });
  });
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [place, type] = next;
    if (isUntyped(type)) untyped.add(place);
    const value = anyKey(checker, type);
    const items = [...(value === undefined ? [] : [value]), ...(isList(checker, type) ? checker.getTypeArguments(type) : [])];
    if (items.some(isUntyped)) untyped.add(place);
    if (seen.has(type)) continue;
    seen.add(type);
    if (value !== undefined) left.push([place, value]);
    left.push(...partsOf(checker, type, place));
  }
  return untyped;
}

test("exports have complete types, except for the listed places", () => {
  expect([...untypedPlaces()].sort()).toEqual(Object.values(OPEN).flat().sort());
});
