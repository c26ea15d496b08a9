import { DomainError, normalizeKey, normalizeText, UnavailableError, type EntityKind } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RestoreRecord, type AnyCommand } from '../../../../shared/entities/entity-commands.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import { AddBrand, AddCategory, AddSubcategory, newBrand, newCategory } from '../../../catalogue/index.ts';
import { CatalogueIndex } from '../../../listing/index.ts';
import type { ImportBatch } from '../import-batch.ts';
import { workOf } from '../import-modes.ts';
import { keyOfName, MissingRecords, type MissingRecord } from '../plans/missing-records.ts';
import { planRows } from '../plans/plan-rows.ts';
import { Planners } from '../plans/planners.ts';
import { ImportFiles } from './import-files.ts';
import type { ImportJob } from './import-jobs.ts';

/** Creates what the rows of an import name and the catalogue does not have, before the rows are written. */
@Injectable()
export class CreationRun {
  constructor(
    private readonly files: ImportFiles,
    private readonly planners: Planners,
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Can be interrupted anywhere and run again: what is there then is missing no more. */
  async run(job: ImportJob, batch: ImportBatch): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const missing = await this.missing(job, batch);
      // Subcategories of a category that is created come after that: it may have been restored, and have them.
      const ready = missing.filter(({ categoryId }) => !categoryId || this.catalogue.category(categoryId));
      let written = -1n;
      for (const record of ready) {
        const position = await this.create(record, batch);
        if (position !== undefined && position > written) written = position;
      }
      await this.progress.requirePassed(written);
      hasMore = written >= 0n && ready.length < missing.length;
    }
  }

  private async missing({ _id, entity, mode }: ImportJob, batch: ImportBatch) {
    const missing = new MissingRecords(batch, true);
    const planner = await this.planners.planner(entity, { batch, ...workOf(mode), missing });
    let number = 0;
    for await (const { rows } of this.files.readLines(_id, 'rows', 0))
      await planRows(
        planner,
        rows.map((raw) => ({ number: ++number, raw })),
        0,
      );
    return missing.all;
  }

  private async create(record: MissingRecord, batch: ImportBatch): Promise<bigint | undefined> {
    try {
      return (await this.commands.execute(this.command(record, batch))).position;
    } catch (error) {
      // The rows that name it are refused.
      if (!(error instanceof DomainError) || error instanceof UnavailableError) throw error;
      return undefined;
    }
  }

  private command({ kind, id, name, categoryId }: MissingRecord, batch: ImportBatch): AnyCommand {
    const removed = this.removed(kind, name, categoryId);
    if (removed) return new RestoreRecord(batch.context(`restore ${id}`), kind satisfies EntityKind, removed);
    const context = batch.context(`create ${id}`, batch.startedAt, kind !== 'subcategory');
    const supplied = { id, addedAt: context.at };
    if (kind === 'brand') return new AddBrand(context, newBrand({ name, displayName: name }), supplied);
    const fields = newCategory({ name: keyOfName(name), displayName: name });
    return categoryId
      ? new AddSubcategory(context, categoryId, fields, supplied)
      : new AddCategory(context, fields, supplied);
  }

  /** A removed record keeps its name: it is restored. */
  private removed(kind: MissingRecord['kind'], name: string, categoryId: string | undefined): string | undefined {
    const { catalogue } = this;
    if (kind === 'brand')
      return [...catalogue.allBrands()].find((each) => each.removed && normalizeText(each.name) === normalizeText(name))
        ?._id;
    const keys = [normalizeKey(name), normalizeKey(keyOfName(name))];
    const isMeant = (each: { readonly name: string; readonly removed: boolean }) =>
      each.removed && keys.includes(normalizeKey(each.name));
    return categoryId
      ? catalogue.category(categoryId)?.subcategories.find(isMeant)?.id
      : [...catalogue.allCategories()].find(isMeant)?._id;
  }
}
