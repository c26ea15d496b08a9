/** What costs much to read: read when somebody asks, at most once in a while, and anew for another build of its view. */
export class KeptReading<Value> {
  private last: { readonly since: number; readonly build: number; readonly value: Promise<Value> } | undefined;

  /** @param keptMs how long a reading answers, in ms */
  constructor(private readonly keptMs: number) {}

  /** Throws what `read` throws; the next who asks has it read again. */
  of(build: number, read: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    if (this.last?.build !== build || now - this.last.since > this.keptMs) {
      const value = read();
      this.last = { since: now, build, value };
      value.catch(() => (this.last = undefined));
    }
    return this.last.value;
  }
}
