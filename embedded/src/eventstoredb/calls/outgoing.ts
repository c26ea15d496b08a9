import type { ServerDuplexStream, ServerWritableStream } from '@grpc/grpc-js';
import type { CallError } from '../wire/errors.ts';

type WritableCall = ServerDuplexStream<Buffer, Buffer> | ServerWritableStream<unknown, Buffer>;

/** The answering side of a call. Who sends much waits for `drained`, so that no more than a few messages lie in memory. */
export class Outgoing {
  private waiting: (() => void)[] = [];
  private full = false;
  private over = false;

  constructor(private readonly call: WritableCall) {
    const proceed = (): void => {
      this.full = false;
      for (const resolve of this.waiting.splice(0)) resolve();
    };
    const close = (): void => {
      this.over = true;
      proceed();
    };
    call.on('drain', proceed).on('cancelled', close).on('close', close).on('error', close);
  }

  /** True once nobody listens any more. */
  get closed(): boolean {
    return this.over || this.call.cancelled || this.call.destroyed;
  }

  send(message: Buffer): void {
    if (!this.closed) this.full = !this.call.write(message);
  }

  /** Undefined when there is room, so that callers need not wait a turn. */
  drained(): Promise<void> | undefined {
    return this.full && !this.closed ? new Promise((resolve) => this.waiting.push(resolve)) : undefined;
  }

  /** Calls `notify` when the client is gone. */
  whenClosed(notify: () => void): void {
    this.call.on('cancelled', notify).on('close', notify);
  }

  end(): void {
    if (this.closed) return;
    this.over = true;
    this.call.end();
  }

  fail(error: CallError): void {
    if (this.closed) return;
    this.call.emit('error', error);
    this.over = true;
  }
}
