import {
  viewCollection,
  type BannerDocument,
  type CategoryDocument,
  type OptionSetDocument,
  type ProductDocument,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { bannerResponse } from '../../banners/index.ts';
import { CatalogueIndex, fallbackOptions } from '../../catalogue/index.ts';

/** The catalogue's records as an import takes them back. What is removed stays out. */
@Injectable()
export class ExportedCatalogue {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Read by a cursor, so that they may be many. */
  async *products(): AsyncGenerator<object> {
    const cursor = this.databases.views
      .collection<ProductDocument>(viewCollection('product', this.progress.activeBuilds.product))
      .find({ removed: false }, { projection: { days: 0, votes: 0 } })
      .sort({ _id: 1 });
    for await (const product of cursor) {
      if (!this.catalogue.visibleProduct(product._id)) continue;
      const { _id, name, brandId, categoryId, subcategoryId, description, imageUrl, shades } = product;
      yield {
        id: _id,
        name,
        brandId,
        brand: this.catalogue.brand(brandId)?.name ?? '',
        category: this.catalogue.category(categoryId)?.name ?? '',
        subcategory: this.catalogue.subcategory(categoryId, subcategoryId)?.name ?? '',
        description,
        imageUrl,
        shades,
        visitCount: product.visitCount,
        createdAt: product.createdAt.toISOString(),
      };
    }
  }

  async *banners(): AsyncGenerator<object> {
    const cursor = this.databases.views
      .collection<BannerDocument>(viewCollection('banner', this.progress.activeBuilds.banner))
      .find({ removed: false })
      .sort({ createdAt: -1, _id: -1 });
    for await (const banner of cursor) yield bannerResponse(banner);
  }

  *brands(): Generator<object> {
    for (const {
      _id,
      removed,
      position: _,
      demo: __,
      previousNames: ___,
      revision: ____,
      ...brand
    } of this.catalogue.allBrands())
      if (!removed) yield { id: _id, ...brand };
  }

  *categories(): Generator<object> {
    for (const category of this.standing()) yield { id: category._id, ...fieldsOf(category) };
  }

  *subcategories(): Generator<object> {
    for (const category of this.standing())
      for (const subcategory of category.subcategories)
        if (!subcategory.removed)
          yield { id: subcategory.id, categoryId: category._id, category: category.name, ...fieldsOf(subcategory) };
  }

  *votingOptions(): Generator<object> {
    for (const category of this.standing()) {
      if (category.optionSet) yield { categoryKey: category.name, subcategory: null, ...optionsOf(category.optionSet) };
      for (const { name, removed, optionSet } of category.subcategories)
        if (!removed && optionSet) yield { categoryKey: category.name, subcategory: name, ...optionsOf(optionSet) };
    }
  }

  *settings(): Generator<object> {
    const setting = this.catalogue.globalOptions;
    const options = setting?.value.options ?? fallbackOptions;
    yield {
      id: 'votingOptions',
      key: 'votingOptions',
      value: { options: options.map(({ label }) => label), details: options },
      updatedAt: setting?.updatedAt.toISOString() ?? null,
    };
  }

  private *standing(): Generator<CategoryDocument> {
    for (const category of this.catalogue.allCategories()) if (!category.removed) yield category;
  }
}

const fieldsOf = ({
  name,
  displayName,
  labels,
  description,
  active,
  sortOrder,
  createdAt,
  updatedAt,
}: Omit<CategoryDocument, '_id' | 'position' | 'demo' | 'subcategories'>) => ({
  name,
  displayName,
  labels,
  description,
  active,
  sortOrder,
  createdAt,
  updatedAt,
});

const optionsOf = ({ options, updatedAt }: OptionSetDocument) => ({
  options: options.map(({ label }) => label),
  details: options,
  updatedAt,
});
