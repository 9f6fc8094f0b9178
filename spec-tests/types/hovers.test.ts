/** Editors show words about every operation where it is called, and about every field of a fixture where it is written. */
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FILE = `${ROOT}spec-tests/types/a-hovered-program.ts`;
const TEXT = `
import type { ActorOperations, ActorResponses, Fixture, FixtureChannel, FixtureUser } from "../../src/index";
declare const shown: [ActorOperations, ActorResponses, Fixture, FixtureUser, FixtureChannel];
shown[0]; shown[1]; shown[2]; shown[3]; shown[4];
`;

/** The names of the members of each type that have no words. */
function withoutWords(): string[][] {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const source = ts.createSourceFile(FILE, TEXT, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram({
    rootNames: [FILE],
    options,
    host: {
      ...host,
      fileExists: (path) => path === FILE || host.fileExists(path),
      readFile: (path) => (path === FILE ? TEXT : host.readFile(path)),
      getSourceFile: (path, target) => (path === FILE ? source : host.getSourceFile(path, target)),
    },
  });
  const checker = program.getTypeChecker();
  return source.statements.filter(ts.isExpressionStatement).map(({ expression }) => {
    const members = checker.getTypeAtLocation(expression).getProperties();
    return members.filter((member) => member.getDocumentationComment(checker).length === 0).map(({ name }) => name);
  });
}

test("operations and fields of fixtures have words", () => {
  const [outcomes, responses, fixture, user, channel = []] = withoutWords();
  expect({ outcomes, responses, fixture, user }).toEqual({ outcomes: [], responses: [], fixture: [], user: [] });
  // The group settings come from their own table, by their names.
  expect(channel.filter((name) => !/^can_\w+_group$/.test(name))).toEqual([]);
}, 120_000);
