interface Append {
  readonly position: bigint;
  /** ms, by the clock of the caller. */
  readonly at: number;
}

/** How far a lane is behind our own appends, in time. */
export class LandingLag {
  /** In order of both. */
  readonly #pending: Append[] = [];

  /** Positions of appends that ran side by side may come in any order. */
  appended(position: bigint, at: number): void {
    if (position > (this.#pending.at(-1)?.position ?? -1n)) this.#pending.push({ position, at });
  }

  /** The append that has waited longest for a lane that has passed a position, if it has waited longer than `ms`. */
  lateAppend(passed: bigint, now: number, ms: number): bigint | undefined {
    const landed = this.#pending.findIndex(({ position }) => position > passed);
    this.#pending.splice(0, landed < 0 ? this.#pending.length : landed);
    const [oldest] = this.#pending;
    return oldest && now - oldest.at > ms ? oldest.position : undefined;
  }
}
