/** The 32-wide trie below a vector: finds, replaces and appends whole leaves. Sizes and the tail are the vector's. */

/** How many elements a leaf holds and how many slots a node has. */
export const WIDTH = 32;

/** A node at shift 5 holds leaves, a higher one holds nodes; the other list is empty. */
export interface VectorTrie<T> {
  readonly nodes: readonly VectorTrie<T>[];
  readonly leaves: readonly (readonly T[])[];
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

/** Builds a trie from full leaves in their order, in O(n). */
export function trieOf<T>(leaves: readonly (readonly T[])[]): { trie: VectorTrie<T>; shift: number } {
  let level = chunks(leaves).map((part): VectorTrie<T> => ({ nodes: EMPTY_TRIE.nodes, leaves: part }));
  let shift = 5;
  while (level.length > 1) {
    level = chunks(level).map((part): VectorTrie<T> => ({ nodes: part, leaves: EMPTY_TRIE.leaves }));
    shift += 5;
  }
  return { trie: level[0] ?? EMPTY_TRIE, shift };
}

/** Cuts a list into lists of 32; the last may be shorter. */
export function chunks<T>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < items.length; start += WIDTH) parts.push(items.slice(start, start + WIDTH));
  return parts;
}
