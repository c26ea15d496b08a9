import { ProductNotFoundError, type ProductDocument, type ProductRecord } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Long } from 'mongodb';
import { mapInSlices } from '../../../shared/slices.ts';
import { CatalogueIndex, ProductResponse, ProductResponses } from '../../listing/index.ts';

export class AdminProductResponse extends ProductResponse {
  @ApiProperty({ type: String, nullable: true, description: "The shop's own number" }) reference!: string | null;
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class OneAdminProductResponse extends AdminProductResponse {
  @ApiProperty() removed!: boolean;
  @ApiProperty({ description: 'Whether visitors see it' }) visible!: boolean;
}

export class AdminProductPageResponse {
  @ApiProperty({ type: [AdminProductResponse] }) items!: AdminProductResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

type Statistics = Omit<ProductDocument, keyof ProductRecord>;
const noStatistics: Statistics = {
  demo: false,
  images: [],
  visitCount: 0,
  votes: {},
  ratings: { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] },
  rootComments: 0,
  comments: 0,
  days: {},
  trendScore: null,
  bayesian: null,
  position: Long.ZERO,
};

/** Products as administrators see them: fields as they were decided, statistics from the view. */
@Injectable()
export class AdminProducts {
  constructor(
    private readonly responses: ProductResponses,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Reads the statistics. */
  async answer(record: ProductRecord): Promise<AdminProductResponse> {
    return this.present(record, await this.responses.document(record._id));
  }

  /** With statistics that were read before; none while the view has not followed. */
  present(record: ProductRecord, statistics: Statistics | null): AdminProductResponse {
    const response = this.responses.toResponse({ ...(statistics ?? noStatistics), ...record });
    const { imageUrl, reference = null, revision } = record;
    return { ...response, imageUrl, reference, revision };
  }

  /** Shows what a product has become to one who knows a revision of it; nothing is read for one who knows none. */
  async presenterOf(productId: string, revision: string | undefined): Promise<(record: ProductRecord) => unknown> {
    const statistics = revision === undefined ? null : await this.responses.document(productId);
    return (record) => this.present(record, statistics);
  }

  /** In the order of the ids, with one read. */
  async byIds(ids: readonly string[]): Promise<AdminProductResponse[]> {
    return mapInSlices(await this.responses.documents(ids), (document) => this.present(document, document));
  }

  /** A product, removed or not. Throws a 404. */
  async byId(id: string): Promise<OneAdminProductResponse> {
    const document = await this.responses.document(id);
    if (!document) throw new ProductNotFoundError();
    const visible = this.catalogue.visibleProduct(id) !== undefined;
    return { ...this.present(document, document), removed: document.removed, visible };
  }
}
