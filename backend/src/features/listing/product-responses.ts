import type { ProductResponse } from './product.responses.ts';
import {
  noShelves,
  ProductNotFoundError,
  ratingStatistics,
  shelfStatistics,
  viewCollection,
  voteStatistics,
  type ProductDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { mapInSlices, rowsPerSlice } from '../../shared/slices.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { Catalogue } from './catalogue.ts';
import { imageResponses } from './product-images.ts';

/** Reads product documents by id, in one read, and makes responses of them with names and statistics. */
@Injectable()
export class ProductResponses {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** In the order of the ids, without products that do not exist. */
  async byIds(ids: readonly string[]): Promise<ProductResponse[]> {
    return mapInSlices(await this.documents(ids), (document) => this.toResponse(document));
  }

  /** Their documents, likewise. */
  async documents(ids: readonly string[]): Promise<ProductDocument[]> {
    if (ids.length === 0) return [];
    const found = await this.collection
      .find({ _id: { $in: [...ids] } }, { projection: { days: 0 }, batchSize: rowsPerSlice })
      .toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The first picture of each product, where there is one. */
  async pictures(
    ids: readonly string[],
  ): Promise<{ readonly id: string; readonly categoryId: string; readonly imageUrl: string | null }[]> {
    if (ids.length === 0) return [];
    const projection = { imageUrl: 1, images: 1, categoryId: 1 };
    const found = await this.collection.find({ _id: { $in: [...ids] } }, { projection }).toArray();
    return found.map(({ _id, categoryId, imageUrl, images }) => ({
      id: _id,
      categoryId,
      imageUrl: imageResponses(images)[0]?.imageUrl ?? imageUrl,
    }));
  }

  /** What people voted on each. In the order of the ids. */
  async votes(
    ids: readonly string[],
  ): Promise<Pick<ProductDocument, '_id' | 'categoryId' | 'subcategoryId' | 'votes'>[]> {
    const projection = { categoryId: 1, subcategoryId: 1, votes: 1 };
    const options = { projection, batchSize: rowsPerSlice };
    const found = await this.collection.find({ _id: { $in: [...ids] } }, options).toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async document(id: string): Promise<ProductDocument | null> {
    return this.collection.findOne({ _id: id }, { projection: { days: 0 } });
  }

  /** The document of a product that the public may see. Throws a 404. */
  async visibleDocument(id: string): Promise<ProductDocument> {
    const document = this.catalogue.visibleProduct(id) ? await this.document(id) : null;
    if (!document) throw new ProductNotFoundError();
    return document;
  }

  /** What public reads respond for a document. @param catalogue as of the same position */
  toResponse(document: ProductDocument, catalogue: Catalogue = this.catalogue): ProductResponse {
    const { brandId, categoryId, subcategoryId } = document;
    const images = imageResponses(document.images);
    const brand = catalogue.brand(brandId);
    const category = catalogue.category(categoryId);
    const subcategory = catalogue.subcategory(categoryId, subcategoryId);
    return {
      id: document._id,
      name: document.name,
      brandId,
      brand: brand?.name ?? '',
      brandDisplayName: brand?.displayName ?? '',
      brandLabels: brand?.labels ?? {},
      category: category?.name ?? '',
      categoryDisplayName: category?.displayName ?? '',
      categoryLabels: category?.labels ?? {},
      subcategory: subcategory?.name ?? '',
      subcategoryDisplayName: subcategory?.displayName ?? '',
      subcategoryLabels: subcategory?.labels ?? {},
      uncategorised: !category || category.removed || !subcategory || subcategory.removed,
      description: document.description,
      imageUrl: images[0]?.imageUrl ?? document.imageUrl,
      images,
      shades: document.shades,
      visitCount: document.visitCount,
      createdAt: document.createdAt.toISOString(),
      votes: voteStatistics(document.votes, catalogue.optionsOf(document)),
      ratings: ratingStatistics(document.ratings),
      shelf: shelfStatistics(document.shelf ?? noShelves),
      commentCount: document.comments,
    };
  }

  private get collection() {
    return this.databases.views.collection<ProductDocument>(
      viewCollection('product', this.progress.activeBuilds.product),
    );
  }
}
