import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { validate } from 'uuid';
import { RemoveRecord } from '../../catalogue/index.ts';
import type { Batch } from '../import/batch.ts';
import type { RestoreFiles } from './restore-files.ts';

/** Categories and subcategories that products came with, though they were removed: they go when all products stand. */
@Injectable()
export class RemovedPlaces {
  constructor(private readonly commands: CommandBus) {}

  /** @returns the last position written; -1 for none */
  async remove(files: Pick<RestoreFiles, 'batches'>, batch: Batch): Promise<bigint> {
    let last = -1n;
    const removed = new Set<string>();
    for await (const rows of files.batches('removedCategories'))
      for (const { id } of rows) {
        if (typeof id !== 'string' || !validate(id)) continue;
        removed.add(id);
        const context = batch.context(`remove ${id}`);
        last = (await this.commands.execute(new RemoveRecord(context, 'category', id))).position ?? last;
      }
    for await (const rows of files.batches('removedSubcategories'))
      for (const { id, categoryId } of rows) {
        // Their category took these with it.
        if (typeof id !== 'string' || !validate(id) || removed.has(String(categoryId))) continue;
        const context = batch.context(`remove ${id}`);
        last = (await this.commands.execute(new RemoveRecord(context, 'subcategory', id))).position ?? last;
      }
    return last;
  }
}
