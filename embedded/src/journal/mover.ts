import type { Journal } from './journal.ts';

/** Makes commits durable in a journal, and brings them to its database: many at once, beside further ones. */
export class Mover<Extra> {
  private moving: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failure: { reason: unknown } | undefined;

  /**
   * @param stored where the database ends, in whatever way its owner counts
   * @param bring writes all that is durable into the database, with something that is not in the journal if need be;
   *   resolves to where the database ends then
   * @param failed hears of a move that the disk refused
   */
  constructor(
    private readonly journal: Journal,
    public stored: number,
    private readonly bring: (extra?: Extra) => Promise<number>,
    private readonly failed: (reason: unknown) => void,
  ) {}

  /**
   * Writes a frame, which is on the disk when this resolves. `isAlone` tells that nobody else waits for it.
   * @throws what the disk refuses it with: from then on nothing is written any more, here or in the database
   */
  async append(frame: Buffer, last: number, isAlone: boolean): Promise<void> {
    while (!this.journal.makeRoom(frame.length, this.stored)) await this.move();
    this.assertWorking();
    try {
      await this.journal.append(frame, last, isAlone);
    } catch (reason) {
      this.fail(reason);
    }
    this.assertWorking();
    if (this.journal.isWorn) this.moveAside(); // without this frame yet, which the timer sees to
    this.timer ??= setTimeout(this.moveAside, this.journal.limits.flushMs).unref();
  }

  /**
   * Moves all that is durable now; a call while that goes on joins it.
   * @throws what the disk refuses it with, now or before
   */
  move(): Promise<void> {
    this.moving ??= this.moveAll().finally(() => (this.moving = undefined));
    return this.moving;
  }

  /** Moves all together with something more, which is in no frame. */
  async moveWith(extra: Extra): Promise<void> {
    while (this.moving) await this.moving;
    this.moving = this.moveAll(extra).finally(() => (this.moving = undefined));
    await this.moving;
  }

  /** Moves beside whatever else goes on; who writes next hears of a failure. */
  readonly moveAside = (): void => void this.move().catch(() => undefined);

  /** Nothing is moved by itself any more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private assertWorking(): void {
    if (this.failure) throw this.failure.reason;
  }

  private fail(reason: unknown): void {
    this.failure ??= { reason };
    this.stop();
  }

  private async moveAll(extra?: Extra): Promise<void> {
    this.assertWorking();
    this.stop();
    this.timer = undefined;
    try {
      this.stored = await this.bring(extra);
    } catch (reason) {
      this.fail(reason);
      this.failed(reason);
      throw reason;
    }
  }
}
