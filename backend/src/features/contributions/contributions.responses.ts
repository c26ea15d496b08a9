import { type ActivityKind, analystTime } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { TokenRole } from '../../settings.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex, type Catalogue } from '../listing/index.ts';
import type { ContributionKind } from './contribution-types.ts';
import type { StatisticsQuery } from './contributions.requests.ts';

/** What the lists show of every contribution. To analysts ids are pseudonyms, names are null and times are cut to the hour. */
export class AdminContributionResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() productName!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty({ description: 'To analysts a pseudonym for this kind of contribution and this product' })
  userId!: string;
  @ApiProperty({ type: String, nullable: true }) userName!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ description: 'Made by the demo' }) demo!: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'When a moderator removed it' })
  removedAt!: string | null;
}

export class ContributionPageResponse {
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiPropertyOptional({ description: 'With `q`: whether everything was searched' }) complete?: boolean;
}

/** A page of the products with votes or ratings, the most first. */
export class StatisticsPageResponse {
  @ApiProperty({ description: 'Products' }) total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

/** The ids that a page of statistics shows, and its place in the whole. */
export const statisticsPage = (
  all: readonly string[],
  { page = 1, pageSize, productId }: StatisticsQuery,
): StatisticsPageResponse & { readonly ids: readonly string[] } => {
  const matching = productId === undefined ? all : all.filter((id) => id === productId);
  return { ids: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length, page, pageSize };
};

/** Names of a product for administrators; empty for a product that the catalogue does not hold. */
export const productNames = (catalogue: Catalogue, productId: string) => {
  const product = catalogue.product(productId);
  const brand = product && catalogue.brand(product.brandId);
  return { productId, productName: product?.name ?? '', brandDisplayName: brand?.displayName ?? '' };
};

interface StoredContribution {
  readonly _id: string;
  readonly productId: string;
  readonly userId: string | null;
  readonly demo: boolean;
  readonly removedAt?: Date;
}

const contributionIds = new Set(['id', 'parentId', 'replyTo']);

/** Adds the names of members and products to documents of the views, as far as a role may see them. */
@Injectable()
export class ContributionResponses {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly names: MemberNames,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /**
   * In the order of the documents.
   * @param fieldsOf what the kind has beside the fields of every contribution
   * @param catalogue of the moment that the documents are of
   */
  async toResponses<Stored extends StoredContribution, Fields extends { readonly createdAt: string }>(
    kind: ContributionKind,
    documents: readonly Stored[],
    fieldsOf: (document: Stored, index: number, catalogue: Catalogue) => Fields,
    role: TokenRole,
    catalogue: Catalogue = this.catalogue,
  ) {
    const userIds = documents.map(({ userId }) => userId ?? '');
    const authors = role === 'analyst' ? new Map<string, never>() : await this.names.authors(userIds);
    const responses = documents.map((document, index) => ({
      id: document._id,
      ...productNames(catalogue, document.productId),
      userId: userIds[index]!,
      userName: authors.get(userIds[index]!)?.name ?? null,
      ...fieldsOf(document, index, catalogue),
      demo: document.demo,
      removedAt: document.removedAt?.toISOString() ?? null,
    }));
    return role === 'analyst' ? responses.map((response) => this.pseudonymized(kind, response)) : responses;
  }

  /** Without any id or exact time that public pages show too: they would tell an analyst who it was. */
  private pseudonymized<Fields extends { readonly productId: string }>(kind: ActivityKind, response: Fields): Fields {
    const visible = (field: string, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (field === 'userId') return this.pseudonyms.person(kind, response.productId, value);
      if (contributionIds.has(field)) return this.pseudonyms.record(value);
      return field.endsWith('At') ? analystTime(kind, value) : value;
    };
    return Object.fromEntries(
      Object.entries(response).map(([field, value]) => [field, visible(field, value)]),
    ) as Fields;
  }
}
