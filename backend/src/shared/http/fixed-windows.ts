export interface Window {
  /** How often the key was counted in this window. */
  readonly count: number;
  /** When the window ends, ms since 1970. */
  readonly endsAt: number;
}

/**
 * Counts per key in windows of fixed length, each begun by its first count. Holds at most `most` keys: beyond that the
 * windows begun first are forgotten, those that have ended before all others.
 */
export class FixedWindows {
  /** In the order in which they began. */
  private readonly windows = new Map<string, Window>();

  constructor(private readonly most: number) {}

  /** Counts one more and answers the window with it. @param now ms since 1970 */
  count(key: string, lengthMs: number, now: number): Window {
    const known = this.present(key, now);
    const window = { count: (known?.count ?? 0) + 1, endsAt: known?.endsAt ?? now + lengthMs };
    if (!known) {
      this.windows.delete(key);
      this.makeRoom(now);
    }
    this.windows.set(key, window);
    return window;
  }

  /** The window of a key that has not ended, if there is one. @param now ms since 1970 */
  present(key: string, now: number): Window | undefined {
    const known = this.windows.get(key);
    return known && known.endsAt > now ? known : undefined;
  }

  get size(): number {
    return this.windows.size;
  }

  /** A tenth at once, so that looking through all of them is rare. */
  private makeRoom(now: number) {
    if (this.windows.size < this.most) return;
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    for (const key of this.windows.keys()) {
      if (this.windows.size < this.most * 0.9) return;
      this.windows.delete(key);
    }
  }
}
