/**
 * The trie below an id-set: 32-bit words of IDs below sparse 32-wide nodes, which skip levels with a single slot.
 *
 * The shape depends on the content alone: a node above the words has at least two slots, and no word is zero.
 */
import { countBits } from "./bits";

/** A node at shift 5 holds words of 32 IDs, a higher one holds nodes; the other list is empty. */
export interface IdNode {
  /** The position of the five bits of an ID that choose the slot. */
  readonly shift: number;
  /** The bits that all its IDs share: those above the five that choose the slot, as a signed 32-bit integer. */
  readonly start: number;
  /** How many IDs are in it, at least 1. */
  readonly size: number;
  /** Which of the 32 slots are there. */
  readonly bitmap: number;
  readonly words: readonly number[];
  readonly nodes: readonly IdNode[];
}

const NO_WORDS: readonly number[] = Object.freeze([]);
const NO_NODES: readonly IdNode[] = Object.freeze([]);

/** Returns whether an ID is in the trie, in O(log32 of the largest ID). */
export function hasId(root: IdNode, id: number): boolean {
  let node: IdNode | undefined = root;
  while (node !== undefined) {
    const bit = 1 << ((id >>> node.shift) & 31);
    if ((node.bitmap & bit) === 0) return false;
    const index = countBits(node.bitmap & (bit - 1));
    if (node.shift === 5) return covers(node, id) && (((node.words[index] ?? 0) >>> (id & 31)) & 1) === 1;
    node = node.nodes[index];
  }
  return false;
}

/** Builds the node of the IDs at the places `low` to `high - 1` of an ascending list of distinct IDs, in O(n). */
export function nodeOf(ids: Uint32Array, low: number, high: number): IdNode {
  const first = ids[low] ?? 0;
  const shift = shiftBetween(first, ids[high - 1] ?? 0);
  const words: number[] = [];
  const nodes: IdNode[] = [];
  let bitmap = 0;
  for (let from = low; from < high;) {
    const slot = ((ids[from] ?? 0) >>> shift) & 31;
    let to = from;
    let word = 0;
    for (; to < high && (((ids[to] ?? 0) >>> shift) & 31) === slot; to += 1) word |= 1 << ((ids[to] ?? 0) & 31);
    bitmap |= 1 << slot;
    if (shift === 5) words.push(word);
    else nodes.push(nodeOf(ids, from, to));
    from = to;
  }
  // The copies have no spare room at their end, which would be most of the memory of a small set.
  return shift === 5 ? pageOf(first, bitmap, words.slice()) : branchOf(shift, first, bitmap, nodes.slice());
}

/** Makes the trie of a single ID. */
export function nodeOfOne(id: number): IdNode {
  return pageOf(id, 1 << ((id >>> 5) & 31), [1 << (id & 31)]);
}

/** Returns the trie with an ID that is not in it yet. */
export function withId(node: IdNode, id: number): IdNode {
  if (!covers(node, id)) return forkOf(node, nodeOfOne(id));
  const bit = 1 << ((id >>> node.shift) & 31);
  const index = countBits(node.bitmap & (bit - 1));
  const isThere = (node.bitmap & bit) !== 0;
  const { shift, start, bitmap } = node;
  if (shift === 5) {
    const word = (isThere ? (node.words[index] ?? 0) : 0) | (1 << (id & 31));
    const words = isThere ? node.words.with(index, word) : node.words.toSpliced(index, 0, word);
    return { shift, start, size: node.size + 1, bitmap: bitmap | bit, words, nodes: NO_NODES };
  }
  const old = isThere ? node.nodes[index] : undefined;
  const nodes =
    old === undefined ? node.nodes.toSpliced(index, 0, nodeOfOne(id)) : node.nodes.with(index, withId(old, id));
  return { shift, start, size: node.size + 1, bitmap: bitmap | bit, words: NO_WORDS, nodes };
}

/** Returns the trie without an ID that is in it, or undefined when nothing is left. */
export function withoutId(node: IdNode, id: number): IdNode | undefined {
  const bit = 1 << ((id >>> node.shift) & 31);
  const index = countBits(node.bitmap & (bit - 1));
  if (node.shift === 5) {
    const word = (node.words[index] ?? 0) & ~(1 << (id & 31));
    if (word !== 0) return pageOf(node.start, node.bitmap, node.words.with(index, word));
    if (node.words.length === 1) return undefined;
    return pageOf(node.start, node.bitmap & ~bit, node.words.toSpliced(index, 1));
  }
  const old = node.nodes[index];
  const below = old === undefined ? undefined : withoutId(old, id);
  if (below !== undefined) return branchOf(node.shift, node.start, node.bitmap, node.nodes.with(index, below));
  const nodes = node.nodes.toSpliced(index, 1);
  return nodes.length === 1 ? nodes[0] : branchOf(node.shift, node.start, node.bitmap & ~bit, nodes);
}

/**
 * Merges two tries; parts that stand in one of them alone are shared.
 *
 * @returns the left one itself when the right one adds nothing, else the right one when the left one adds nothing
 */
export function merged(left: IdNode, right: IdNode): IdNode {
  if (left === right) return left;
  const whole = mergedWhole(left, right);
  if (whole.size === left.size) return left;
  return whole.size === right.size ? right : whole;
}

/** Visits the IDs in ascending order; a whole walk is O(n). */
export function* idsOf(root: IdNode | undefined): Generator<number, void, undefined> {
  const waiting: IdNode[] = root === undefined ? [] : [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.shift > 5) {
      waiting.push(...node.nodes.toReversed());
      continue;
    }
    let slots = node.bitmap;
    for (const word of node.words) {
      const base = (node.start | (lowestBit(slots) << 5)) >>> 0;
      for (let bits = word; bits !== 0; bits &= bits - 1) yield base + lowestBit(bits);
      slots &= slots - 1;
    }
  }
}

function mergedWhole(left: IdNode, right: IdNode): IdNode {
  const [high, low] = left.shift >= right.shift ? [left, right] : [right, left];
  if (!covers(high, low.start)) return forkOf(high, low);
  if (high.shift === low.shift) return high.shift === 5 ? mergedPages(left, right) : mergedBranches(left, right);
  const bit = 1 << ((low.start >>> high.shift) & 31);
  const index = countBits(high.bitmap & (bit - 1));
  const old = (high.bitmap & bit) === 0 ? undefined : high.nodes[index];
  const nodes = old === undefined ? high.nodes.toSpliced(index, 0, low) : high.nodes.with(index, merged(old, low));
  return branchOf(high.shift, high.start, high.bitmap | bit, nodes);
}

function mergedPages(left: IdNode, right: IdNode): IdNode {
  const words: number[] = [];
  let leftIndex = 0;
  let rightIndex = 0;
  for (let slots = left.bitmap | right.bitmap; slots !== 0; slots &= slots - 1) {
    const bit = slots & -slots;
    const leftWord = (left.bitmap & bit) === 0 ? 0 : (left.words[leftIndex++] ?? 0);
    const rightWord = (right.bitmap & bit) === 0 ? 0 : (right.words[rightIndex++] ?? 0);
    words.push(leftWord | rightWord);
  }
  return pageOf(left.start, left.bitmap | right.bitmap, words.slice());
}

function mergedBranches(left: IdNode, right: IdNode): IdNode {
  const nodes: IdNode[] = [];
  let leftIndex = 0;
  let rightIndex = 0;
  for (let slots = left.bitmap | right.bitmap; slots !== 0; slots &= slots - 1) {
    const bit = slots & -slots;
    const leftNode = (left.bitmap & bit) === 0 ? undefined : left.nodes[leftIndex++];
    const rightNode = (right.bitmap & bit) === 0 ? undefined : right.nodes[rightIndex++];
    if (leftNode !== undefined && rightNode !== undefined) nodes.push(merged(leftNode, rightNode));
    else if (leftNode !== undefined) nodes.push(leftNode);
    else if (rightNode !== undefined) nodes.push(rightNode);
  }
  return branchOf(left.shift, left.start, left.bitmap | right.bitmap, nodes.slice());
}

function forkOf(a: IdNode, b: IdNode): IdNode {
  const shift = shiftBetween(a.start, b.start);
  const bitmap = (1 << ((a.start >>> shift) & 31)) | (1 << ((b.start >>> shift) & 31));
  return branchOf(shift, a.start, bitmap, a.start >>> 0 < b.start >>> 0 ? [a, b] : [b, a]);
}

function pageOf(id: number, bitmap: number, words: readonly number[]): IdNode {
  let size = 0;
  for (const word of words) size += countBits(word);
  return { shift: 5, start: startOf(id, 5), size, bitmap, words, nodes: NO_NODES };
}

function branchOf(shift: number, id: number, bitmap: number, nodes: readonly IdNode[]): IdNode {
  let size = 0;
  for (const node of nodes) size += node.size;
  return { shift, start: startOf(id, shift), size, bitmap, words: NO_WORDS, nodes };
}

/** The shift of the lowest node that covers two IDs. */
function shiftBetween(a: number, b: number): number {
  const highest = 31 - Math.clz32(a ^ b);
  return highest < 10 ? 5 : highest - (highest % 5);
}

/** Shifts twice because a single shift by 35, at the topmost node, would be one by 3. */
function covers(node: IdNode, id: number): boolean {
  return ((id ^ node.start) >>> node.shift) >>> 5 === 0;
}

function startOf(id: number, shift: number): number {
  return (((id >>> shift) >>> 5) << 5) << shift;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
