import type { ServerDuplexStream, ServerWritableStream } from '@grpc/grpc-js';
import type { CallError } from '../wire/errors.ts';

type WritableCall = ServerDuplexStream<Buffer, Buffer> | ServerWritableStream<unknown, Buffer>;

/** The call itself counts messages, not bytes: those that are larger are counted here, and held back when they are as much. */
const LARGE_BYTES = 16 << 10;
const MOST_LARGE_BYTES = 512 << 10;

/** The answering side of a call. Who sends much waits for `drained`, so that no more than a few messages lie in memory. */
export class Outgoing {
  private waiting: (() => void)[] = [];
  private readonly closers: (() => void)[] = [];
  private full = false;
  private largeBytes = 0;
  private over = false;

  constructor(private readonly call: WritableCall) {
    const close = (): void => this.close();
    call.on('drain', this.proceed);
    call.on('cancelled', close).on('close', close).on('error', close);
  }

  /** True once nothing more can be sent. */
  get closed(): boolean {
    return this.over || this.call.cancelled || this.call.destroyed;
  }

  send(message: Buffer): void {
    if (this.closed) return;
    this.full = !(message.length > LARGE_BYTES ? this.sendLarge(message) : this.call.write(message));
  }

  private sendLarge(message: Buffer): boolean {
    const { length } = message;
    this.largeBytes += length;
    const hasRoom = this.call.write(message, () => {
      this.largeBytes -= length;
      if (this.largeBytes < MOST_LARGE_BYTES) this.proceed();
    });
    return hasRoom && this.largeBytes < MOST_LARGE_BYTES;
  }

  /** Undefined when there is room, so that callers need not wait a turn. */
  drained(): Promise<void> | undefined {
    return this.full && !this.closed ? new Promise((resolve) => this.waiting.push(resolve)) : undefined;
  }

  /** Calls `notify` when the client is gone or the call has ended. */
  whenClosed(notify: () => void): void {
    this.closers.push(notify);
  }

  end(): void {
    if (this.closed) return;
    this.close();
    this.call.end();
  }

  fail(error: CallError): void {
    if (this.closed) return;
    this.call.emit('error', error);
    this.close();
  }

  private close(): void {
    this.over = true;
    this.proceed();
    for (const notify of this.closers.splice(0)) notify();
  }

  private readonly proceed = (): void => {
    this.full = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  };
}

/** Calls that may stay open as long as the node runs. */
export class OpenCalls {
  private readonly calls = new Set<Outgoing>();

  open(call: WritableCall): Outgoing {
    const outgoing = new Outgoing(call);
    this.calls.add(outgoing);
    outgoing.whenClosed(() => this.calls.delete(outgoing));
    return outgoing;
  }

  fail(error: CallError): void {
    for (const outgoing of this.calls) outgoing.fail(error);
  }
}
