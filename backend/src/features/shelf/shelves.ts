import { limits, viewCollection, type ShelfDocument, type ShelfState } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex, ProductResponses } from '../listing/index.ts';
import type { ShelfEntryResponse, ShelfItemResponse, ShelfPageResponse } from './shelf.responses.ts';

interface ShelfSelection {
  readonly state?: ShelfState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads shelves from the view. */
@Injectable()
export class Shelves {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly products: ProductResponses,
  ) {}

  /** Whether another product may be placed. Requests at the same time may exceed the limit by a few. */
  async hasRoom(userId: string): Promise<boolean> {
    const last = this.collection.find({ userId }, { projection: { _id: 1 } }).sort({ since: -1, _id: -1 });
    return !(await last.skip(limits.shelfProducts - 1).hasNext());
  }

  /** Everything on a shelf, without the products themselves: also those that are hidden now. */
  async entries(userId: string): Promise<ShelfEntryResponse[]> {
    return (await this.documents(userId)).map(({ productId, state, again }) => ({ productId, state, again }));
  }

  /** A page of a shelf, the latest first, without hidden products. */
  async page(userId: string, { state, page, pageSize }: ShelfSelection): Promise<ShelfPageResponse> {
    const visible = (await this.documents(userId)).filter(({ productId }) => this.catalogue.visibleProduct(productId));
    const countOf = (each: ShelfState) => visible.filter((document) => document.state === each).length;
    const selected = state === undefined ? visible : visible.filter((document) => document.state === state);
    const shown = selected.slice((page - 1) * pageSize, page * pageSize);
    const products = await this.products.byIds(shown.map(({ productId }) => productId));
    const byId = new Map(products.map((product) => [product.id, product]));
    return {
      items: shown.flatMap((document): ShelfItemResponse[] => {
        const product = byId.get(document.productId);
        return product ? [{ ...itemOf(document), product }] : [];
      }),
      total: selected.length,
      page,
      pageSize,
      counts: { want: countOf('want'), have: countOf('have'), finished: countOf('finished') },
    };
  }

  /** One read of an index, whose length the limit bounds. */
  private documents(userId: string): Promise<ShelfDocument[]> {
    return this.collection.find({ userId }).sort({ since: -1, _id: -1 }).toArray();
  }

  private get collection() {
    return this.databases.views.collection<ShelfDocument>(viewCollection('shelf', this.progress.activeBuilds.shelf));
  }
}

const itemOf = ({ productId, state, again, placedAt, since }: ShelfDocument) => ({
  productId,
  state,
  again,
  placedAt: placedAt.toISOString(),
  since: since.toISOString(),
});
