import type { BatchAct } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { BatchJob } from './batch-jobs.ts';

/** What a command did to one stream of a batch; no events: the stream had changed since, or was erased. */
export interface StreamOutcome {
  readonly events: readonly unknown[];
  readonly position: bigint | undefined;
}

/** One stream that a batch changes. */
export interface BatchItem {
  /** Unique within the batch and the same whenever it goes on: its command's id derives from it. */
  readonly name: string;
  act(context: CommandContext): Promise<StreamOutcome>;
}

/** What batches of a kind do. */
export interface BatchKind {
  /** The streams concerned, as the views tell: nothing later than `job.upTo`. */
  items(job: BatchJob): AsyncIterable<BatchItem>;
  /** How many streams a batch that was cut off has changed already that {@link items} lists no more. */
  changedBefore(job: BatchJob): Promise<number>;
}

/** What each kind of batch does, as the features that own the streams tell. */
@Injectable()
export class BatchKinds {
  private readonly kinds = new Map<BatchAct['kind'], BatchKind>();

  register(kind: BatchAct['kind'], does: BatchKind): void {
    this.kinds.set(kind, does);
  }

  of({ kind }: Pick<BatchJob, 'kind'>): BatchKind {
    const does = this.kinds.get(kind);
    if (!does) throw new Error(`Nothing does batches of kind ${kind}.`);
    return does;
  }
}
