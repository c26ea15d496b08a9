import { ConflictError, type BatchAct } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { Batches, BatchJobs, type BatchResponse } from '../batches/index.ts';

/** Removes all active votes, ratings and comments of a member as a moderator, as a batch. */
export class RemoveAllOfMember extends Command<CommandResult<BatchResponse | undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly memberId: string,
    /** Whether the caller waits for a small batch to finish. */
    readonly waits: boolean,
  ) {
    super();
  }
}

@CommandHandler(RemoveAllOfMember)
export class RemoveAllOfMemberHandler implements ICommandHandler<RemoveAllOfMember> {
  constructor(private readonly batches: Batches) {}

  async execute({ context, memberId, waits }: RemoveAllOfMember) {
    const act: BatchAct = { kind: 'removeContributions', memberId, target: {} };
    return this.batches.begin(
      context,
      () => Promise.resolve(act),
      waits,
      () => undefined,
    );
  }
}

/** Restores what such a batch removed, as a batch; what somebody has changed since stays as it is. */
export class RestoreAllOfMember extends Command<CommandResult<BatchResponse | undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly memberId: string,
    readonly waits: boolean,
    /** The batch that removed it; by default the latest one that is not undone. */
    readonly batchId?: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreAllOfMember)
export class RestoreAllOfMemberHandler implements ICommandHandler<RestoreAllOfMember> {
  constructor(
    private readonly batches: Batches,
    private readonly jobs: BatchJobs,
  ) {}

  /** Throws a 409 while the removal is still running. */
  async execute({ context, memberId, waits, batchId }: RestoreAllOfMember) {
    const undo = async (): Promise<BatchAct | undefined> => {
      const removal = await this.jobs.removalToUndo(memberId, batchId);
      if (removal?.status === 'running') throw new ConflictError('BATCH_RUNNING');
      return removal ? { kind: 'restoreContributions', memberId, target: { batchId: removal._id } } : undefined;
    };
    return this.batches.begin(context, undo, waits, () => undefined);
  }
}
