/** Counts bytes that are accepted but not yet durable; reading from clients waits here when they are too many. */
export class PendingBytes {
  private total = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  add(count: number): void {
    this.total += count;
  }

  remove(count: number): void {
    this.total -= count;
    if (this.total <= this.limit) for (const proceed of this.waiting.splice(0)) proceed();
  }

  /** Undefined when there is room, so that callers need not wait for the next turn of the event loop. */
  waitForRoom(): Promise<void> | undefined {
    return this.total <= this.limit ? undefined : new Promise((resolve) => this.waiting.push(resolve));
  }
}
