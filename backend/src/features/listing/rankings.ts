import { votedMost, type CategoryDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueIndex } from './catalogue-index.ts';
import { Listing } from './listing.ts';
import { ProductResponses } from './product-responses.ts';
import type { ProductResponse } from './product.responses.ts';
import type { RankedNameResponse, RankedProductResponse, RankingResponse } from './rankings.responses.ts';

const rankedProducts = 10;
/** Fewer products are no ranking. */
const leastProducts = 3;
const maxOptions = 8;
/** Only so many of a category are looked through for votes, the most trending: the work does not grow with the catalogue. */
const maxCompared = 1_000;
const cachedMs = 10 * 60_000;
const maxCached = 100;

interface Ranking extends Pick<RankingResponse, 'subcategory' | 'option'> {
  readonly ids: readonly string[];
}

/** The best rated products of a category, and what people like most in it, worked out when somebody asks and held for ten minutes. */
@Injectable()
export class Rankings {
  private readonly cached = new LRUCache<string, Promise<readonly RankingResponse[]>>({
    max: maxCached,
    ttl: cachedMs,
  });

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
    private readonly responses: ProductResponses,
  ) {
    catalogue.onChange(({ taxonomyChanged, reloaded }) => {
      if (taxonomyChanged || reloaded) this.cached.clear();
    });
  }

  /** The rankings of a category that have enough products: by stars, by option, then each subcategory by stars. */
  async ofCategory(category: CategoryDocument): Promise<RankingResponse[]> {
    let rankings = this.cached.get(category._id);
    if (!rankings) {
      rankings = this.workedOut(category);
      this.cached.set(category._id, rankings);
      rankings.catch(() => this.cached.delete(category._id));
    }
    return (await rankings).flatMap((ranking) => {
      const products = ranking.products.filter(({ id }) => this.catalogue.visibleProduct(id));
      return products.length < leastProducts ? [] : [{ ...ranking, products }];
    });
  }

  private async workedOut(category: CategoryDocument): Promise<readonly RankingResponse[]> {
    const [all, ...bySubcategory] = this.bestRated(category);
    const rankings = [...(all ? [all] : []), ...(await this.votedMost(category._id)), ...bySubcategory];
    const ids = new Set(rankings.flatMap((ranking) => ranking.ids));
    const products = new Map((await this.responses.byIds([...ids])).map((product) => [product.id, product]));
    return rankings.map(({ subcategory, option, ids }) => ({
      subcategory,
      option,
      products: ids.flatMap((id) => {
        const product = products.get(id);
        return product ? [rankedProduct(product, option)] : [];
      }),
    }));
  }

  private bestRated({ _id: categoryId, subcategories }: CategoryDocument): Ranking[] {
    const rated = (subcategoryIds?: ReadonlySet<string>) =>
      this.listing
        .page({ sort: 'rating', categoryId, ...(subcategoryIds && { subcategoryIds }) }, 0, rankedProducts)
        .ids.filter((id) => this.catalogue.visibleProduct(id)?.bayesian != null);
    const active = subcategories.filter(({ removed }) => !removed);
    return [
      { subcategory: null, option: null, ids: rated() },
      ...active.map((part) => ({ subcategory: rankedName(part), option: null, ids: rated(new Set([part.id])) })),
    ].filter(({ ids }) => ids.length >= leastProducts);
  }

  private async votedMost(categoryId: string): Promise<Ranking[]> {
    const { ids } = this.listing.page({ sort: 'trending', categoryId }, 0, maxCompared);
    const products = (await this.responses.votes(ids)).map((document) => ({
      id: document._id,
      votes: document.votes,
      options: this.catalogue.optionsOf(document),
    }));
    return votedMost(products, leastProducts)
      .slice(0, maxOptions)
      .map(({ option: { label, labels = {} }, ids }) => ({
        subcategory: null,
        option: { key: label, displayName: label, labels },
        ids: ids.slice(0, rankedProducts),
      }));
  }
}

const rankedName = ({ name, displayName, labels }: Pick<CategoryDocument, 'name' | 'displayName' | 'labels'>) => ({
  key: name,
  displayName,
  labels,
});

const rankedProduct = (
  { id, name, brandDisplayName, category, imageUrl, ratings, votes }: ProductResponse,
  option: RankedNameResponse | null,
): RankedProductResponse => ({
  id,
  name,
  brandDisplayName,
  category,
  imageUrl,
  average: ratings.average,
  ratingCount: ratings.total,
  percentage: (option && votes.byOption.find(({ key }) => key === option.key)?.percentage) ?? null,
});
