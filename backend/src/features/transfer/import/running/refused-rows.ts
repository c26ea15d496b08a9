import { Injectable } from '@nestjs/common';
import { ImportFiles } from './import-files.ts';
import { ImportJobs } from './import-jobs.ts';

/** Their rows may contain texts and names of a member without the member's id. */
const memberEntities: ReadonlySet<string> = new Set(['profiles', 'comments', 'votes', 'ratings']);

/** Refused rows about members, which are stored to be corrected and imported again. */
@Injectable()
export class RefusedRows {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
  ) {}

  /**
   * Deletes the contents of all of them but their numbers and refusals: which are about an erased member can't be known.
   * Those of a running import stay until it has ended.
   */
  async forgetRows(): Promise<void> {
    for (const id of await this.files.withErrors()) {
      const job = await this.jobs.kindOf(id);
      if (!job || (memberEntities.has(job.entity) && !job.isUnderWay)) await this.files.forgetErrorRows(id);
    }
  }
}
