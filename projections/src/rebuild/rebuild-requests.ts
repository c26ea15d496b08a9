import { type RebuildDocument, stateCollections, type ViewName } from '@henna/domain';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import { type OwnedProgram, startOwned } from '../child-program.ts';

const rebuildsIn = (db: Db) => db.collection<RebuildDocument>(stateCollections.rebuilds);

/** Marks requested rebuilds of some views as running, each for one caller only. @returns the views to rebuild */
export const claimRequests = async (db: Db, views: readonly ViewName[]): Promise<readonly ViewName[]> => {
  const requests = await rebuildsIn(db)
    .find({ state: 'requested', _id: { $in: [...views] } })
    .toArray();
  const claimed: ViewName[] = [];
  for (const { _id } of requests) {
    const now = new Date();
    const { modifiedCount } = await rebuildsIn(db).updateOne(
      { _id, state: 'requested' },
      { $set: { state: 'running', startedAt: now, updatedAt: now, taken: 0, share: 0, error: null } },
    );
    if (modifiedCount === 1) claimed.push(_id);
  }
  return claimed;
};

/** The state of a running rebuild that administrators see. A failure to store it does not stop the rebuild. */
export class RebuildRecord {
  #reporting: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  readonly #db: Db;
  readonly #views: readonly ViewName[];

  constructor(db: Db, views: readonly ViewName[]) {
    this.#db = db;
    this.#views = views;
  }

  /** Keeps who requested the rebuild, where somebody did. */
  async begin(): Promise<void> {
    const now = new Date();
    const running = { state: 'running' as const, startedAt: now, updatedAt: now, taken: 0, share: 0, error: null };
    for (const _id of this.#views) {
      const { matchedCount } = await rebuildsIn(this.#db).updateOne({ _id, state: 'running' }, { $set: running });
      if (matchedCount === 0)
        await rebuildsIn(this.#db).updateOne(
          { _id },
          { $set: { ...running, requestedAt: now, requestedBy: null } },
          { upsert: true },
        );
    }
  }

  /** @param taken events read so far @param share of the log that has been read, 0 to 1 */
  reportProgress(taken: number, share: number): void {
    if (this.#hasEnded) return;
    this.#reporting = this.#set({ state: 'running', error: null, taken, share: Math.min(1, share) }).catch(
      () => undefined,
    );
  }

  async finish(taken: number): Promise<void> {
    this.#hasEnded = true;
    await this.#reporting;
    await this.#set({ state: 'done', taken, share: 1 });
  }

  async fail(error: string): Promise<void> {
    this.#hasEnded = true;
    await this.#reporting;
    await this.#set({ state: 'failed', error }).catch(() => undefined);
  }

  #set(change: Partial<RebuildDocument>): Promise<unknown> {
    return rebuildsIn(this.#db).updateMany(
      { _id: { $in: [...this.#views] } },
      { $set: { ...change, updatedAt: new Date() } },
    );
  }
}

const rebuildFlags = ['--max-old-space-size=2048'];

/**
 * Rebuilds views in a process of its own, so that the live ones keep their pace.
 * @param why for the log
 * @param program the rebuild program, beside the running one and of the same kind
 */
export const startRebuild = (
  program: OwnedProgram,
  views: readonly ViewName[],
  log: Logger,
  signal: AbortSignal,
  why: string,
): void => {
  if (views.length === 0) return;
  log.info({ views }, why);
  const child = startOwned(program, rebuildFlags, views, signal);
  child.on('error', (error) => signal.aborted || log.error({ err: error }, 'the rebuild could not be started'));
  child.on('exit', (code) => code === 0 || signal.aborted || log.error({ views, code }, 'the rebuild failed'));
};
