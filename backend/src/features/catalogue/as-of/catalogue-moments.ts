import type { CategoryDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Moments } from '../../../shared/as-of/moments.ts';
import { putBack, type Then } from '../../../shared/as-of/put-back.ts';
import { RecordHistories, type FieldEvent } from '../../../shared/as-of/record-histories.ts';
import { Catalogue, CatalogueIndex } from '../catalogue-index/catalogue-index.ts';

const frameEvents: readonly FieldEvent[] = [
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
const productEvents: readonly FieldEvent[] = ['ProductAdded', 'ProductChanged', 'ProductRemoved', 'ProductRestored'];

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
    private readonly moments: Moments,
    private readonly histories: RecordHistories,
  ) {}

  /** The catalogue of a moment, or the present one. Throws a 400 as {@link Moments} does. */
  async of(asOf: string | undefined, response: Response): Promise<Catalogue> {
    return asOf === undefined ? this.catalogue : this.at(await this.moments.answer(asOf, response));
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
    const then = await this.histories.before([...frameEvents, ...productEvents], position);
    return new Catalogue(
      putBack(products, 'product', then),
      putBack(brands, 'brand', then),
      putBack(
        categories.map((category) => withSubcategories(category, then)),
        'category',
        then,
      ),
      putBack(globalOptions ? [globalOptions] : [], 'setting', then),
    );
  }
}

const withSubcategories = (category: CategoryDocument, then: Then): CategoryDocument => {
  const parts = category.subcategories.map((part) => ({ ...part, _id: part.id }));
  return { ...category, subcategories: [...putBack(parts, 'subcategory', then).values()] };
};
