import { fallbackOptions, type CategoryDocument, type Entity, type ProductDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { RecordDocuments } from '../../../shared/as-of/record-documents.ts';
import { rowOfDocument } from '../../../shared/entities/record-file.ts';
import { CatalogueIndex, ProductsAsOf, type Catalogue } from '../../listing/index.ts';
import { brandRow, categoryFields, productDetails, settingRow, votingOptionRows } from '../catalogue-rows.ts';

const productsAtOnce = 200;

/** Records of the catalogue as rows that an import accepts, without removed ones. */
@Injectable()
export class CatalogueExport {
  constructor(
    private readonly activeViews: ActiveViews,
    private readonly catalogue: CatalogueIndex,
    private readonly productsAsOf: ProductsAsOf,
    private readonly recordDocuments: RecordDocuments,
  ) {}

  /** Read by a cursor, so that they may be many. */
  async *products(): AsyncGenerator<object> {
    const cursor = this.activeViews
      .collection<ProductDocument>('product')
      .find({ removed: false }, { projection: { days: 0, votes: 0 } })
      .sort({ _id: 1 });
    for await (const product of cursor)
      if (this.catalogue.visibleProduct(product._id))
        yield productRow(product, this.catalogue, { visitCount: product.visitCount });
  }

  /** As they were at a position, without their visits. */
  async *productsAt(position: bigint, catalogue: Catalogue): AsyncGenerator<object> {
    const ids = [...catalogue.allProducts()].filter((entry) => catalogue.isVisible(entry)).map(({ _id }) => _id);
    ids.sort();
    for (let first = 0; first < ids.length; first += productsAtOnce)
      for (const product of await this.productsAsOf.documents(ids.slice(first, first + productsAtOnce), position))
        yield productRow(product, catalogue);
  }

  /** @param position of the log; `undefined` is now */
  async *records(entity: Entity, position?: bigint): AsyncGenerator<object> {
    for (const record of await this.recordDocuments.list(entity, false, position)) yield rowOfDocument(entity, record);
  }

  *brands(catalogue: Catalogue = this.catalogue): Generator<object> {
    for (const brand of catalogue.allBrands()) if (!brand.removed) yield brandRow(brand);
  }

  *categories(catalogue: Catalogue = this.catalogue): Generator<object> {
    for (const category of categoriesOf(catalogue)) yield { id: category._id, ...categoryFields(category) };
  }

  *subcategories(catalogue: Catalogue = this.catalogue): Generator<object> {
    for (const category of categoriesOf(catalogue))
      for (const subcategory of category.subcategories)
        if (!subcategory.removed)
          yield {
            id: subcategory.id,
            categoryId: category._id,
            category: category.name,
            ...categoryFields(subcategory),
          };
  }

  votingOptions(catalogue: Catalogue = this.catalogue): Generator<object> {
    return votingOptionRows(categoriesOf(catalogue));
  }

  *settings(catalogue: Catalogue = this.catalogue): Generator<object> {
    const setting = catalogue.globalOptions;
    yield settingRow(setting?.value.options ?? fallbackOptions, setting?.updatedAt.toISOString() ?? null);
  }
}

function* categoriesOf(catalogue: Catalogue): Generator<CategoryDocument> {
  for (const category of catalogue.allCategories()) if (!category.removed) yield category;
}

const productRow = (product: ProductDocument, catalogue: Catalogue, visits?: { readonly visitCount: number }) => {
  const { _id: id, name, brandId, categoryId, subcategoryId } = product;
  const { createdAt, ...details } = productDetails(product);
  return {
    id,
    name,
    brandId,
    brand: catalogue.brand(brandId)?.name ?? '',
    category: catalogue.category(categoryId)?.name ?? '',
    subcategory: catalogue.subcategory(categoryId, subcategoryId)?.name ?? '',
    ...{ ...details, ...visits, createdAt },
  };
};
