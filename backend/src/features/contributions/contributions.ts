import { NotFoundError, viewCollection } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, FindCursor } from 'mongodb';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { timeFields, type ContributionDocuments, type ContributionKind } from './contribution-types.ts';

export interface ContributionFilter {
  readonly productId?: string | undefined;
  readonly userIds?: readonly string[] | undefined;
  readonly stars?: number | undefined;
  /** Only contributions that moderators have removed, instead of active ones. */
  readonly removed?: boolean | undefined;
  /** Products whose contributions are left out; by default those that are hidden now. */
  readonly excludedProducts?: readonly string[] | undefined;
}

export interface ContributionOrder {
  readonly oldestFirst: boolean;
}

interface Stored {
  readonly _id: string;
  readonly userId: string | null;
}

type Part = 'removed' | 'waiting' | undefined;
const partOf = ({ removed }: ContributionFilter): Part => (removed ? 'removed' : undefined);
const partsOf = (kind: ContributionKind): readonly Part[] =>
  kind === 'comment' ? ['waiting', 'removed', undefined] : ['removed', undefined];

/** Reads votes, ratings and comments from the views, without those on hidden products. */
@Injectable()
export class Contributions {
  private cachedHiddenProducts: readonly string[] | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {
    catalogue.onChange(({ products, taxonomyChanged, reloaded }) => {
      const hides = products.some(
        ({ before, after }) => before?.removed !== after.removed || before.brandId !== after.brandId,
      );
      if (taxonomyChanged || reloaded || hides) this.cachedHiddenProducts = undefined;
    });
  }

  /** Active or removed contributions, ordered by the time at which they were made or removed. */
  find<Kind extends ContributionKind>(
    kind: Kind,
    filter: ContributionFilter,
    { oldestFirst }: ContributionOrder,
  ): FindCursor<ContributionDocuments[Kind]> {
    const time = filter.removed ? 'removedAt' : timeFields[kind];
    const direction = oldestFirst ? 1 : -1;
    return this.collection<ContributionDocuments[Kind]>(kind, partOf(filter))
      .find(this.conditions(kind, filter))
      .sort({ [time]: direction, _id: direction }) as FindCursor<ContributionDocuments[Kind]>;
  }

  async count(kind: ContributionKind, filter: ContributionFilter): Promise<number> {
    return this.collection(kind, partOf(filter)).countDocuments(this.conditions(kind, filter));
  }

  /** An active contribution, one that waits for moderators, or one that they removed. Throws a 404 for any other. */
  async get<Kind extends ContributionKind>(
    kind: Kind,
    id: string,
  ): Promise<ContributionDocuments[Kind] & { readonly userId: string }> {
    const found = (await this.byIds(kind, [id])).get(id);
    if (!found) throw contributionNotFound(kind);
    return found as ContributionDocuments[Kind] & { readonly userId: string };
  }

  /** Active contributions, those that wait for moderators and those that they removed, by id; ids of others are left out. */
  async byIds<Kind extends ContributionKind>(
    kind: Kind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ContributionDocuments[Kind]>> {
    const found = await Promise.all(
      partsOf(kind).map((part) =>
        this.collection<Stored>(kind, part)
          .find({ _id: { $in: [...ids] }, userId: { $ne: null } })
          .toArray(),
      ),
    );
    return new Map(found.flat().map((stored) => [stored._id, stored as unknown as ContributionDocuments[Kind]]));
  }

  /** A filter that leaves out what is on hidden products. */
  onVisibleProducts(): { $nor?: { productId: { $in: string[] } }[] } {
    const hidden = this.hiddenProducts();
    return hidden.length > 0 ? { $nor: [{ productId: { $in: [...hidden] } }] } : {};
  }

  private conditions(
    kind: ContributionKind,
    { productId, userIds, stars, removed, excludedProducts = this.hiddenProducts() }: ContributionFilter,
  ): Filter<Document> {
    return {
      ...(productId !== undefined && { productId }),
      ...(userIds && { userId: userIds.length === 1 ? userIds[0] : { $in: [...userIds] } }),
      ...(stars !== undefined && { stars }),
      ...(kind === 'comment' && !removed && { withdrawn: false, hidden: { $ne: true } }),
      ...(excludedProducts.length > 0 &&
        (productId === undefined || excludedProducts.includes(productId)) && {
          $nor: [{ productId: { $in: [...excludedProducts] } }],
        }),
    };
  }

  private hiddenProducts() {
    return (this.cachedHiddenProducts ??= [...this.catalogue.allProducts()]
      .filter((product) => !this.catalogue.isVisible(product))
      .map(({ _id }) => _id));
  }

  private collection<Stored extends Document>(kind: ContributionKind, part: Part) {
    const build = this.progress.activeBuilds[kind];
    return this.databases.views.collection<Stored>(viewCollection(kind, build, part));
  }
}

export const contributionNotFound = (kind: ContributionKind): NotFoundError =>
  new NotFoundError('NOT_FOUND').withMessage(`There is no such ${kind}.`);
