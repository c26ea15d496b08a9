import {
  limits,
  type Actor,
  type BackupSection,
  type RecordedRefusal,
  type RestoreResponse,
  type RestoreStatus,
  type RowRefusal,
} from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { Injectable } from '@nestjs/common';
import { Databases } from '../../../shared/stores/databases.ts';

export interface RestoreJob extends Omit<
  RestoreResponse,
  'id' | 'status' | 'by' | 'startedAt' | 'finishedAt' | 'code' | 'refused'
> {
  readonly _id: string;
  readonly code?: string | null;
  readonly refused?: readonly RowRefusal[];
  readonly status: Exclude<RestoreStatus, 'cut'>;
  readonly by: Actor;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** Until when whoever works on it may be silent. */
  readonly heldUntil: Date;
}

export type Told = Omit<RestoreJob, 'heldUntil'>;

/** Silence after which a restore counts as cut off. */
const silenceMs = 15_000;
const listed = 5;
const held = () => ({ heldUntil: new Date(Date.now() + silenceMs) });

/** The records of restores, in the private database. */
@Injectable()
export class RestoreJobs {
  constructor(private readonly databases: Databases) {}

  async add(job: Told): Promise<void> {
    await this.collection.insertOne({ ...job, ...held() });
  }

  /** Keeps how far it is, unless it has ended; also says that whoever works on it is there. */
  async keep({ _id, ...told }: Told): Promise<void> {
    await this.collection.updateOne({ _id, status: 'running' }, { $set: { ...told, ...held() } });
  }

  /** Newest first. */
  async newest(): Promise<RestoreJob[]> {
    return this.collection.find().sort({ _id: -1 }).limit(listed).toArray();
  }

  private get collection() {
    return this.databases.privateCollection<RestoreJob>('restores');
  }
}

/** A restore as it is told. @param now ms since 1970 */
export const restoreResponse = (job: Told & Partial<RestoreJob>, now: number): RestoreResponse => {
  const { _id, by, startedAt, finishedAt, heldUntil, ...told } = job;
  const isCut = told.status === 'running' && heldUntil !== undefined && heldUntil.getTime() < now;
  return {
    ...told,
    // Absent in records of before refusals had codes.
    code: told.code ?? null,
    refused: told.refused ?? [],
    ...(isCut && { status: 'cut', ...refusalOf('RESTORE_CUT') }),
    id: _id,
    by: by.name ?? by.id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
};

/** How far a restore has come. */
export class RestoreTally {
  section: BackupSection | null = null;
  success = 0;
  skipped = 0;
  failed = 0;
  /** Last position written; -1 for none. */
  position = -1n;
  readonly refused: RowRefusal[] = [];

  /** @param counts records of each kind in the backup */
  constructor(private readonly counts: ReadonlyMap<BackupSection, number>) {}

  /** Records to come in all; erased people and marks of the demo are none. A withdrawn root is posted, and withdrawn when all replies are there. */
  get total(): number {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    const marks = (this.counts.get('erased') ?? 0) + (this.counts.get('demoRecords') ?? 0);
    return all - marks + (this.counts.get('withdrawnRoots') ?? 0);
  }

  get done(): number {
    return this.success + this.skipped + this.failed;
  }

  wrote(position = -1n): void {
    if (position > this.position) this.position = position;
    this.success++;
  }

  skip(): void {
    this.skipped++;
  }

  /** @param number of the record in its section, from 1 */
  refuse(number: number, problem: RecordedRefusal): void {
    this.failed++;
    if (this.refused.length < limits.importErrors && this.section)
      this.refused.push({ section: this.section, row: number, ...problem });
  }
}
