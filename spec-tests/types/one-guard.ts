/** Code recognizes a refusal in one way: by `isFailure`, never by the other values that a check can return. */
import { relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { wholeProgram } from "../support/typed-program";
import { ROOT } from "../tidy/source-files";

function isFailureType(type: ts.Type): boolean {
  return ["code", "reason", "http_status"].every((name) => type.getProperty(name) !== undefined);
}

/** Whether an expression is a failure or nothing. */
function isCheck(checker: ts.TypeChecker, expression: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(expression);
  const others = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0);
  return others.length > 0 && others.every(isFailureType);
}

function isComparison(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node) || node.right.getText() !== "undefined") return false;
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

test("isFailure distinguishes a refusal from a value", () => {
  const program = wholeProgram();
  const checker = program.getTypeChecker();
  const problems: string[] = [];
  const look = (file: ts.SourceFile, node: ts.Node): void => {
    if (isComparison(node) && isCheck(checker, node.left)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      problems.push(`${relative(ROOT, file.fileName)}:${line}: ${node.getText()}: ask isFailure.`);
    }
    ts.forEachChild(node, (child) => look(file, child));
  };
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(`${ROOT}src/`)) look(file, file);
  expect(problems).toEqual([]);
});
