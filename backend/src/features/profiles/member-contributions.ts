import {
  commentContentField,
  commentStream,
  viewCollection,
  type CommentDocument,
  type RatingDocument,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, Sort } from 'mongodb';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex, ProductResponses } from '../listing/index.ts';
import type {
  ContributionProductResponse,
  MemberContributionPageResponse,
  MemberContributionResponse,
} from './contributions.responses.ts';

interface PageOfQuery {
  readonly page: number;
  readonly pageSize: number;
}

/** Reads what one member has contributed, the latest first: one page of one index each. */
@Injectable()
export class MemberContributions {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly products: ProductResponses,
    private readonly keys: PersonKeys,
  ) {}

  async votes(userId: string, query: PageOfQuery): Promise<MemberContributionPageResponse> {
    const { documents, ...page } = await this.page<VoteDocument>('vote', { userId }, { castAt: -1, _id: -1 }, query);
    return this.respond(documents, page, ({ productId, optionId, vote, castAt }) => {
      const product = this.catalogue.visibleProduct(productId);
      const option = product && this.catalogue.optionsOf(product).find(({ id }) => id === optionId);
      return { createdAt: castAt.toISOString(), vote: { key: option?.label ?? vote, labels: option?.labels ?? {} } };
    });
  }

  async ratings(userId: string, query: PageOfQuery): Promise<MemberContributionPageResponse> {
    const sort = { givenAt: -1, _id: -1 } as const;
    const { documents, ...page } = await this.page<RatingDocument>('rating', { userId }, sort, query);
    return this.respond(documents, page, ({ stars, givenAt }) => ({ createdAt: givenAt.toISOString(), stars }));
  }

  /** Comments and replies that others see too. */
  async comments(userId: string, query: PageOfQuery): Promise<MemberContributionPageResponse> {
    const filter = { userId, hidden: false };
    const sort = { postedAt: -1 } as const;
    const { documents, ...page } = await this.page<CommentDocument>('comment', filter, sort, query);
    const texts = await this.keys.open(
      documents.map(({ _id, content }) => ({ field: content, stream: commentStream(_id), name: commentContentField })),
    );
    const content = new Map(documents.map(({ _id }, index) => [_id, texts[index] ?? null]));
    return this.respond(documents, page, ({ _id, postedAt, stars, root }) => ({
      createdAt: postedAt.toISOString(),
      content: content.get(_id) ?? null,
      stars,
      reply: !root,
    }));
  }

  private async page<Stored extends Document>(
    view: 'vote' | 'rating' | 'comment',
    filter: Filter<Stored>,
    sort: Sort,
    { page, pageSize }: PageOfQuery,
  ) {
    const collection = this.databases.views.collection<Stored>(viewCollection(view, this.progress.activeBuilds[view]));
    const skip = Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);
    const [documents, total] = await Promise.all([
      collection.find(filter).sort(sort).skip(skip).limit(pageSize).toArray(),
      collection.countDocuments(filter),
    ]);
    return { documents, total, page, pageSize };
  }

  private async respond<Stored extends { readonly _id: string; readonly productId: string }>(
    documents: readonly Stored[],
    page: Omit<MemberContributionPageResponse, 'items'>,
    fieldsOf: (document: Stored) => Pick<MemberContributionResponse, 'createdAt'> & Partial<MemberContributionResponse>,
  ): Promise<MemberContributionPageResponse> {
    const products = await this.productsById(documents.map(({ productId }) => productId));
    const items = documents.map((document) => ({
      id: document._id,
      product: products.get(document.productId) ?? null,
      vote: null,
      stars: null,
      content: null,
      reply: false,
      ...fieldsOf(document),
    }));
    return { ...page, items };
  }

  /** Those that the public may see. */
  private async productsById(ids: readonly string[]): Promise<Map<string, ContributionProductResponse>> {
    const visible = [...new Set(ids)].flatMap((id) => this.catalogue.visibleProduct(id) ?? []);
    const pictures = await this.products.pictures(visible.map(({ _id }) => _id));
    const imageUrls = new Map(pictures.map(({ id, imageUrl }) => [id, imageUrl]));
    return new Map(
      visible.map(({ _id, name, brandId, categoryId }) => [
        _id,
        {
          id: _id,
          name,
          brandDisplayName: this.catalogue.brand(brandId)?.displayName ?? '',
          category: this.catalogue.category(categoryId)?.name ?? '',
          imageUrl: imageUrls.get(_id) ?? null,
        },
      ]),
    );
  }
}
