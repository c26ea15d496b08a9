import type { CategoryDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { PositionByTime } from '../../../shared/as-of/position-by-time.ts';
import { RecordHistories, recordsAsOf, type FieldsAsOf } from '../../../shared/as-of/record-histories.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { Catalogue } from '../catalogue.ts';

/** Kinds of records of which the catalogue consists. */
const catalogueKinds = ['product', 'brand', 'category', 'subcategory', 'optionSet', 'setting'] as const;

const cacheMs = 60_000;

/**
 * The catalogue as of a position: the present one, with the fields that have changed since as they were. It costs as much
 * as has changed, not as there is. Trend and ratings of products are the present ones: lists as of a time leave them out.
 */
@Injectable()
export class CatalogueAsOf {
  private last: { readonly position: bigint; readonly catalogue: Promise<Catalogue> } | undefined;

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly positions: PositionByTime,
    private readonly histories: RecordHistories,
  ) {}

  /** The catalogue as of a time, or the present one. Throws a 400 as {@link PositionByTime} does. */
  async forRequest(asOf: string | undefined, response: Response): Promise<Catalogue> {
    return asOf === undefined ? this.catalogue : this.atPosition(await this.positions.positionAsOf(asOf, response));
  }

  /** The last one is cached for a while, since people page through its lists. */
  atPosition(position: bigint): Promise<Catalogue> {
    if (this.last?.position === position) return this.last.catalogue;
    const last = { position, catalogue: this.read(position) };
    const forget = () => {
      if (this.last === last) this.last = undefined;
    };
    this.last = last;
    last.catalogue.catch(forget);
    setTimeout(forget, cacheMs).unref();
    return last.catalogue;
  }

  private async read(position: bigint): Promise<Catalogue> {
    // Taken before the history is read: it then holds all that these do.
    const products = [...this.catalogue.allProducts()];
    const brands = [...this.catalogue.allBrands()];
    const categories = [...this.catalogue.allCategories()];
    const { globalOptions } = this.catalogue;
    const then = await this.histories.changedFieldsAsOf(catalogueKinds, position);
    return new Catalogue(
      await recordsAsOf(products, 'product', then),
      await recordsAsOf(brands, 'brand', then),
      await recordsAsOf(
        await Promise.all(categories.map((category) => withSubcategories(category, then))),
        'category',
        then,
      ),
      await recordsAsOf(globalOptions ? [globalOptions] : [], 'setting', then),
    );
  }
}

const withSubcategories = async (category: CategoryDocument, then: FieldsAsOf): Promise<CategoryDocument> => {
  const parts = category.subcategories.map((part) => ({ ...part, _id: part.id }));
  return { ...category, subcategories: [...(await recordsAsOf(parts, 'subcategory', then)).values()] };
};
