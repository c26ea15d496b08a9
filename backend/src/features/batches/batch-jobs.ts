import type { Actor, BatchAct, BatchResponse, BatchStatus, Language, Origin } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { LeasedJobs, type LeasedJob } from '../../shared/jobs/leased-jobs.ts';
import { Databases } from '../../shared/stores/databases.ts';

/** The command that began a batch: what all its events name. */
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
    /** Last position written. */
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
  }

  /** The latest reset of a product that is not undone, or the one named, if it is not. */
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

  protected get collection() {
    return this.databases.privateCollection<BatchJob>('batches');
  }
}

export const causeOf = (context: CommandContext): Cause => {
  const { actor, origin, commandId, time, correlationId, causationId, reason = null, language = null } = context;
  return { actor, origin, commandId, time, correlationId, causationId, reason, language };
};

/** The circumstances of a batch, the same whenever it goes on. */
export const contextOf = ({ cause }: BatchJob): CommandContext => {
  const { actor, origin, commandId, time, correlationId, causationId, reason, language } = cause;
  const [why, tongue] = [reason ?? undefined, language ?? undefined];
  return new CommandContext(actor, origin, commandId, time, correlationId, causationId, why, tongue);
};

export const batchResponse = (job: BatchJob): BatchResponse => {
  const { _id: batchId, kind, target, status, total, changed, skipped, startedAt, finishedAt } = job;
  const times = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  return { batchId, kind, target, status, total, changed, skipped, ...times };
};
