import type { BatchAct } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { BatchJob } from './batch-jobs.ts';

/** What a batch did to one stream. Without events the stream was left as it is: changed since, or of an erased member. */
export interface StreamOutcome {
  readonly events: readonly unknown[];
  readonly position: bigint | undefined;
}

/** One stream that a batch changes. */
export interface BatchItem {
  /** Unique within the batch and the same whenever the batch is resumed: the id of its command derives from it. */
  readonly name: string;
  act(context: CommandContext): Promise<StreamOutcome>;
}

export interface BatchKind {
  /** The streams concerned, from the views, nothing later than `job.upTo`. */
  items(job: BatchJob): AsyncIterable<BatchItem>;
  /** How many streams an interrupted batch has changed that {@link items} does not list any more. */
  changedBefore(job: BatchJob): Promise<number>;
}

/** What each kind of batch does; registered by the features that own the streams. */
@Injectable()
export class BatchKinds {
  private readonly kinds = new Map<BatchAct['kind'], BatchKind>();

  register(kind: BatchAct['kind'], definition: BatchKind): void {
    this.kinds.set(kind, definition);
  }

  get({ kind }: Pick<BatchJob, 'kind'>): BatchKind {
    const definition = this.kinds.get(kind);
    if (!definition) throw new Error(`No feature has registered batches of kind ${kind}.`);
    return definition;
  }
}
