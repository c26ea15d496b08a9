import type { ServerDuplexStream, ServerWritableStream } from '@grpc/grpc-js';
import type { CallError } from '../wire/errors.ts';

type WritableCall = ServerDuplexStream<Buffer, Buffer> | ServerWritableStream<unknown, Buffer>;

/** The call itself counts messages, not bytes: those that are larger are counted here, and held back when they are as much. */
const LARGE_BYTES = 16 << 10;
const MAX_LARGE_BYTES = 512 << 10;

/** The answering side of a call. Senders of much wait for `waitForDrain`, so that only a few messages are in memory. */
export class ResponseStream {
  private waiting: (() => void)[] = [];
  private readonly closeListeners: (() => void)[] = [];
  private isFull = false;
  private largeBytes = 0;
  private hasEnded = false;

  constructor(private readonly call: WritableCall) {
    const close = (): void => this.close();
    call.on('drain', this.resumeWaiting);
    call.on('cancelled', close).on('close', close).on('error', close);
  }

  /** True once nothing more can be sent. */
  get isClosed(): boolean {
    return this.hasEnded || this.call.cancelled || this.call.destroyed;
  }

  send(message: Buffer): void {
    if (this.isClosed) return;
    this.isFull = !(message.length > LARGE_BYTES ? this.sendLarge(message) : this.call.write(message));
  }

  private sendLarge(message: Buffer): boolean {
    const { length } = message;
    this.largeBytes += length;
    const hasRoom = this.call.write(message, () => {
      this.largeBytes -= length;
      if (this.largeBytes < MAX_LARGE_BYTES) this.resumeWaiting();
    });
    return hasRoom && this.largeBytes < MAX_LARGE_BYTES;
  }

  /** Undefined when there is room, so that callers need not wait for the next turn of the event loop. */
  waitForDrain(): Promise<void> | undefined {
    return this.isFull && !this.isClosed ? new Promise((resolve) => this.waiting.push(resolve)) : undefined;
  }

  /** Calls `notify` when the client is gone or the call has ended. */
  onClose(notify: () => void): void {
    this.closeListeners.push(notify);
  }

  end(): void {
    if (this.isClosed) return;
    this.close();
    this.call.end();
  }

  fail(error: CallError): void {
    if (this.isClosed) return;
    this.call.emit('error', error);
    this.close();
  }

  private close(): void {
    this.hasEnded = true;
    this.resumeWaiting();
    for (const notify of this.closeListeners.splice(0)) notify();
  }

  private readonly resumeWaiting = (): void => {
    this.isFull = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  };
}

/** Calls that may stay open as long as the node runs. */
export class OpenCalls {
  private readonly calls = new Set<ResponseStream>();

  open(call: WritableCall): ResponseStream {
    const outgoing = new ResponseStream(call);
    this.calls.add(outgoing);
    outgoing.onClose(() => this.calls.delete(outgoing));
    return outgoing;
  }

  failAll(error: CallError): void {
    for (const outgoing of this.calls) outgoing.fail(error);
  }
}
