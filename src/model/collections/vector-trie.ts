/** The 32-wide trie below a vector: finds, replaces and appends whole leaves. Sizes and the tail are the vector's. */

/** How many elements a leaf holds and how many slots a node has. */
export const WIDTH = 32;

/** A node at shift 5 holds leaves, a higher one holds nodes; the other list is empty. */
export interface VectorTrie<T> {
  readonly nodes: readonly VectorTrie<T>[];
  readonly leaves: readonly (readonly T[])[];
}

/** A trie with the shift of its root. */
export interface TrieAndShift<T> {
  readonly trie: VectorTrie<T>;
  readonly shift: number;
}

/** The trie without leaves, which is also every node that does not exist yet. */
export const EMPTY_TRIE: VectorTrie<never> = Object.freeze({ nodes: Object.freeze([]), leaves: Object.freeze([]) });

/** Finds the leaf that covers an index, in O(log32 n). */
export function leafAt<T>(trie: VectorTrie<T>, shift: number, index: number): readonly T[] | undefined {
  let node: VectorTrie<T> | undefined = trie;
  for (let bits = shift; bits > 5 && node !== undefined; bits -= 5) node = node.nodes[(index >>> bits) & 31];
  return node?.leaves[(index >>> 5) & 31];
}

/** Returns the trie with the leaf that covers an index replaced, or appended right behind the last, in O(log32 n). */
export function withLeaf<T>(trie: VectorTrie<T>, shift: number, index: number, leaf: readonly T[]): VectorTrie<T> {
  const slot = (index >>> shift) & 31;
  if (shift === 5) {
    const leaves = trie.leaves.slice();
    leaves[slot] = leaf;
    return { nodes: EMPTY_TRIE.nodes, leaves };
  }
  const nodes = trie.nodes.slice();
  nodes[slot] = withLeaf(nodes[slot] ?? EMPTY_TRIE, shift - 5, index, leaf);
  return { nodes, leaves: EMPTY_TRIE.leaves };
}

/** Returns the trie of the leaves before an index, which is a multiple of 32 above 0, in O(log32 n). */
export function leavesBefore<T>(trie: VectorTrie<T>, shift: number, end: number): VectorTrie<T> {
  const slot = ((end - 1) >>> shift) & 31;
  if (shift === 5) return { nodes: EMPTY_TRIE.nodes, leaves: trie.leaves.slice(0, slot + 1) };
  const nodes = trie.nodes.slice(0, slot + 1);
  nodes[slot] = leavesBefore(nodes[slot] ?? EMPTY_TRIE, shift - 5, end);
  return { nodes, leaves: EMPTY_TRIE.leaves };
}

/** Returns the trie with one more full leaf, whose first index is given, a level higher when it was full. */
export function appended<T>(trie: VectorTrie<T>, shift: number, start: number, leaf: readonly T[]): TrieAndShift<T> {
  if (start >>> shift < WIDTH) return { trie: withLeaf(trie, shift, start, leaf), shift };
  const higher = { nodes: [trie], leaves: EMPTY_TRIE.leaves };
  return { trie: withLeaf(higher, shift + 5, start, leaf), shift: shift + 5 };
}
