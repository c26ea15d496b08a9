import type { Actor, BatchAct, Language, Origin } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { LeasedJobs, type LeasedJob } from '../../shared/jobs/leased-jobs.ts';
import { Databases } from '../../shared/stores/databases.ts';

/** `failed`: it could not go on; what it changed stays changed. */
export type BatchStatus = 'running' | 'finished' | 'failed';

/** The command that began a batch, which the metadata of all its events name. */
interface Cause {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly commandId: string;
  /** ms since 1970. */
  readonly time: number;
  readonly correlationId: string;
  readonly causationId: string;
  readonly reason: string | null;
  readonly language: Language | null;
}

export type BatchJob = LeasedJob &
  BatchAct & {
    readonly status: BatchStatus;
    readonly cause: Cause;
    readonly upTo: string;
    readonly total: number;
    readonly changed: number;
    readonly skipped: number;
    readonly startedAt: Date;
    readonly finishedAt: Date | null;
    /** The last position that the batch wrote. */
    readonly position: string | null;
    /** The batch that undoes this one. */
    readonly undoneBy: string | null;
  };

/** The records of batches, in the private database. */
@Injectable()
export class BatchJobs extends LeasedJobs<BatchJob> implements OnModuleInit {
  protected readonly active = ['running'] as const;
  protected readonly notFoundMessage = 'There is no such batch.';

  constructor(private readonly databases: Databases) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ 'target.productId': 1, startedAt: -1 });
    await this.collection.createIndex({ memberId: 1, startedAt: -1 }, { sparse: true });
    await this.collection.createIndex({ status: 1 });
  }

  /** Those that are running, at most so many. */
  async running(atMost: number): Promise<BatchJob[]> {
    return this.collection.find({ status: 'running' }).limit(atMost).toArray();
  }

  /** The latest reset of a product that is not undone, or the named one unless it is undone. */
  async resetToUndo(productId: string, of: string, batchId?: string): Promise<BatchJob | null> {
    return this.collection.findOne(
      {
        'target.productId': productId,
        'target.of': of,
        kind: 'reset',
        undoneBy: null,
        ...(batchId !== undefined && { _id: batchId }),
      },
      { sort: { startedAt: -1, _id: -1 } },
    );
  }

  /** The latest removal of a member's contributions that is not undone, or the named one unless it is undone. */
  async removalToUndo(memberId: string, batchId?: string): Promise<BatchJob | null> {
    const filter = { memberId, kind: 'removeContributions' as const, undoneBy: null, ...(batchId && { _id: batchId }) };
    return this.collection.findOne(filter, { sort: { startedAt: -1, _id: -1 } });
  }

  protected get collection() {
    return this.databases.privateCollection<BatchJob>('batches');
  }
}

export const causeOf = (context: CommandContext): Cause => {
  const { actor, origin, commandId, time, correlationId, causationId, reason = null, language = null } = context;
  return { actor, origin, commandId, time, correlationId, causationId, reason, language };
};

/** The command context of a batch, the same whenever the batch is resumed. */
export const contextOf = ({ cause }: BatchJob): CommandContext => {
  const { actor, origin, commandId, time, correlationId, causationId, reason, language } = cause;
  return new CommandContext(
    actor,
    origin,
    commandId,
    time,
    correlationId,
    causationId,
    reason ?? undefined,
    language ?? undefined,
  );
};
