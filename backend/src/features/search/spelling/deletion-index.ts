/** Deletions are made of so many letters from the beginning of a term. */
const prefixLength = 7;
/** Entries looked at for one lookup: what is nearest comes first. */
const maxSteps = 4_096;
const none = -1;

/**
 * Terms by what is left of them when some letters are deleted: the symmetric delete algorithm (Wolf Garbe, SymSpell,
 * 2012, with its prefix index of 2017). Two terms within an edit distance have a deletion in common, so that a lookup
 * costs a few hash lookups, however many terms there are. Kept in typed arrays, as chains by hash: 12 bytes a deletion,
 * 29 deletions at most for a term of which two letters may be deleted.
 */
export class DeletionIndex {
  private readonly numbers = new Map<string, number>();
  private readonly terms: string[] = [];
  private readonly freeNumbers: number[] = [];
  private chains = new Int32Array(1_024).fill(none);
  private hashes = new Int32Array(1_024);
  private owners = new Int32Array(1_024);
  private next = new Int32Array(1_024);
  private used = 0;
  private freeNode = none;

  /**
   * @param maxDeletions of a term of so many letters
   * @param maxTerms further terms are left out, which bounds the memory
   */
  constructor(
    private readonly maxDeletions: (length: number) => number,
    private readonly maxTerms: number,
  ) {}

  add(term: string): void {
    if (this.numbers.has(term) || this.numbers.size >= this.maxTerms) return;
    const number = this.freeNumbers.pop() ?? this.terms.length;
    this.numbers.set(term, number);
    this.terms[number] = term;
    for (const hash of this.deletionsOf(term)) this.link(hash, number);
  }

  remove(term: string): void {
    const number = this.numbers.get(term);
    if (number === undefined) return;
    this.numbers.delete(term);
    this.freeNumbers.push(number);
    for (const hash of this.deletionsOf(term)) this.unlink(hash, number);
  }

  /** Terms that have a deletion in common with a text, those first that need the fewest deletions of it. */
  lookup(text: string): readonly string[] {
    const found = new Set<number>();
    let steps = 0;
    for (const hash of this.deletionsOf(text))
      for (let node = this.chains[this.chainOf(hash)]!; node !== none; node = this.next[node]!) {
        if (++steps > maxSteps) break;
        if (this.hashes[node] === hash) found.add(this.owners[node]!);
      }
    return [...found].map((number) => this.terms[number]!);
  }

  private deletionsOf(term: string): ReadonlySet<number> {
    const prefix = term.slice(0, prefixLength);
    const hashes = new Set([hashOf(prefix)]);
    let texts = [prefix];
    for (let left = this.maxDeletions(term.length); left > 0; left--) {
      texts = texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)));
      for (const text of texts) hashes.add(hashOf(text));
    }
    return hashes;
  }

  private chainOf(hash: number) {
    return hash & (this.chains.length - 1);
  }

  private link(hash: number, owner: number) {
    if (this.freeNode === none && this.used === this.next.length) this.grow();
    const node = this.freeNode === none ? this.used++ : this.freeNode;
    if (node === this.freeNode) this.freeNode = this.next[node]!;
    this.hashes[node] = hash;
    this.owners[node] = owner;
    this.chain(node);
  }

  private chain(node: number) {
    const chain = this.chainOf(this.hashes[node]!);
    this.next[node] = this.chains[chain]!;
    this.chains[chain] = node;
  }

  private unlink(hash: number, owner: number) {
    const chain = this.chainOf(hash);
    let before = none;
    let node = this.chains[chain]!;
    while (node !== none && (this.hashes[node] !== hash || this.owners[node] !== owner)) {
      before = node;
      node = this.next[node]!;
    }
    if (node === none) return;
    if (before === none) this.chains[chain] = this.next[node]!;
    else this.next[before] = this.next[node]!;
    this.next[node] = this.freeNode;
    this.freeNode = node;
  }

  /** Doubles the room; called only while every node is in use. */
  private grow() {
    const larger = (numbers: Int32Array) => {
      const copy = new Int32Array(numbers.length * 2);
      copy.set(numbers);
      return copy;
    };
    [this.hashes, this.owners, this.next] = [larger(this.hashes), larger(this.owners), larger(this.next)];
    this.chains = new Int32Array(this.next.length).fill(none);
    for (let node = 0; node < this.used; node++) this.chain(node);
  }
}

/** FNV-1a over UTF-16 units, its bits mixed once more. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) | 0;
};
