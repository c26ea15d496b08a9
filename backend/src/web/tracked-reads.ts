import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { OwnRead } from '../shared/http/own-reads.ts';

/** Paths of the API that were read, with digests of the answers. */
export type Reads = ReadonlyMap<string, string>;

/** Own reads of the API, of which those of each page are remembered apart, although pages are rendered at the same time. */
export class TrackedReads {
  private readonly ofPage = new AsyncLocalStorage<Map<string, string>>();

  constructor(private readonly read: OwnRead) {}

  readonly answer: OwnRead = async (address) => {
    const response = await this.read(address);
    const body = await response.arrayBuffer();
    this.ofPage.getStore()?.set(address, digestOf(response.status, body));
    return new Response(response.status === 204 ? null : body, { status: response.status });
  };

  /** @returns what `render` returns, and what was read meanwhile */
  async during<Result>(render: () => Promise<Result>): Promise<{ readonly result: Result; readonly reads: Reads }> {
    const reads = new Map<string, string>();
    return { result: await this.ofPage.run(reads, render), reads };
  }

  /** Whether all reads would be answered as they were; undefined while they can't be answered. */
  readonly areCurrent = async (reads: Reads): Promise<boolean | undefined> => {
    for (const [address, digest] of reads) {
      const response = await this.read(address);
      if (response.status >= 500) return undefined;
      if (digestOf(response.status, await response.arrayBuffer()) !== digest) return false;
    }
    return true;
  };
}

/** Differs where any answer does. */
export const versionOf = (reads: Reads): string =>
  createHash('sha1')
    .update([...reads].sort(([a], [b]) => (a < b ? -1 : 1)).join('\n'))
    .digest('base64url');

const digestOf = (status: number, body: ArrayBuffer) =>
  `${status} ${createHash('sha1').update(Buffer.from(body)).digest('base64url')}`;
