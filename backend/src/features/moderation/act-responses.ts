import {
  commentStream,
  commentContentField,
  type AdminCommentResponse,
  type AdminRatingResponse,
  type AdminVoteResponse,
  type CommentDocument,
  type RatingDocument,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { analystTime, type ActivityKind } from '../../shared/sealing/activity-kind.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../accounts/index.ts';
import { CatalogueIndex, type Catalogue } from '../catalogue/index.ts';

type Removable<Document> = Document & { readonly removedAt?: Date };

const ownIds = new Set(['id', 'parentId', 'replyTo']);

/** Puts names, texts and products into what the views hold, as far as a role may see them. `catalogue` is of the same moment. */
@Injectable()
export class ActResponses {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly names: MemberNames,
    private readonly keys: PersonKeys,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  async comments(
    documents: readonly Removable<CommentDocument>[],
    role: TokenRole,
    catalogue: Catalogue = this.catalogue,
  ): Promise<AdminCommentResponse[]> {
    const people = await this.people(
      documents.map(({ userId }) => userId ?? ''),
      role,
    );
    const texts =
      role === 'analyst'
        ? []
        : await this.keys.open(
            documents.map(({ _id, content }) => ({
              field: content,
              stream: commentStream(_id),
              name: commentContentField,
            })),
          );
    const responses = documents.map((document, index) => ({
      id: document._id,
      ...named(catalogue, document.productId),
      ...people(document.userId ?? ''),
      content: texts[index] ?? null,
      parentId: document.root ? null : document.rootId,
      replyTo: document.replyTo,
      createdAt: document.postedAt.toISOString(),
      editedAt: document.editedAt?.toISOString() ?? null,
      ...rest(document),
    }));
    return this.seenBy(role, 'comment', responses);
  }

  async votes(
    documents: readonly Removable<VoteDocument>[],
    role: TokenRole,
    catalogue: Catalogue = this.catalogue,
  ): Promise<AdminVoteResponse[]> {
    const people = await this.people(
      documents.map(({ userId }) => userId),
      role,
    );
    const responses = documents.map((document) => {
      const option = optionOf(catalogue, document);
      return {
        id: document._id,
        ...named(catalogue, document.productId),
        ...people(document.userId),
        vote: option?.label ?? document.vote,
        current: option !== undefined,
        createdAt: document.castAt.toISOString(),
        ...rest(document),
      };
    });
    return this.seenBy(role, 'vote', responses);
  }

  async ratings(
    documents: readonly Removable<RatingDocument>[],
    role: TokenRole,
    catalogue: Catalogue = this.catalogue,
  ): Promise<AdminRatingResponse[]> {
    const people = await this.people(
      documents.map(({ userId }) => userId),
      role,
    );
    const responses = documents.map((document) => ({
      id: document._id,
      ...named(catalogue, document.productId),
      ...people(document.userId),
      stars: document.stars,
      createdAt: document.givenAt.toISOString(),
      updatedAt: document.changedAt?.toISOString() ?? null,
      ...rest(document),
    }));
    return this.seenBy(role, 'rating', responses);
  }

  private async people(userIds: readonly string[], role: TokenRole) {
    const authors = role === 'analyst' ? new Map<string, never>() : await this.names.authors(userIds);
    return (userId: string) => ({ userId, userName: authors.get(userId)?.name ?? null });
  }

  /** To analysts without any id or exact time that the public page has too. */
  private seenBy<Act extends { readonly productId: string }>(
    role: TokenRole,
    kind: ActivityKind,
    responses: readonly Act[],
  ): Act[] {
    if (role !== 'analyst') return [...responses];
    const seen = (productId: string, field: string, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (field === 'userId') return this.pseudonyms.person(kind, productId, value);
      if (ownIds.has(field)) return this.pseudonyms.record(value);
      return field.endsWith('At') ? analystTime(kind, value) : value;
    };
    return responses.map(
      (act) =>
        Object.fromEntries(
          Object.entries(act).map(([field, value]) => [field, seen(act.productId, field, value)]),
        ) as Act,
    );
  }
}

const rest = ({ demo, removedAt }: { readonly demo: boolean; readonly removedAt?: Date }) => ({
  demo,
  removedAt: removedAt?.toISOString() ?? null,
});

const optionOf = (catalogue: Catalogue, { productId, optionId }: VoteDocument) => {
  const product = catalogue.product(productId);
  return product && catalogue.optionsOf(product).find(({ id }) => id === optionId);
};

const named = (catalogue: Catalogue, productId: string) => {
  const product = catalogue.product(productId);
  const brand = product && catalogue.brand(product.brandId);
  return { productId, productName: product?.name ?? '', brandDisplayName: brand?.displayName ?? '' };
};
