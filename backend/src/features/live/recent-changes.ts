import { LRUCache } from 'lru-cache';

const defaultMaxTopics = 20_000;

/** The position of the last change of each topic; changes up to a horizon are unknown. */
export class RecentChanges {
  /** Positions by topic. */
  private readonly positions: LRUCache<string, bigint>;

  /**
   * @param horizon position
   * @param max topics; evicting one raises the horizon
   */
  constructor(
    private horizon: bigint,
    max: number = defaultMaxTopics,
  ) {
    this.positions = new LRUCache({
      max,
      dispose: (changed, _topic, reason) => {
        if (reason === 'evict') this.horizon = changed;
      },
    });
  }

  record(topics: Iterable<string>, position: bigint): void {
    for (const topic of topics) this.positions.set(topic, position);
  }

  /** Whether one of these topics changed after a position; `undefined` if the position is before the horizon. */
  changedSince(topics: readonly string[], position: bigint): boolean | undefined {
    if (position < this.horizon) return undefined;
    return topics.some((topic) => (this.positions.peek(topic) ?? -1n) > position);
  }
}
