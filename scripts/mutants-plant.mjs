/**
 * Plants faults in the text of a source file, all at once and each asleep: where a fault changes the body of a function
 * or the value of a constant, the body is written once more with the fault, and `__at(PLACE)` chooses between them. It
 * gives the number of the fault that is awake, and notes that the place was reached.
 */
import ts from "typescript";

/** The text with a fault, or what is wrong with it. */
export function faulty(text, { find, replace }) {
  const parts = text.split(find);
  if (parts.length !== 2) return { problem: `its text is there ${parts.length - 1} times` };
  if (find === replace) return { problem: "it changes nothing" };
  const changed = parts.join(replace);
  const { parseDiagnostics } = ts.createSourceFile("fault.ts", changed, ts.ScriptTarget.ES2022, false);
  if (parseDiagnostics.length > 0) return { problem: "with it the file is no program" };
  return { from: parts[0].length, to: parts[0].length + find.length, by: replace.length - find.length, changed };
}

/** The innermost body or value that holds a range of the text. */
function placeOf(file, from, to) {
  let place;
  const visit = (node) => {
    if (node.getStart(file) > from || node.end < to) return;
    if (isPlace(node) && holds(node, from, to)) place = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return place;
}

function isPlace(node) {
  const { parent } = node;
  if (parent === undefined) return false;
  if (ts.isBlock(node)) return ts.isFunctionLike(parent);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  const isTop = ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent);
  return (isTop || ts.isPropertyDeclaration(parent)) && parent.initializer === node;
}

function holds(node, from, to) {
  return ts.isBlock(node) ? node.getStart() < from && node.end > to : true;
}

/**
 * The text with the faults planted.
 *
 * @param faults - each `{ number, from, to, by, changed }`, the numbers of the whole program
 * @param newPlace - gives the number of a new place that holds the faults of these numbers
 * @returns the text, and the numbers of those faults that are in no body and no value
 */
export function planted(path, text, faults, newPlace) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const places = new Map();
  const left = [];
  for (const fault of faults) {
    const node = placeOf(file, fault.from, fault.to);
    if (node === undefined) left.push(fault.number);
    else places.set(node, [...(places.get(node) ?? []), fault]);
  }
  const edits = [...places].flatMap(([node, there]) =>
    editsOf(node, there, newPlace(there.map(({ number }) => number))),
  );
  let changed = text;
  for (const { at, what } of edits.sort((one, other) => other.at - one.at || other.rank - one.rank)) {
    changed = changed.slice(0, at) + what + changed.slice(at);
  }
  return { text: changed, left };
}

/** Insertions only, so that places may hold others; of two at one point the outer comes first. */
function editsOf(node, faults, place) {
  const [start, end] = [node.getStart(), node.end];
  const again = ({ changed, by }) => changed.slice(start, end + by);
  if (ts.isBlock(node)) {
    const cases = faults.map((fault) => `case ${fault.number}: ${again(fault)} return;`).join(" ");
    return [
      { at: start + 1, rank: start, what: ` switch (__at(${place})) { ${cases} default: {` },
      { at: end - 1, rank: -start, what: "} }" },
    ];
  }
  const choices = faults.map((fault) => `__at(${place}) === ${fault.number} ? (${again(fault)}) :`).join(" ");
  return [
    { at: start, rank: start, what: `(${choices} (` },
    { at: end, rank: -start, what: "))" },
  ];
}
