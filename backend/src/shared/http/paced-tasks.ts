/** Of a turn of the event loop. */
const perTurn = 8;

/** Starts tasks in order, few in a turn of the event loop, so that what else comes in need not wait for all of them. */
export class PacedTasks {
  private readonly waiting: (() => void)[] = [];
  private started = 0;
  private isScheduled = false;

  /** Runs the task now, or in one of the next turns. */
  add(task: () => void): void {
    if (!this.isScheduled) {
      this.isScheduled = true;
      setImmediate(this.nextTurn);
    }
    if (this.started < perTurn && this.waiting.length === 0) {
      this.started++;
      task();
    } else this.waiting.push(task);
  }

  private readonly nextTurn = (): void => {
    const tasks = this.waiting.splice(0, perTurn);
    this.started = tasks.length;
    this.isScheduled = tasks.length > 0;
    if (this.isScheduled) setImmediate(this.nextTurn);
    for (const task of tasks) task();
  };
}
