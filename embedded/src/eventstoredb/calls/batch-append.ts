import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { EventStore } from '../streams/event-store.ts';
import { ANY } from '../streams/expected-revision.ts';
import type { AppendOptions } from '../wire/append-options.ts';
import { encodeBatchSuccess } from '../wire/responses.ts';
import { type BatchFailure, encodeBatchFailure } from '../wire/batch-errors.ts';
import { type BatchMessage, decodeBatchMessage } from '../wire/batch-message.ts';
import { AppendTooLarge, CallError } from '../wire/errors.ts';
import { decodeProposal } from '../wire/proposed-event.ts';
import { AppendBuffer, checkStreamName } from './append-buffer.ts';
import { toCallError } from './call-error.ts';
import type { OpenCalls, ResponseStream } from './outgoing.ts';
import { type OpenAppend, OpenAppends } from './open-appends.ts';
import type { PendingBytes } from './pending-bytes.ts';

/** BatchAppend: any number of appends, each in one or more messages, answered as they become durable. */
export const batchAppend =
  (store: EventStore, pending: PendingBytes, calls: OpenCalls) =>
  (call: ServerDuplexStream<Buffer, Buffer>): void => {
    new BatchCall(call, calls.open(call), store, pending).run();
  };

/** The longest timer; a later deadline counts as none. */
const MAX_TIMER = 2 ** 31 - 1;

class BatchCall {
  private readonly open = new OpenAppends();
  private inFlight = 0;
  private hasClientEnded = false;

  constructor(
    private readonly call: ServerDuplexStream<Buffer, Buffer>,
    private readonly outgoing: ResponseStream,
    private readonly store: EventStore,
    private readonly pending: PendingBytes,
  ) {}

  /** Messages are handled by a listener: an iterator would pass each on some turns of the event loop later, and a single writer waits for that. */
  run(): void {
    this.outgoing.onClose(() => this.dropOpenAppends());
    this.call.on('data', this.onMessage).on('end', () => {
      this.hasClientEnded = true;
      this.dropOpenAppends();
    });
  }

  private readonly onMessage = (bytes: Buffer): void => {
    try {
      this.receive(decodeBatchMessage(bytes));
    } catch (error) {
      return this.fail(error);
    }
    if (this.pending.waitForRoom() ?? this.outgoing.waitForDrain()) void this.applyBackpressure();
  };

  private async applyBackpressure(): Promise<void> {
    this.call.pause();
    await this.pending.waitForRoom();
    await this.outgoing.waitForDrain(); // a client that doesn't read its answers is not read from either
    this.call.resume();
  }

  private fail(error: unknown): void {
    this.dropOpenAppends();
    this.outgoing.fail(toCallError(error));
  }

  /** Further messages are dropped, and appends that are not final never will be. */
  private dropOpenAppends(): void {
    this.call.off('data', this.onMessage).resume();
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
      for (const proposal of proposals) append.buffer.add(decodeProposal(proposal));
      if (!isFinal) this.open.assertSize();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return this.answer(append, toBatchFailure(error));
    }
    if (isFinal) this.write(append);
  }

  private begin(correlationId: string, options: AppendOptions): OpenAppend | undefined {
    const refuse = (failure: BatchFailure): undefined =>
      void this.outgoing.send(encodeBatchFailure(correlationId, options.stream, failure));
    this.open.assertCanOpen(correlationId);
    let stream: string;
    try {
      stream = checkStreamName(options.stream);
    } catch (error) {
      return refuse(toBatchFailure(error));
    }
    const timeLeft = (options.deadline ?? Infinity) - Date.now();
    if (timeLeft <= 0) return refuse({ kind: 'Timeout' });
    const expected = options.expected ?? ANY;
    const append: OpenAppend = {
      correlationId,
      expected,
      buffer: new AppendBuffer(stream),
      timer: undefined,
      isAnswered: false,
    };
    if (timeLeft < MAX_TIMER) append.timer = setTimeout(() => this.expire(append), timeLeft);
    this.open.add(append);
    return append;
  }

  private write(append: OpenAppend): void {
    this.open.remove(append);
    this.inFlight++;
    this.pending.add(append.buffer.size);
    this.store.writer
      .append(append.buffer.stream, append.expected, append.buffer.events)
      .then((result) => {
        if (result.kind === 'written') return this.succeed(append, result.revision, result.position);
        this.answer(append, { kind: 'WrongExpectedVersion', expected: append.expected, actual: result.actual });
      })
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.inFlight--;
        this.pending.remove(append.buffer.size);
        this.endWhenDone();
      });
  }

  private succeed(append: OpenAppend, revision: number, position: number): void {
    if (!this.close(append)) return;
    this.outgoing.send(encodeBatchSuccess(append.correlationId, append.buffer.stream, revision, position));
  }

  private answer(append: OpenAppend, failure: BatchFailure): void {
    if (!this.close(append)) return;
    this.outgoing.send(encodeBatchFailure(append.correlationId, append.buffer.stream, failure));
  }

  private expire(append: OpenAppend): void {
    if (!this.close(append)) return;
    this.outgoing.send(encodeBatchFailure(append.correlationId, append.buffer.stream, { kind: 'Timeout' }, true));
  }

  /** An append is answered once: by its result or by its deadline, whichever comes first. */
  private close(append: OpenAppend): boolean {
    if (append.isAnswered) return false;
    append.isAnswered = true;
    clearTimeout(append.timer);
    this.open.remove(append);
    return true;
  }

  /** A call that its client has finished ends with the last answer; with none to come it stays open until the client leaves. */
  private endWhenDone(): void {
    if (this.hasClientEnded && this.inFlight === 0) this.outgoing.end();
  }
}

function toBatchFailure(error: unknown): BatchFailure {
  if (error instanceof AppendTooLarge) return { kind: 'MaximumAppendSizeExceeded', maximum: error.maximum };
  if (error instanceof CallError) return { kind: 'BadRequest', message: error.details };
  throw error;
}
