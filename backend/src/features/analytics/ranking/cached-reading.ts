/** Caches an expensive reading for a while; what has another key, such as another build of its view, is read again. */
export class CachedReading<Value> {
  private last: { readonly since: number; readonly key: number | string; readonly value: Promise<Value> } | undefined;

  /** @param maxAgeMs for how long a reading is answered */
  constructor(private readonly maxAgeMs: number) {}

  /** Throws what `read` throws; the next call reads again. */
  current(key: number | string, read: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    if (this.last?.key !== key || now - this.last.since > this.maxAgeMs) {
      const value = read();
      this.last = { since: now, key, value };
      value.catch(() => (this.last = undefined));
    }
    return this.last.value;
  }
}
