import { bySimilarity, ProductNotFoundError, type ProductDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueIndex } from './catalogue-index.ts';
import type { ProductEntry } from './catalogue.ts';
import { Listing } from './listing.ts';
import { ProductResponses } from './product-responses.ts';

/** As many as one answer may hold. */
const maxSimilar = 50;
/** Only so many of a subcategory are compared, the most trending: the work does not grow with the catalogue. */
const maxCompared = 500;
const cachedMs = 10 * 60_000;
const maxCached = 5_000;

/** Which products resemble another one by what people vote, worked out when somebody asks and held for ten minutes. */
@Injectable()
export class SimilarProducts {
  private readonly cached = new LRUCache<string, Promise<readonly string[]>>({ max: maxCached, ttl: cachedMs });

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
    private readonly responses: ProductResponses,
  ) {
    catalogue.onChange(({ taxonomyChanged, reloaded }) => {
      if (taxonomyChanged || reloaded) this.cached.clear();
    });
  }

  /** Ids of visible products of the same category, the most similar first. @throws ProductNotFoundError */
  async similarTo(id: string, limit: number): Promise<readonly string[]> {
    const product = this.catalogue.visibleProduct(id);
    if (!product) throw new ProductNotFoundError();
    const key = `${id} ${product.subcategoryId}`;
    let ids = this.cached.get(key);
    if (!ids) {
      ids = this.compared(product);
      this.cached.set(key, ids);
      ids.catch(() => this.cached.delete(key));
    }
    const isShown = (other: string) => this.catalogue.visibleProduct(other)?.categoryId === product.categoryId;
    return (await ids).filter(isShown).slice(0, limit);
  }

  private async compared({ _id, categoryId, subcategoryId }: ProductEntry): Promise<readonly string[]> {
    const inSubcategory = { categoryId, subcategoryIds: new Set([subcategoryId]) };
    const same = this.listing.page({ sort: 'trending', ...inSubcategory }, 0, maxCompared).ids;
    const others =
      same.length > maxSimilar ? [] : this.listing.page({ sort: 'trending', categoryId }, 0, maxCompared).ids;
    const ids = new Set([_id, ...same, ...others]);
    const candidates = (await this.responses.votes([...ids])).map((document) => this.candidate(document));
    const own = candidates.find(({ id }) => id === _id);
    if (!own) return [];
    const rest = candidates.filter(({ id }) => id !== _id);
    return bySimilarity(own, rest)
      .slice(0, maxSimilar)
      .map(({ id }) => id);
  }

  /** Votes for options that are no longer offered do not count. */
  private candidate(document: Pick<ProductDocument, '_id' | 'categoryId' | 'subcategoryId' | 'votes'>) {
    const { _id, subcategoryId, votes } = document;
    const offered = this.catalogue.optionsOf(document).flatMap(({ id }): [string, number][] => {
      const count = votes[id];
      return count ? [[id, count]] : [];
    });
    return { id: _id, subcategoryId, votes: Object.fromEntries(offered) };
  }
}
