import { Injectable } from '@nestjs/common';
import { ImportFiles } from './import-files.ts';
import { ImportJobs } from './import-jobs.ts';

/** Their rows may hold what somebody wrote, or is called, without saying who. */
const memberEntities: ReadonlySet<string> = new Set(['profiles', 'comments', 'votes', 'ratings']);

/** The rows of people that imports refused, kept to be corrected. */
@Injectable()
export class RefusedRows {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
  ) {}

  /**
   * Leaves of all of them their numbers and what is wrong: which of them tell of somebody who is erased, can't be known.
   * Those of an import that is under way stay until it has ended.
   */
  async forgetRows(): Promise<void> {
    for (const id of await this.files.withErrors()) {
      const job = await this.jobs.kindOf(id);
      if (!job || (memberEntities.has(job.entity) && !job.isUnderWay)) await this.files.forgetErrorRows(id);
    }
  }
}
