import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { CatalogueIndex } from '../features/catalogue/index.ts';
import type { EncodedBody } from '../shared/http/byte-cache.ts';

/** A page as it is sent. */
export interface KeptPage extends EncodedBody {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
}

export const keptPage = (status: number, type: string, text: string): KeptPage => {
  const body = Buffer.from(text);
  return { status, type, body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
};

/** What makes a page stale: any change of names (`frame`), of any product (`lists`), or of one by its id. */
export type Stale = string;

const mostPages = 1_000;
const mostBytes = 24 * 1024 * 1024;

/** The bytes of pages, until what they show has changed. Bounded in number and bytes. */
export class PageCache {
  private readonly pages = new LRUCache<string, KeptPage & { readonly stale: Stale }>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length || 1,
  });
  private version = 0;

  constructor(catalogue: CatalogueIndex) {
    catalogue.onChange(({ products, frame, reloaded }) => {
      this.version++;
      if (frame || reloaded) this.pages.clear();
      else this.drop(new Set(['lists', ...products.map(({ after }) => after._id)]));
    });
  }

  /**
   * The kept page, or else what `make` makes; kept unless it says that it must not (`stale` undefined) or something has
   * changed meanwhile.
   */
  async of(key: string, make: () => Promise<{ page: KeptPage; stale?: Stale }>): Promise<KeptPage> {
    const known = this.pages.get(key);
    if (known) return known;
    const version = this.version;
    const { page, stale } = await make();
    if (stale === undefined || version !== this.version) return page;
    const kept = { ...page, stale };
    this.pages.set(key, kept);
    return kept;
  }

  private drop(stale: ReadonlySet<Stale>) {
    for (const [key, page] of this.pages.entries()) if (stale.has(page.stale)) this.pages.delete(key);
  }
}
