/**
 * The weight-balanced tree below an ordered-map: finds, puts and takes entries. No-op checks are the map's.
 *
 * A subtree has at most three times as many places as its sibling, which bounds the height by about 2.4 log2 n.
 */

/** Part of a key, and the whole key as a tuple of parts. */
export type TupleKey = readonly (string | number)[];

/** One entry with those below and above it. */
export interface TreeNode<K, V> {
  readonly key: K;
  readonly value: V;
  readonly size: number;
  readonly left: Tree<K, V>;
  readonly right: Tree<K, V>;
}

/** A whole tree, or a part of one. */
export type Tree<K, V> = TreeNode<K, V> | undefined;

const HEAVIEST = 3;
const SINGLE_ROTATION = 2;

/**
 * Compares two tuples part by part: numbers by value and before strings, strings by code unit, a beginning first.
 *
 * @returns a negative number, 0 or a positive number
 */
export function compareKeys(a: TupleKey, b: TupleKey): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const order = compareParts(a[at], b[at]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Finds the entry of a key, in O(log n). */
export function findNode<K extends TupleKey, V>(root: Tree<K, V>, key: TupleKey): Tree<K, V> {
  let node = root;
  while (node !== undefined) {
    const order = compareKeys(key, node.key);
    if (order === 0) return node;
    node = order < 0 ? node.left : node.right;
  }
  return undefined;
}

/** Returns the tree with an entry added, or put in the place of the entry with its key, in O(log n). */
export function putNode<K extends TupleKey, V>(node: Tree<K, V>, key: K, value: V): TreeNode<K, V> {
  if (node === undefined) return nodeOf(key, value, undefined, undefined);
  const order = compareKeys(key, node.key);
  if (order === 0) return nodeOf(node.key, value, node.left, node.right);
  if (order < 0) return balanced(node, putNode(node.left, key, value), node.right);
  return balanced(node, node.left, putNode(node.right, key, value));
}

/** Returns the tree without the entry of a key, in O(log n). */
export function takeNode<K extends TupleKey, V>(node: Tree<K, V>, key: TupleKey): Tree<K, V> {
  if (node === undefined) return undefined;
  const order = compareKeys(key, node.key);
  if (order < 0) return balanced(node, takeNode(node.left, key), node.right);
  if (order > 0) return balanced(node, node.left, takeNode(node.right, key));
  const next = firstNode(node.right);
  return next === undefined ? node.left : balanced(next, node.left, withoutFirst(node.right));
}

/** Finds the entry with the smallest key, in O(log n). */
export function firstNode<K, V>(root: Tree<K, V>): Tree<K, V> {
  let node = root;
  while (node?.left !== undefined) node = node.left;
  return node;
}

/** Visits the entries in ascending order, from the first one whose key is not below the given one. */
export function* nodesFrom<K extends TupleKey, V>(
  root: Tree<K, V>,
  key: TupleKey,
): Generator<TreeNode<K, V>, void, undefined> {
  const waiting: TreeNode<K, V>[] = [];
  let node = root;
  while (node !== undefined) {
    const isWanted = compareKeys(node.key, key) >= 0;
    if (isWanted) waiting.push(node);
    node = isWanted ? node.left : node.right;
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (let below = next.right; below !== undefined; below = below.left) waiting.push(below);
  }
}

/** Builds the balanced tree of entries that ascend, from the place `low` to before the place `high`, in O(n). */
export function treeOf<K, V>(entries: readonly (readonly [K, V])[], low: number, high: number): Tree<K, V> {
  const middle = (low + high) >>> 1;
  const entry = low < high ? entries[middle] : undefined;
  if (entry === undefined) return undefined;
  return nodeOf(entry[0], entry[1], treeOf(entries, low, middle), treeOf(entries, middle + 1, high));
}

function withoutFirst<K, V>(node: Tree<K, V>): Tree<K, V> {
  if (node === undefined) return undefined;
  return node.left === undefined ? node.right : balanced(node, withoutFirst(node.left), node.right);
}

/** The entry of one node between two trees of which at most one is one entry too heavy or too light. */
function balanced<K, V>(entry: TreeNode<K, V>, left: Tree<K, V>, right: Tree<K, V>): TreeNode<K, V> {
  const { key, value } = entry;
  if (right !== undefined && weight(right) > HEAVIEST * weight(left)) {
    const middle = right.left;
    if (middle === undefined || weight(middle) < SINGLE_ROTATION * weight(right.right)) {
      return nodeOf(right.key, right.value, nodeOf(key, value, left, middle), right.right);
    }
    const higher = nodeOf(right.key, right.value, middle.right, right.right);
    return nodeOf(middle.key, middle.value, nodeOf(key, value, left, middle.left), higher);
  }
  if (left !== undefined && weight(left) > HEAVIEST * weight(right)) {
    const middle = left.right;
    if (middle === undefined || weight(middle) < SINGLE_ROTATION * weight(left.left)) {
      return nodeOf(left.key, left.value, left.left, nodeOf(key, value, middle, right));
    }
    const lower = nodeOf(left.key, left.value, left.left, middle.left);
    return nodeOf(middle.key, middle.value, lower, nodeOf(key, value, middle.right, right));
  }
  return nodeOf(key, value, left, right);
}

function nodeOf<K, V>(key: K, value: V, left: Tree<K, V>, right: Tree<K, V>): TreeNode<K, V> {
  return { key, value, size: (left?.size ?? 0) + (right?.size ?? 0) + 1, left, right };
}

function weight<K, V>(tree: Tree<K, V>): number {
  return (tree?.size ?? 0) + 1;
}

function compareParts(a: string | number | undefined, b: string | number | undefined): number {
  if (a === b || a === undefined || b === undefined) return 0;
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  return a < b ? -1 : 1;
}
