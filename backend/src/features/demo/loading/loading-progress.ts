const stepPercent = 5;

/** Tells how far something has come, in steps of five percent. */
export class LoadingProgress {
  private done = 0;
  private told = -stepPercent;

  /** @param total how many times {@link advance} will be called */
  constructor(
    private readonly title: string,
    private readonly total: number,
    private readonly print: (line: string) => void,
  ) {}

  /** One more of the work is done. */
  advance(what: string): void {
    this.done++;
    const percent = Math.min(100, Math.floor((100 * this.done) / this.total));
    if (percent < this.told + stepPercent && percent < 100) return;
    if (percent === this.told) return;
    this.told = percent;
    this.print(`${percent}/100 ${this.title}: ${what}`);
  }
}
