import { Inject, Injectable } from '@nestjs/common';
import { MongoServerError, type Document } from 'mongodb';
import type { Logger } from 'pino';
import { RateLimiter } from '../../../shared/http/rate-limits.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { LOGGER } from '../../../tokens.ts';
import { Accounts } from '../../accounts/index.ts';

/** Fields of the private database that hold the id of the owner of a document. */
const ownerFields = ['_id', 'userId', 'memberId', 'accountId', 'session.userId', 'without'] as const;
const retainedCollections: readonly string[] = ['erasures'];

@Injectable()
export class PrivateRecords {
  private compaction: Promise<void> | undefined;
  private nextCompaction: Promise<void> | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly accounts: Accounts,
    private readonly limiter: RateLimiter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Deletes every document of a person in all collections, except the record of the erasure. */
  async deleteAll(userId: string): Promise<void> {
    // Rate limits are stored under a hash of the e-mail, which is lost with the account.
    const account = await this.accounts.byId(userId);
    const owners = account?.emailKey === undefined ? [userId] : [userId, account.emailKey];
    for (const owner of owners) await this.limiter.deleteOwner(owner);
    const filter = { $or: ownerFields.map((field) => ({ [field]: userId })) };
    for (const name of await this.databases.privateCollectionNames())
      if (!retainedCollections.includes(name))
        await this.databases.privateCollection<Document>(name).deleteMany(filter);
  }

  /**
   * Makes the store rewrite its files without the documents that were deleted before this call; concurrent calls share
   * the next run. A server may refuse it; deleted bytes then remain until they are overwritten.
   */
  compact(): Promise<void> {
    if (this.compaction)
      return (this.nextCompaction ??= this.compaction.catch(() => undefined).then(() => this.compact()));
    this.nextCompaction = undefined;
    this.compaction = this.rewrite().finally(() => (this.compaction = undefined));
    return this.compaction;
  }

  private async rewrite() {
    try {
      await this.databases.compactPrivate();
    } catch (error) {
      if (!(error instanceof MongoServerError)) throw error;
      this.logger.warn({ err: error }, 'the document store refused to compact: erased bytes stay until it reuses them');
    }
  }
}
