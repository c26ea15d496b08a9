import { Inject, Injectable } from '@nestjs/common';
import { MongoServerError, type Document } from 'mongodb';
import type { Logger } from 'pino';
import { RateLimiter } from '../../../shared/http/rate-limits.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { LOGGER } from '../../../tokens.ts';
import { Accounts } from '../../accounts/index.ts';

/** By which fields a record of the private database belongs to a person. */
const ownerFields = ['_id', 'userId', 'memberId', 'accountId', 'session.userId', 'without'] as const;
/** What is kept of an erased person: that they were erased. */
const kept: readonly string[] = ['erasures'];

/** What the private database holds of a person. */
@Injectable()
export class PrivateRecords {
  private compacting: Promise<void> | undefined;
  private nextCompaction: Promise<void> | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly accounts: Accounts,
    private readonly limiter: RateLimiter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Deletes every record of a person, in whichever collection: account, sessions, idempotency, links, replays that leave them out. */
  async deleteAll(userId: string): Promise<void> {
    // What was counted is stored under a hash of the e-mail, which is known only while there is an account.
    const account = await this.accounts.withId(userId);
    const owners = account?.emailKey === undefined ? [userId] : [userId, account.emailKey];
    for (const owner of owners) await this.limiter.forget(owner);
    const filter = { $or: ownerFields.map((field) => ({ [field]: userId })) };
    for (const name of await this.databases.privateCollectionNames())
      if (!kept.includes(name)) await this.databases.privateCollection<Document>(name).deleteMany(filter);
  }

  /**
   * Has the store rewrite its files without what was deleted before this call; calls that come meanwhile share the next
   * round. A server that refuses it deletes logically only.
   */
  compact(): Promise<void> {
    if (this.compacting)
      return (this.nextCompaction ??= this.compacting.catch(() => undefined).then(() => this.compact()));
    this.nextCompaction = undefined;
    this.compacting = this.rewrite().finally(() => (this.compacting = undefined));
    return this.compacting;
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
