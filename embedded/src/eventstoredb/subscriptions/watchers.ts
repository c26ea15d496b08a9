/** Tells who waits for news of a stream, or of all of them, that something became durable. */
export class Watchers {
  private readonly ofAll = new Set<() => void>();
  private readonly ofStream = new Map<string, Set<() => void>>();

  /** Calls `notify` after each commit that concerns the stream, or after any; returns what ends that. */
  watch(stream: string | undefined, notify: () => void): () => void {
    if (stream === undefined) {
      this.ofAll.add(notify);
      return () => void this.ofAll.delete(notify);
    }
    const watchers = this.ofStream.get(stream) ?? new Set();
    this.ofStream.set(stream, watchers.add(notify));
    return () => {
      watchers.delete(notify);
      if (watchers.size === 0 && this.ofStream.get(stream) === watchers) this.ofStream.delete(stream);
    };
  }

  tell(streams: Iterable<string>): void {
    for (const notify of this.ofAll) notify();
    if (this.ofStream.size === 0) return;
    for (const stream of streams) for (const notify of this.ofStream.get(stream) ?? []) notify();
  }
}
