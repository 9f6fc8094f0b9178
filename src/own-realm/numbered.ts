/** Replacements by counter: the same text has the same number, in the order of the first use. */

/** Counts different texts from 1. A hash would let others try which text it was; a number says nothing. */
export class Numbered {
  private readonly numbers = new Map<string, number>();

  /** The number of a text. */
  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.numbers.size + 1;
    this.numbers.set(text, number);
    return number;
  }
}
