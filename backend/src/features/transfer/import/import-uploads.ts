import { limits, type Actor, type ExportedEntity, type ImportMode } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { leaseMs } from '../../../shared/jobs/leased-jobs.ts';
import { ImportBatch } from './import-batch.ts';
import { passCount } from './plans/plan.ts';
import { Planners } from './plans/planners.ts';
import { requireMode, workOf } from './import-modes.ts';
import { ColumnFields } from './reading/column-fields.ts';
import type { CsvChoice } from './reading/read-csv.ts';
import { modeOf, rowsOfCsv, rowsOfJson, type RawItem, type RawRow } from './reading/read-rows.ts';
import { ImportFiles } from './running/import-files.ts';
import { ImportJobs, phaseAfterCreation, startOf, type ImportJob } from './running/import-jobs.ts';
import { ImportRun } from './running/import-run.ts';
import { planRows, plannedRows } from './plans/plan-rows.ts';
import type { ImportPlanResponse, PlannedRowResponse } from '../transfer.responses.ts';

export interface Upload {
  readonly entity: ExportedEntity;
  readonly format: 'json' | 'csv';
  /** Of the query, for files that don't contain it. */
  readonly mode: string | undefined;
  /** How it is to be read, where that is not to be recognised. */
  readonly choice?: CsvChoice;
  readonly bytes: Readable;
}

/** Receives files and reads their rows, for an import or for a dry run. */
@Injectable()
export class ImportUploads {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly planners: Planners,
    private readonly runs: ImportRun,
  ) {}

  /** Stores the rows of a file as an import that has not started. Throws 400 or 413 for the file as a whole. */
  async createImport(upload: Upload, by: Actor): Promise<ImportJob> {
    const { id, mode, total, unknownColumns } = await this.readRows(upload);
    return this.addJob({ _id: id, entity: upload.entity, mode, total, unknownColumns, creates: false, by });
  }

  /** Records an import whose rows are stored under its id. */
  async addJob(
    values: Pick<ImportJob, '_id' | 'entity' | 'mode' | 'creates' | 'total' | 'unknownColumns' | 'by'>,
  ): Promise<ImportJob> {
    const job: ImportJob = {
      ...values,
      status: 'running',
      message: null,
      done: 0,
      success: 0,
      skipped: 0,
      failed: 0,
      cursor: startOf(values.creates ? 'create' : phaseAfterCreation(values.mode)),
      removal: null,
      errorBytes: 0,
      startedAt: new Date(),
      finishedAt: null,
      cancelling: false,
      position: null,
      undo: null,
      holder: this.runs.holder,
      heldUntil: new Date(Date.now() + leaseMs),
    };
    await this.jobs.add(job);
    return job;
  }

  /**
   * What would become of the rows, a batch at a time, and at last the columns that are left out. Nothing is written.
   * Throws as {@link createImport} does.
   */
  async *dryRun(
    upload: Upload,
  ): AsyncGenerator<PlannedRowResponse[], Pick<ImportPlanResponse, 'unknownColumns'>, undefined> {
    const { id, mode, unknownColumns } = await this.readRows(upload);
    try {
      const batch = new ImportBatch(id, Date.now());
      const planner = await this.planners.planner(upload.entity, { batch, ...workOf(mode) });
      for (let pass = 0; pass < passCount(planner); pass++) {
        let number = 0;
        for await (const { rows } of this.files.readLines(id, 'rows', 0)) {
          const numbered = rows.map((raw) => ({ number: ++number, raw }));
          yield plannedRows(await planRows(planner, numbered, pass));
        }
      }
      return { unknownColumns };
    } finally {
      await this.files.drop(id, 'rows');
    }
  }

  private async readRows({ entity, format, mode: modeText, choice = {}, bytes }: Upload) {
    const id = v7();
    const fieldNames = this.planners.fieldsOf(entity);
    const fields = new ColumnFields((column) => (fieldNames.has(column) ? column : undefined));
    let mode: ImportMode | undefined = modeText === undefined ? undefined : modeOf(modeText);
    const rows = async function* (items: AsyncIterable<RawItem>): AsyncGenerator<RawRow> {
      for await (const item of items)
        if ('mode' in item) mode = item.mode;
        else yield item;
    };
    try {
      await this.files.receive(id, bytes, limits.importBytes);
      const upload = this.files.upload(id);
      const total = await this.files.writeLines(
        id,
        'rows',
        rows(
          format === 'csv' ? rowsOfCsv(upload, entity, fields, choice) : rowsOfJson(upload, fields, choice.encoding),
        ),
      );
      requireMode(entity, mode ?? 'merge');
      return { id, mode: mode ?? 'merge', total, unknownColumns: fields.leftOut };
    } catch (error) {
      await this.files.drop(id, 'rows');
      throw error;
    } finally {
      await this.files.drop(id, 'upload');
    }
  }
}
