import { invalidArgument } from '../wire/errors.ts';
import type { AppendBuffer } from './append-buffer.ts';
import { MAX_OPEN_APPENDS, MAX_OPEN_BYTES } from './limits.ts';

/** An append within a BatchAppend call. */
export interface OpenAppend {
  correlationId: string;
  expected: number;
  buffer: AppendBuffer;
  timer: NodeJS.Timeout | undefined;
  isAnswered: boolean;
}

/** The appends of one call that are begun and not final, by correlation id. */
export class OpenAppends {
  private readonly appends = new Map<string, OpenAppend>();

  /** @throws CallError when a client may not begin another one, or not with that id */
  assertCanOpen(correlationId: string): void {
    if (this.appends.has(correlationId)) throw invalidArgument('A correlation id must be used once.');
    if (this.appends.size >= MAX_OPEN_APPENDS) throw invalidArgument('Too many appends are begun and not final.');
  }

  /** @throws CallError when they hold too much */
  assertSize(): void {
    let bytes = 0;
    for (const { buffer } of this.appends.values()) bytes += buffer.size;
    if (bytes > MAX_OPEN_BYTES) throw invalidArgument('Too much is begun and not final.');
  }

  add(append: OpenAppend): void {
    this.appends.set(append.correlationId, append);
  }

  find(correlationId: string): OpenAppend | undefined {
    return this.appends.get(correlationId);
  }

  /** One that is final may have left its id to another. */
  remove(append: OpenAppend): void {
    if (this.appends.get(append.correlationId) === append) this.appends.delete(append.correlationId);
  }

  all(): OpenAppend[] {
    return [...this.appends.values()];
  }
}
