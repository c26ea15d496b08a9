import type { Labels } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LRUCache } from 'lru-cache';
import { LabelsResponse } from '../../shared/http/labels.ts';
import { BrandStars } from './brand-stars.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { Listing } from './listing.ts';
import { ProductResponses } from './product-responses.ts';
import { byBrandName, shownBrands } from './shown-brands.ts';

/** Most brands in one answer: beyond, those with the most products. */
export const maxDirectoryBrands = 1_000;
const picturesPerBrand = 3;

export class BrandPictureResponse {
  @ApiProperty() imageUrl!: string;
  @ApiProperty({ description: "Key of the product's category" }) category!: string;
}

export class DirectoryBrandResponse {
  @ApiProperty({ description: 'The system name' }) brand!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
  @ApiProperty() productCount!: number;
  @ApiProperty({ description: "Mean of all its products' stars, one decimal; 0 without ratings" }) average!: number;
  @ApiProperty({ description: 'Ratings of all its products' }) ratingCount!: number;
  @ApiProperty({ type: [BrandPictureResponse], description: 'Of its most trending products, at most three' })
  pictures!: BrandPictureResponse[];
}

export class BrandDirectoryResponse {
  @ApiProperty({ type: [DirectoryBrandResponse], description: 'By name' }) items!: DirectoryBrandResponse[];
  @ApiProperty({ description: `How many brands there are; more than ${maxDirectoryBrands} are not listed` })
  total!: number;
}

/** All brands at once, each with what one sees of it in a list. */
@Injectable()
export class BrandDirectory {
  private readonly stars: BrandStars;
  /** `null` for a product without a picture. Products that did not change are not read again. */
  private readonly pictures = new LRUCache<string, { readonly picture: BrandPictureResponse | null }>({
    max: maxDirectoryBrands * picturesPerBrand,
  });
  private version = 0;

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
    private readonly responses: ProductResponses,
  ) {
    this.stars = new BrandStars(catalogue);
    catalogue.onChange(({ products, taxonomyChanged }) => {
      this.version++;
      if (taxonomyChanged) this.pictures.clear();
      for (const { after } of products) this.pictures.delete(after._id);
    });
  }

  /** @param text part of a name; all brands without it */
  async brands(text?: string): Promise<BrandDirectoryResponse> {
    const found = shownBrands(this.catalogue, text).map((brand) => ({
      brand,
      productCount: this.listing.count(`brand:${brand._id}`),
    }));
    const listed =
      found.length <= maxDirectoryBrands
        ? found
        : found.sort((a, b) => b.productCount - a.productCount).slice(0, maxDirectoryBrands);
    const rows = listed
      .sort((a, b) => byBrandName(a.brand, b.brand))
      .map((row) => ({ ...row, productIds: this.picturedProducts(row.brand._id) }));
    const pictures = await this.picturesOf(rows.flatMap(({ productIds }) => productIds));
    const items = rows.map(({ brand: { _id, name, displayName, labels }, productCount, productIds }) => {
      const { average, total } = this.stars.ofBrand(_id);
      return {
        brand: name,
        displayName,
        labels,
        productCount,
        average,
        ratingCount: total,
        pictures: productIds.flatMap((id) => pictures.get(id) ?? []),
      };
    });
    return { items, total: found.length };
  }

  private picturedProducts(brandId: string) {
    return this.listing.page({ sort: 'trending', brandId }, 0, picturesPerBrand).ids;
  }

  private async picturesOf(ids: readonly string[]): Promise<ReadonlyMap<string, BrandPictureResponse>> {
    const { version } = this;
    const found = new Map<string, BrandPictureResponse>();
    const unread: string[] = [];
    for (const id of ids) {
      const cached = this.pictures.get(id);
      if (!cached) unread.push(id);
      else if (cached.picture) found.set(id, cached.picture);
    }
    for (const { id, imageUrl, categoryId } of await this.responses.pictures(unread)) {
      const picture =
        imageUrl === null ? null : { imageUrl, category: this.catalogue.category(categoryId)?.name ?? '' };
      if (picture) found.set(id, picture);
      if (version === this.version) this.pictures.set(id, { picture });
    }
    return found;
  }
}
