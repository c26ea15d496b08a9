/** How soon after its answer a lone writer sends the next append if it only waited for that, in ms. */
export const QUICK_MS = 0.5;
/** Returns that are not quick weigh more: at most one in five appends is waited for in vain. */
const SLOW_WEIGHT = 4;
const ENOUGH = 4;
const MOST = 8;

/** Tells from when a lone writer's appends came whether the next one is worth waiting for awake. Times are in ms. */
export class QuickReturns {
  private score = 0;
  private answeredAt: number | undefined;

  /** An append came while none was being written. */
  came(now: number): void {
    if (this.answeredAt === undefined) return;
    const isQuick = now - this.answeredAt <= QUICK_MS;
    this.score = isQuick ? Math.min(this.score + 1, MOST) : Math.max(this.score - SLOW_WEIGHT, 0);
    this.answeredAt = undefined;
  }

  /** All appends were answered; says whether to wait for the next. `wasAlone` tells that nobody else writes. */
  answered(now: number, wasAlone: boolean): boolean {
    this.answeredAt = wasAlone ? now : undefined;
    if (!wasAlone) this.score = 0;
    return this.score >= ENOUGH;
  }
}
