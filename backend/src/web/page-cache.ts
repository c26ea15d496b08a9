import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../shared/http/byte-cache.ts';
import { processCounts } from '../shared/metrics/process-counts.ts';
import type { Reads } from './tracked-reads.ts';

export interface CachedPage extends EncodedBody {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
}

export const encodedPage = (status: number, type: string, text: string): CachedPage => {
  const body = Buffer.from(text);
  return { status, type, body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
};

export interface RenderedPage {
  readonly page: CachedPage;
  readonly cacheable: boolean;
  /** What was read for it, if it holds nothing else that can change: while these are the same, so is the page. */
  readonly reads?: Reads;
  /** Differs where the reads differ. */
  readonly version?: string;
}

interface StoredPage extends RenderedPage {
  /** Of the log, at which the page was current. */
  readonly position: bigint;
  /** Milliseconds, at which that was found. */
  readonly checkedAt: number;
  /** Milliseconds. */
  readonly renderedAt: number;
}

const counts = processCounts.caches.pages;
const maxPages = 1_000;
const maxBytes = 24 * 1024 * 1024;

/** Milliseconds: a page is checked and rendered at most once in that time. */
const checkInterval = 1_000;
/** Milliseconds after which a page is rendered although nothing has changed: it says how long ago things happened. */
const maxUnchanged = 3_600_000;

/**
 * The bytes of pages. A page is current while the log's position, or else what was read for it, is the same. Otherwise it is
 * rendered again, at most once a second; within that second older bytes are served. Bounded in number and bytes.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, StoredPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page: { body } }) => body.length || 1,
  });
  private readonly renewals = new Map<string, Promise<CachedPage>>();

  /**
   * @param position of the log that all reads have reached
   * @param areCurrent whether reads would be answered as they were; undefined while they can't be answered
   * @param now in milliseconds
   */
  constructor(
    private readonly position: () => bigint,
    private readonly areCurrent: (reads: Reads) => Promise<boolean | undefined>,
    private readonly now = () => performance.now(),
  ) {}

  /** The cached page, else the rendered one, which is stored if it may be. */
  async getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const stored = this.pages.get(key);
    const isFresh = stored && (this.now() - stored.checkedAt < checkInterval || this.isCurrent(stored));
    counts[isFresh ? 'hits' : 'misses']++;
    if (isFresh) return stored.page;
    return this.renewals.get(key) ?? this.renew(key, stored, render);
  }

  /** What a page shows, empty if it would show something else now; undefined where that is not known. */
  async currentVersion(key: string): Promise<string | undefined> {
    const stored = this.pages.get(key);
    if (!stored?.reads) return undefined;
    const isCurrent = this.isCurrent(stored) || (await this.areCurrent(stored.reads));
    if (isCurrent === undefined) return undefined;
    return isCurrent ? stored.version : '';
  }

  private isCurrent({ position, renderedAt }: StoredPage) {
    return position === this.position() && this.now() - renderedAt < maxUnchanged;
  }

  private renew(key: string, stored: StoredPage | undefined, render: () => Promise<RenderedPage>) {
    const renewal = this.currentPage(stored, render)
      .then((current) => {
        if (current.cacheable) this.pages.set(key, current);
        // Older content is better than none while a store is away.
        return current.cacheable ? current.page : (stored ?? current).page;
      })
      .finally(() => this.renewals.delete(key));
    this.renewals.set(key, renewal);
    return renewal;
  }

  private async currentPage(stored: StoredPage | undefined, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const position = this.position();
    const isYoung = stored && this.now() - stored.renderedAt < maxUnchanged;
    const isCurrent = isYoung && stored.reads && (await this.areCurrent(stored.reads));
    if (isCurrent) return { ...stored, position, checkedAt: this.now() };
    const rendered = await render();
    const now = this.now();
    return { ...rendered, position, checkedAt: now, renderedAt: now };
  }
}
