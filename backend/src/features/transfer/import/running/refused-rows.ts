import { suggestedEntity } from '@henna/domain';
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
   * Those of a running import stay until it has ended. Uploaded files that may be about members are deleted.
   */
  async forgetRows(): Promise<void> {
    for (const id of await this.files.having('errors')) {
      const job = await this.jobs.kindOf(id);
      if (!job || (isAboutMembers(job.entity) && !job.isUnderWay)) await this.files.forgetErrorRows(id);
    }
    for (const id of await this.files.having('source')) {
      const draft = await this.files.readDraft(id);
      const entity = draft?.choice?.entity ?? (draft && suggestedEntity(draft.columns.map(({ name }) => name)));
      if (!entity || isAboutMembers(entity)) await this.files.drop(id, 'source', 'draft', 'plan');
    }
  }
}
