import type { CategoryDocument, EventType } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { PositionByTime } from '../../../shared/as-of/position-by-time.ts';
import { RecordHistories, recordsAsOf, type FieldsAsOf } from '../../../shared/as-of/record-histories.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { Catalogue } from '../catalogue.ts';

const frameEvents: readonly EventType[] = [
  'BrandAdded',
  'BrandChanged',
  'BrandRemoved',
  'BrandRestored',
  'CategoryAdded',
  'CategoryChanged',
  'CategoryRemoved',
  'CategoryRestored',
  'SubcategoryAdded',
  'SubcategoryChanged',
  'SubcategoryRemoved',
  'SubcategoryRestored',
  'VotingOptionsSet',
  'SettingChanged',
];
const productEvents: readonly EventType[] = ['ProductAdded', 'ProductChanged', 'ProductRemoved', 'ProductRestored'];

const keptMs = 60_000;

/**
 * The catalogue as it was at a position: the present one, where what has changed since is put back. It costs what has
 * changed since, not what there is. Trend and ratings of products are those of today: lists of a moment leave them out.
 */
@Injectable()
export class CatalogueMoments {
  private last: { readonly position: bigint; readonly catalogue: Promise<Catalogue> } | undefined;

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly moments: PositionByTime,
    private readonly histories: RecordHistories,
  ) {}

  /** The catalogue of a moment, or the present one. Throws a 400 as {@link PositionByTime} does. */
  async of(asOf: string | undefined, response: Response): Promise<Catalogue> {
    return asOf === undefined ? this.catalogue : this.at(await this.moments.positionAsOf(asOf, response));
  }

  /** Of the moment that was asked for last it is kept for a while: one pages through its lists. */
  at(position: bigint): Promise<Catalogue> {
    if (this.last?.position === position) return this.last.catalogue;
    const last = { position, catalogue: this.workedOut(position) };
    const forget = () => {
      if (this.last === last) this.last = undefined;
    };
    this.last = last;
    last.catalogue.catch(forget);
    setTimeout(forget, keptMs).unref();
    return last.catalogue;
  }

  private async workedOut(position: bigint): Promise<Catalogue> {
    // Taken before the history is read: it then holds all that these do.
    const products = [...this.catalogue.allProducts()];
    const brands = [...this.catalogue.allBrands()];
    const categories = [...this.catalogue.allCategories()];
    const { globalOptions } = this.catalogue;
    const then = await this.histories.changedFieldsAsOf([...frameEvents, ...productEvents], position);
    return new Catalogue(
      recordsAsOf(products, 'product', then),
      recordsAsOf(brands, 'brand', then),
      recordsAsOf(
        categories.map((category) => withSubcategories(category, then)),
        'category',
        then,
      ),
      recordsAsOf(globalOptions ? [globalOptions] : [], 'setting', then),
    );
  }
}

const withSubcategories = (category: CategoryDocument, then: FieldsAsOf): CategoryDocument => {
  const parts = category.subcategories.map((part) => ({ ...part, _id: part.id }));
  return { ...category, subcategories: [...recordsAsOf(parts, 'subcategory', then).values()] };
};
