/** What is asked or made in one way only: divergences by their names, refusals by their reasons. */
import ts from "typescript";
import { expect, test } from "vitest";
import { DIVERGENCES } from "../../src/index";
import { REASONS } from "../../src/protocol/refusals/reasons";
import { isPure } from "./layers";
import { problemAt, sourceFiles } from "./source-files";

const src = sourceFiles("src");

/** Where the choice between card and server is kept and read. */
const KEEPERS = ["src/model/realm/settings.ts", "src/model/fixture/empty-realm.ts"];

test("whether a realm follows the card or servers is asked by the name of a divergence", () => {
  const problems: string[] = [];
  for (const file of src.filter(({ path }) => !KEEPERS.includes(path))) {
    for (const node of file.nodes) {
      const isRead = ts.isPropertyAccessExpression(node) && node.name.text === "follow";
      if (isRead) problems.push(problemAt(file, node.getStart(), "Ask `followsServer` by the name of a divergence."));
    }
  }
  expect(problems).toEqual([]);
});

/** The texts in quotation marks of all files but the tables themselves. */
function textsOutside(tables: string): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const file of src.filter(({ path }) => !path.startsWith(tables))) {
    for (const node of file.nodes) {
      if (ts.isStringLiteral(node)) texts.add(node.text);
    }
  }
  return texts;
}

test("each divergence is asked about", () => {
  const texts = textsOutside("src/protocol/divergences");
  expect(Object.keys(DIVERGENCES).filter((name) => !texts.has(name))).toEqual([]);
});

test("each reason of the tables is one that something is refused for", () => {
  const texts = textsOutside("src/protocol/refusals/");
  expect(Object.keys(REASONS).filter((name) => !texts.has(name))).toEqual([]);
});

/** Where a holder of a permission is looked up; everybody else asks by the name of the permission. */
const LOOKUP = "src/model/rules/user-groups/group-membership.ts";

test("permissions of the realm are asked by their names", () => {
  const problems: string[] = [];
  for (const file of src.filter(({ path }) => path !== LOOKUP)) {
    for (const node of file.nodes) {
      if (!ts.isCallExpression(node) || node.expression.getText() !== "holdsPermission") continue;
      const isOfRealm = node.arguments.some((argument) => /\bsettings[.[]/.test(argument.getText()));
      if (isOfRealm) problems.push(problemAt(file, node.getStart(), "Ask `holdsRealmPermission` by its name."));
    }
  }
  expect(problems).toEqual([]);
});

/** What makes a realm of another, what tells of it, and what goes out. */
const MAKERS = ["withFields", "transition", "eventFor", "viewAt"];

test("rules answer questions: they make no realm, tell nobody, and show nothing", () => {
  const problems: string[] = [];
  for (const file of src.filter(({ path }) => /^src\/model\/(rules|narrow)\//.test(path))) {
    for (const node of file.nodes) {
      const isMade = ts.isCallExpression(node) && MAKERS.includes(node.expression.getText());
      const isView = ts.isTypeReferenceNode(node) && /View$/.test(node.getText()) && node.getText() !== "NavigationView";
      if (isMade) problems.push(problemAt(file, node.getStart(), "Change realms in `changes/`, make events in `views/`."));
      if (isView) problems.push(problemAt(file, node.getStart(), "What goes out is made in `views/`."));
    }
  }
  expect(problems).toEqual([]);
});

test("rules render nothing: HTML comes from `rendering/`", () => {
  const rules = src.filter(({ path }) => path.startsWith("src/model/rules/"));
  expect(rules.filter(({ text }) => /\/markdown\/render"|[a-z]Html\b/.test(text)).map(({ path }) => path)).toEqual([]);
});

test("what may be refused is the value itself or a failure, in no wrapper", () => {
  const problems: string[] = [];
  for (const file of src) {
    for (const node of file.nodes) {
      if (!ts.isUnionTypeNode(node) || !node.types.some((part) => part.getText() === "Failure")) continue;
      const isWrapped = node.types.some((part) => ts.isTypeLiteralNode(part));
      if (isWrapped) problems.push(problemAt(file, node.getStart(), "Give the value itself: `isFailure` tells it from a failure."));
    }
    for (const node of file.nodes) {
      const isGuess = ts.isBinaryExpression(node) && /^"(code|msg|reason|failure|http_status)" in /.test(node.getText());
      if (isGuess && isPure(file.path) && file.path !== "src/model/outcome/failures.ts")
        problems.push(problemAt(file, node.getStart(), "Ask `isFailure`."));
    }
  }
  expect(problems).toEqual([]);
});

/** Where the events that several operations send are built, by what tells them from others. */
const BUILDERS: Readonly<Record<string, readonly [type: string, ops: RegExp]>> = {
  "src/model/changes/channels/channel-visibility.ts": ["subscription", /^"peer_(add|remove)"$/],
  "src/model/changes/user-groups/user-group-events.ts": ["user_group", /^"(update|(add|remove)_(members|subgroups))"$/],
};

test("events that several operations send are built in one place", () => {
  const problems: string[] = [];
  for (const file of src.filter(({ path }) => !path.startsWith("src/protocol/"))) {
    for (const node of file.nodes) {
      if (!ts.isObjectLiteralExpression(node)) continue;
      const fields = new Map(
        node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [[one.name.getText(), one.initializer.getText()] as const] : [])),
      );
      for (const [place, [type, ops]] of Object.entries(BUILDERS)) {
        const isMeant = fields.get("type") === JSON.stringify(type) && ops.test(fields.get("op") ?? "");
        if (isMeant && file.path !== place) problems.push(problemAt(file, node.getStart(), `Let ${place} build it.`));
      }
    }
  }
  expect(problems).toEqual([]);
});

test("views address no events: changes and operations do", () => {
  const views = src.filter(({ path }) => path.startsWith("src/model/views/"));
  expect(views.filter(({ text }) => /\beventFor\(/.test(text)).map(({ path }) => path)).toEqual([]);
});
