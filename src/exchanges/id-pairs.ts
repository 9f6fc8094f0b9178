/** Which ID of the other server belongs to which recorded one. An ID keeps its partner once it has one. */
export interface IdPairs {
  /** Pairs two IDs of a kind, or says whether they already are a pair. */
  unify(kind: string, recorded: number, received: number): boolean;
  /** Whether two IDs are a pair or could become one. */
  canUnify(kind: string, recorded: number, received: number): boolean;
  partnerOf(kind: string, recorded: number): number | undefined;
  /** Pairs of their own that begin with these, for comparing on trial. */
  copy(): IdPairs;
}

/** No ID has a partner yet. */
export function idPairs(
  partners: ReadonlyMap<string, number> = new Map(),
  taken: ReadonlySet<string> = new Set(),
): IdPairs {
  const partner = new Map(partners);
  const used = new Set(taken);
  const canUnify: IdPairs["canUnify"] = (kind, recorded, received) => {
    const known = partner.get(`${kind} ${recorded}`);
    return known === undefined ? !used.has(`${kind} ${received}`) : known === received;
  };
  return {
    canUnify,
    unify(kind, recorded, received) {
      if (!canUnify(kind, recorded, received)) return false;
      partner.set(`${kind} ${recorded}`, received);
      used.add(`${kind} ${received}`);
      return true;
    },
    partnerOf: (kind, recorded) => partner.get(`${kind} ${recorded}`),
    copy: () => idPairs(partner, used),
  };
}
