/** How far a filtered subscription has come. At an event that was filtered out, `prepare` is 0. */
export interface Checkpoint {
  commit: number;
  prepare: number;
}

/**
 * When a filtered subscription sends a checkpoint: after every `window` × `interval` considered events.
 * While catching up the server considers a window at a time and sends the last hit in it, or else its first position;
 * a part of a window left over counts on into the live phase, in which each event is considered by itself.
 */
export class CheckpointSchedule {
  private readonly every: number;
  private considered = 0;
  private inWindow = 0;
  private windowStart = 0;
  private lastHit: number | undefined;

  constructor(
    private readonly window: number,
    interval: number,
  ) {
    this.every = window * interval;
  }

  /** An event considered while catching up. */
  catchingUp(position: number, isHit: boolean): Checkpoint | undefined {
    if (this.inWindow === 0) {
      this.windowStart = position;
      this.lastHit = undefined;
    }
    if (isHit) this.lastHit = position;
    if (++this.inWindow !== this.window) return undefined;
    this.considered += this.inWindow;
    this.inWindow = 0;
    if (!this.isDue()) return undefined;
    return this.lastHit === undefined
      ? { commit: this.windowStart, prepare: 0 }
      : { commit: this.lastHit, prepare: this.lastHit };
  }

  caughtUp(): void {
    this.considered += this.inWindow;
    this.inWindow = 0;
  }

  /** An event considered while live. */
  live(position: number): Checkpoint | undefined {
    this.considered++;
    return this.isDue() ? { commit: position, prepare: position } : undefined;
  }

  private isDue(): boolean {
    if (this.every === 0 || this.considered < this.every) return false;
    this.considered %= this.every;
    return true;
  }
}
