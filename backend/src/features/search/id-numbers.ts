/** Small numbers for ids, in the order in which they come. */
export class Numbers {
  readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  /** -1 where there is none. */
  known(id: string): number {
    return this.numbers.get(id) ?? -1;
  }
}
