import { refusalOf } from '@henna/domain/refusals';
import { Injectable } from '@nestjs/common';
import type { ImportBatch } from '../import-batch.ts';
import { passCount } from '../plans/plan.ts';
import { Planners } from '../plans/planners.ts';
import { ImportFiles, type BadRow } from './import-files.ts';
import { ImportJobs, type ImportJob } from './import-jobs.ts';
import { planRows } from '../plans/plan-rows.ts';

/** Checks a replacing import before it removes anything: one without any good row is refused. */
@Injectable()
export class ReplaceCheck {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly planners: Planners,
  ) {}

  /** Whether any row can be accepted. */
  async hasGoodRows({ _id, entity }: ImportJob, batch: ImportBatch): Promise<boolean> {
    const planner = await this.planners.planner(entity, { batch, replaces: true });
    let number = 0;
    for await (const { rows } of this.files.readLines(_id, 'rows', 0))
      for (let pass = 0; pass < passCount(planner); pass++) {
        const numbered = rows.map((raw, index) => ({ number: number + index + 1, raw }));
        if ((await planRows(planner, numbered, pass)).planned.length > 0) return true;
        if (pass === 0) number += rows.length;
      }
    return false;
  }

  /** Stores all rows as refused, and writes nothing else. */
  async refuseAll(job: ImportJob, batch: ImportBatch): Promise<ImportJob> {
    const planner = await this.planners.planner(job.entity, { batch, replaces: true });
    let number = 0;
    let errorBytes = 0;
    for await (const { rows } of this.files.readLines(job._id, 'rows', 0)) {
      const numbered = rows.map((raw) => ({ number: ++number, raw }));
      const bad: BadRow[] = [];
      for (let pass = 0; pass < passCount(planner); pass++) bad.push(...(await planRows(planner, numbered, pass)).bad);
      errorBytes = await this.files.appendErrors(job._id, bad);
    }
    const change = { done: number, failed: number, errorBytes, ...refusalOf('IMPORT_REFUSED') };
    await this.jobs.update(job._id, change);
    return { ...job, ...change };
  }
}
