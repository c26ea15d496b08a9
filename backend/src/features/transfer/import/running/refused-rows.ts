import { Injectable } from '@nestjs/common';
import { isAboutMembers } from '../../exported-entities.ts';
import { ImportFiles } from './import-files.ts';
import { ImportJobs } from './import-jobs.ts';

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
      if (!job || (isAboutMembers(job.entity) && !job.isUnderWay)) await this.files.forgetErrorRows(id);
    }
  }
}
