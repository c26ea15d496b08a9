import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../features/listing/index.ts';
import type { EncodedBody } from '../shared/http/byte-cache.ts';

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
}

const maxPages = 1_000;
const maxBytes = 24 * 1024 * 1024;

/** The bytes of pages until the catalogue changes: every page counts the products of categories. Bounded in number and bytes. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length || 1,
  });
  private version = 0;

  constructor(catalogue: CatalogueIndex) {
    catalogue.onChange(() => {
      this.version++;
      this.pages.clear();
    });
  }

  /** The cached page, else the rendered one, which is stored unless the catalogue has changed meanwhile. */
  async getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const cached = this.pages.get(key);
    if (cached) return cached;
    const version = this.version;
    const { page, cacheable } = await render();
    if (cacheable && version === this.version) this.pages.set(key, page);
    return page;
  }
}
