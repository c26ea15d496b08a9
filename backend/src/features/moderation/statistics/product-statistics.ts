import {
  noRatings,
  ProductNotFoundError,
  ratingStatistics,
  voteStatistics,
  type ProductRatingStatistics,
  type ProductVoteStatistics,
  type ResetKind,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { ActivityTotals } from './activity-totals.ts';

/** What one product was voted and rated, by name. */
@Injectable()
export class ProductStatistics {
  constructor(
    private readonly activity: ActivityTotals,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Throws a 404. */
  of(productId: string, kind: ResetKind): ProductVoteStatistics | ProductRatingStatistics {
    return kind === 'votes' ? this.votes(productId) : this.ratings(productId);
  }

  /** Throws a 404. */
  votes(productId: string): ProductVoteStatistics {
    const product = this.product(productId);
    const counts = this.activity.of(productId)?.votes ?? {};
    return { ...this.named(product), ...voteStatistics(counts, this.catalogue.optionsOf(product)) };
  }

  /** Throws a 404. */
  ratings(productId: string): ProductRatingStatistics {
    const counted = this.activity.of(productId)?.ratings ?? noRatings;
    return { ...this.named(this.product(productId)), ...ratingStatistics(counted) };
  }

  private product(productId: string) {
    const product = this.catalogue.product(productId);
    if (!product) throw new ProductNotFoundError();
    return product;
  }

  private named({ _id, name, brandId }: { readonly _id: string; readonly name: string; readonly brandId: string }) {
    return { productId: _id, productName: name, brandDisplayName: this.catalogue.brand(brandId)?.displayName ?? '' };
  }
}
