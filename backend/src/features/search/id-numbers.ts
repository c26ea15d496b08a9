/** Numbers ids from 0, in the order in which they are first named. */
export class IdNumbers {
  readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(id: string): number {
    const existing = this.numbers.get(id);
    if (existing !== undefined) return existing;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  /** -1 for an id without a number. */
  existingNumber(id: string): number {
    return this.numbers.get(id) ?? -1;
  }
}
