import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { EventStore } from '../streams/event-store.ts';
import { ANY } from '../streams/expectation.ts';
import type { AppendOptions } from '../wire/append-options.ts';
import { encodeBatchSuccess } from '../wire/append-responses.ts';
import { type BatchFailure, encodeBatchFailure } from '../wire/batch-errors.ts';
import { type BatchMessage, decodeBatchMessage } from '../wire/batch-message.ts';
import { AppendTooLarge, CallError } from '../wire/errors.ts';
import { decodeProposal } from '../wire/proposed-event.ts';
import { AppendIntake, checkStreamName } from './append-intake.ts';
import { toCallError } from './failure.ts';
import type { OpenCalls, Outgoing } from './outgoing.ts';
import { type OpenAppend, OpenAppends } from './open-appends.ts';
import type { PendingBytes } from './pending-bytes.ts';

/** BatchAppend: any number of appends, each in one or more messages, answered as they become durable. */
export const batchAppend =
  (store: EventStore, pending: PendingBytes, calls: OpenCalls) =>
  (call: ServerDuplexStream<Buffer, Buffer>): void => {
    new BatchCall(call, calls.open(call), store, pending).run();
  };

/** Timers go no further; who gives such a deadline means none. */
const MAX_TIMER = 2 ** 31 - 1;

class BatchCall {
  private readonly open = new OpenAppends();
  private inFlight = 0;
  private ended = false;

  constructor(
    private readonly call: ServerDuplexStream<Buffer, Buffer>,
    private readonly outgoing: Outgoing,
    private readonly store: EventStore,
    private readonly pending: PendingBytes,
  ) {}

  /** Messages are taken as they come: an iterator would hand each over some turns later, which a single writer waits for. */
  run(): void {
    this.outgoing.whenClosed(() => this.leave());
    this.call.on('data', this.take).on('end', () => {
      this.ended = true;
      this.leave();
    });
  }

  private readonly take = (bytes: Buffer): void => {
    try {
      this.receive(decodeBatchMessage(bytes));
    } catch (error) {
      return this.fail(error);
    }
    if (this.pending.room() ?? this.outgoing.drained()) void this.holdBack();
  };

  private async holdBack(): Promise<void> {
    this.call.pause();
    await this.pending.room();
    await this.outgoing.drained(); // who doesn't read the answers is not listened to either
    this.call.resume();
  }

  private fail(error: unknown): void {
    this.leave();
    this.outgoing.fail(toCallError(error));
  }

  /** What still comes is dropped, and appends that are begun will never be final. */
  private leave(): void {
    this.call.off('data', this.take).resume();
    for (const append of this.open.all()) this.close(append);
  }

  private receive(message: BatchMessage): void {
    const { correlationId, options, proposals, isFinal } = message;
    if (correlationId === undefined) {
      const refusal: BatchFailure = { kind: 'BadRequest', message: 'The correlation id is missing.' };
      return this.outgoing.send(encodeBatchFailure(undefined, options?.stream, refusal));
    }
    const append = options ? this.begin(correlationId, options) : this.open.find(correlationId);
    if (!append) return; // refused before, or timed out
    try {
      for (const proposal of proposals) append.intake.add(decodeProposal(proposal));
      if (!isFinal) this.open.checkSize();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return this.answer(append, refusalOf(error));
    }
    if (isFinal) this.write(append);
  }

  private begin(correlationId: string, options: AppendOptions): OpenAppend | undefined {
    const refuse = (failure: BatchFailure): undefined =>
      void this.outgoing.send(encodeBatchFailure(correlationId, options.stream, failure));
    this.open.checkRoom(correlationId);
    let stream: string;
    try {
      stream = checkStreamName(options.stream);
    } catch (error) {
      return refuse(refusalOf(error));
    }
    const left = (options.deadline ?? Infinity) - Date.now();
    if (left <= 0) return refuse({ kind: 'Timeout' });
    const expected = options.expected ?? ANY;
    const append: OpenAppend = {
      correlationId,
      expected,
      intake: new AppendIntake(stream),
      timer: undefined,
      answered: false,
    };
    if (left < MAX_TIMER) append.timer = setTimeout(() => this.expire(append), left);
    this.open.add(append);
    return append;
  }

  private write(append: OpenAppend): void {
    this.open.remove(append);
    this.inFlight++;
    this.pending.add(append.intake.size);
    this.store.writer
      .append(append.intake.stream, append.expected, append.intake.events)
      .then((result) => {
        if (result.kind === 'written') return this.succeed(append, result.revision, result.position);
        this.answer(append, { kind: 'WrongExpectedVersion', expected: append.expected, actual: result.actual });
      })
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.inFlight--;
        this.pending.remove(append.intake.size);
        this.endWhenDone();
      });
  }

  private succeed(append: OpenAppend, revision: number, position: number): void {
    if (!this.close(append)) return;
    this.outgoing.send(encodeBatchSuccess(append.correlationId, append.intake.stream, revision, position));
  }

  private answer(append: OpenAppend, failure: BatchFailure): void {
    if (!this.close(append)) return;
    this.outgoing.send(encodeBatchFailure(append.correlationId, append.intake.stream, failure));
  }

  private expire(append: OpenAppend): void {
    if (!this.close(append)) return;
    this.outgoing.send(encodeBatchFailure(append.correlationId, append.intake.stream, { kind: 'Timeout' }, true));
  }

  /** An append is answered once: by its result or by its deadline, whichever comes first. */
  private close(append: OpenAppend): boolean {
    if (append.answered) return false;
    append.answered = true;
    clearTimeout(append.timer);
    this.open.remove(append);
    return true;
  }

  /** A call that its client has finished ends with the last answer; with none to come it stays open until the client leaves. */
  private endWhenDone(): void {
    if (this.ended && this.inFlight === 0) this.outgoing.end();
  }
}

function refusalOf(error: unknown): BatchFailure {
  if (error instanceof AppendTooLarge) return { kind: 'MaximumAppendSizeExceeded', maximum: error.maximum };
  if (error instanceof CallError) return { kind: 'BadRequest', message: error.details };
  throw error;
}
