import { DomainError, UnavailableError } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { BulkPool, type Slice } from '../../../../shared/bulk/bulk-pool.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import type { ImportBatch } from '../import-batch.ts';
import { ImportFiles } from './import-files.ts';
import { ImportJobs, startOf, type ImportJob } from './import-jobs.ts';
import { Removals, type Removal } from './removals.ts';

/** What of a job the removal changes. */
type RemovalState = Pick<ImportJob, 'cursor' | 'removal'>;

interface RemovedSlice {
  /** Byte in the file of removals after the slice. */
  readonly end: number;
  readonly count: number;
}

/** Removes the records that an import replaces; it can be interrupted anywhere and go on. */
@Injectable()
export class RemovalRun {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly progress: ProjectionProgress,
    private readonly pool: BulkPool,
    private readonly removals: Removals,
  ) {}

  /** Lists what there is to remove once the views hold the events so far: later records stay. */
  async list({ _id, entity }: ImportJob, upTo: bigint): Promise<RemovalState> {
    await this.progress.requirePassed(upTo);
    const total = await this.files.writeLines(_id, 'removals', this.removals.list(entity));
    const change = { cursor: startOf('remove'), removal: { total, done: 0 } };
    await this.jobs.update(_id, change);
    return change;
  }

  /** Removes what is listed. @returns where the import goes on, or that it was cancelled */
  async run(job: ImportJob, batch: ImportBatch): Promise<RemovalState | 'cancelled'> {
    const { _id, removal } = job;
    let done = job.cursor.rows;
    let written = -1n;
    const cancelling = { isAsked: false };
    const remove = async (item: Removal): Promise<bigint | undefined> => {
      const position = await this.removeOne(item, job, batch);
      if (position !== undefined && position > written) written = position;
      return position;
    };
    for await (const { end, count } of this.pool.run(this.slices(job, remove, cancelling))) {
      done += count;
      const cursor = { ...startOf('remove'), offset: end, rows: done };
      if (await this.jobs.update(_id, { cursor, removal: removal && { ...removal, done } })) cancelling.isAsked = true;
    }
    if (cancelling.isAsked) return 'cancelled';
    await this.progress.requirePassed(written);
    const change = { cursor: startOf('rows'), removal: removal && { ...removal, done } };
    await this.jobs.update(_id, change);
    return change;
  }

  private async *slices(
    { _id, cursor }: ImportJob,
    remove: (item: Removal) => Promise<bigint | undefined>,
    cancelling: { readonly isAsked: boolean },
  ): AsyncGenerator<Slice<RemovedSlice>> {
    for await (const { rows, end } of this.files.readLines(_id, 'removals', cursor.offset)) {
      if (cancelling.isAsked) return;
      const tasks = rows.map((item) => ({ stream: item.stream, run: () => remove(item) }));
      yield { tasks, result: { end, count: rows.length } };
    }
  }

  private async removeOne(item: Removal, { _id, entity }: ImportJob, batch: ImportBatch): Promise<bigint | undefined> {
    try {
      return await this.removals.remove(batch.context(`remove ${item.id}`), entity, item, _id);
    } catch (error) {
      // Somebody else may have removed it since.
      if (!(error instanceof DomainError) || error instanceof UnavailableError) throw error;
      return undefined;
    }
  }
}
