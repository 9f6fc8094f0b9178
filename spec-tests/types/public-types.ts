/**
 * What the package exports says what it is made of: nothing is `unknown` or `any`, and records that take any key (an ID,
 * an address) say what is under it, but for what is listed here with a reason.
 */
import { readdirSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { wholeProgram } from "../support/typed-program";
import { ROOT } from "../tidy/source-files";

/** Places that are open on purpose, by the reason. JSON and whatever a program makes by itself have names of their own. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  "the type of any declared value, where any table is meant": ["Typed.value_type", "MessageView.fields"],
  "the platform's own": ["RefusalError.prepareStackTrace()"],
};

const ENTRIES = readdirSync(new URL("../../src", import.meta.url)).filter((file) => file.endsWith(".ts"));

/** Whether a type is one of the platform or of a library: what it has is not this project's to say. */
function isOfOthers(type: ts.Type): boolean {
  const declared = type.symbol?.declarations ?? [];
  const isNamed = (type.symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
  return isNamed && declared.some((one) => one.getSourceFile().fileName.includes("/node_modules/"));
}

/** The types that a type is made of, each by the name of what has it and its own. */
function partsOf(checker: ts.TypeChecker, type: ts.Type, place: string): (readonly [string, ts.Type])[] {
  if (type.isUnionOrIntersection()) return type.types.map((part) => [place, part]);
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) return [];
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const given = isReference(type) ? checker.getTypeArguments(type) : [];
  // Of what an iterator gives, the first type is its items'; the others are the platform's.
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

/** What a record holds under whatever key; undefined for what is no such record. */
function anyKey(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if ((type.flags & ts.TypeFlags.Object) === 0 || isOfOthers(type)) return undefined;
  return checker.getIndexInfosOfType(type).find(({ keyType }) => (keyType.flags & ts.TypeFlags.String) !== 0)?.type;
}

function isUntyped(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Where what the entries export is of no known type, down to all that it is made of. */
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

test("what is exported is typed throughout, but for what is listed", () => {
  expect([...untypedPlaces()].sort()).toEqual(Object.values(OPEN).flat().sort());
}, 120_000);
