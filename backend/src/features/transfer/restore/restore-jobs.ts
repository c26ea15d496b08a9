import { limits, type Actor, type RecordedRefusal } from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { Injectable } from '@nestjs/common';
import { Databases } from '../../../shared/stores/databases.ts';
import type { BackupSection } from '../backup/backup-sections.ts';
import type { RestoreResponse, RowRefusalResponse } from '../transfer.responses.ts';

export interface RestoreJob extends Omit<
  RestoreResponse,
  'id' | 'status' | 'by' | 'startedAt' | 'finishedAt' | 'code' | 'refused'
> {
  readonly _id: string;
  readonly code?: string | null;
  readonly refused?: readonly RowRefusalResponse[];
  readonly status: Exclude<RestoreResponse['status'], 'cut'>;
  readonly by: Actor;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** Until then it counts as running without an update. */
  readonly heldUntil: Date;
}

/** A restore without its lease. */
export type RestoreState = Omit<RestoreJob, 'heldUntil'>;

/** A restore without an update for so long counts as cut off. */
const leaseMs = 15_000;
const listLength = 5;
const renewedLease = () => ({ heldUntil: new Date(Date.now() + leaseMs) });

/** The records of restores, in the private database. */
@Injectable()
export class RestoreJobs {
  constructor(private readonly databases: Databases) {}

  async add(job: RestoreState): Promise<void> {
    await this.collection.insertOne({ ...job, ...renewedLease() });
  }

  /** Saves its progress and renews its lease, unless it has ended. */
  async update({ _id, ...state }: RestoreState): Promise<void> {
    await this.collection.updateOne({ _id, status: 'running' }, { $set: { ...state, ...renewedLease() } });
  }

  /** Newest first. */
  async newest(): Promise<RestoreJob[]> {
    return this.collection.find().sort({ _id: -1 }).limit(listLength).toArray();
  }

  private get collection() {
    return this.databases.privateCollection<RestoreJob>('restores');
  }
}

/** @param now ms since 1970 */
export const restoreResponse = (job: RestoreState & Partial<RestoreJob>, now: number): RestoreResponse => {
  const { _id, by, startedAt, finishedAt, heldUntil, ...state } = job;
  const isCut = state.status === 'running' && heldUntil !== undefined && heldUntil.getTime() < now;
  return {
    ...state,
    // Records that are older than the codes of refusals have neither.
    code: state.code ?? null,
    refused: state.refused ?? [],
    ...(isCut && { status: 'cut', ...refusalOf('RESTORE_CUT') }),
    id: _id,
    by: by.name ?? by.id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
};

/** Counts what a restore has done. */
export class RestoreTally {
  section: BackupSection | null = null;
  success = 0;
  skipped = 0;
  failed = 0;
  /** Last position written; -1 for none. */
  position = -1n;
  readonly refused: RowRefusalResponse[] = [];

  /** @param counts records of each kind in the backup */
  constructor(private readonly counts: ReadonlyMap<BackupSection, number>) {}

  /**
   * Records in all; ids of erased members and of the demo's records are none. Withdrawn roots count twice: they are
   * posted, and withdrawn when all replies are written.
   */
  get total(): number {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    const ids = (this.counts.get('erased') ?? 0) + (this.counts.get('demoRecords') ?? 0);
    return all - ids + (this.counts.get('withdrawnRoots') ?? 0);
  }

  get done(): number {
    return this.success + this.skipped + this.failed;
  }

  countWritten(position = -1n): void {
    if (position > this.position) this.position = position;
    this.success++;
  }

  countSkipped(): void {
    this.skipped++;
  }

  /** @param number of the record in its section, from 1 */
  addRefused(number: number, problem: RecordedRefusal): void {
    this.failed++;
    if (this.refused.length < limits.importErrors && this.section)
      this.refused.push({ section: this.section, row: number, ...problem });
  }
}
