import { NotFoundError, viewCollection } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, FindCursor } from 'mongodb';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { CatalogueIndex } from '../catalogue/index.ts';
import { timeFields, type ActDocuments, type ActKind } from './act-kinds.ts';

export interface ActFilter {
  readonly productId?: string | undefined;
  readonly userIds?: readonly string[] | undefined;
  readonly stars?: number | undefined;
  /** Only what moderators have removed, instead of what stands. */
  readonly removed?: boolean | undefined;
  /** Products whose acts are left out, instead of those that are hidden now. */
  readonly leftOut?: readonly string[] | undefined;
}

export interface ActOrder {
  readonly oldestFirst: boolean;
}

interface Stored {
  readonly _id: string;
  readonly userId: string | null;
}

/** Reads what members did from the views. What hangs on hidden products is left out. */
@Injectable()
export class Acts {
  private hidden: readonly string[] | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
  ) {
    catalogue.onChange(({ products, frame, reloaded }) => {
      const hides = products.some(
        ({ before, after }) => before?.removed !== after.removed || before.brandId !== after.brandId,
      );
      if (frame || reloaded || hides) this.hidden = undefined;
    });
  }

  /** What stands or what was removed, in the order of its time; removed things by the time of their removal. */
  find<Kind extends ActKind>(kind: Kind, filter: ActFilter, { oldestFirst }: ActOrder): FindCursor<ActDocuments[Kind]> {
    const time = filter.removed ? 'removedAt' : timeFields[kind];
    const direction = oldestFirst ? 1 : -1;
    return this.collection<ActDocuments[Kind]>(kind, filter.removed)
      .find(this.wanted(kind, filter))
      .sort({ [time]: direction, _id: direction }) as FindCursor<ActDocuments[Kind]>;
  }

  async count(kind: ActKind, filter: ActFilter): Promise<number> {
    return this.collection(kind, filter.removed).countDocuments(this.wanted(kind, filter));
  }

  /** An act that stands or that moderators removed. Throws a 404 for any other. */
  async get<Kind extends ActKind>(kind: Kind, id: string): Promise<ActDocuments[Kind]> {
    const own = { _id: id };
    const found =
      (await this.collection<Stored>(kind).findOne(own)) ?? (await this.collection<Stored>(kind, true).findOne(own));
    if (!found || found.userId === null) throw new NotFoundError('NOT_FOUND').withMessage(`There is no such ${kind}.`);
    return found as unknown as ActDocuments[Kind];
  }

  /** Those of some acts that stand or that moderators removed, by id. */
  async many<Kind extends ActKind>(
    kind: Kind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ActDocuments[Kind]>> {
    const found = await Promise.all(
      [true, false].map((removed) =>
        this.collection<Stored>(kind, removed)
          .find({ _id: { $in: [...ids] }, userId: { $ne: null } })
          .toArray(),
      ),
    );
    return new Map(found.flat().map((act) => [act._id, act as unknown as ActDocuments[Kind]]));
  }

  /** Ids of all products, hidden ones too. */
  *products(): Generator<string> {
    for (const { _id } of this.catalogue.allProducts()) yield _id;
  }

  /** A filter that leaves out what hangs on hidden products. */
  onVisibleProducts(): { $nor?: { productId: { $in: string[] } }[] } {
    const hidden = this.hiddenProducts();
    return hidden.length > 0 ? { $nor: [{ productId: { $in: [...hidden] } }] } : {};
  }

  private wanted(kind: ActKind, { productId, userIds, stars, removed, leftOut }: ActFilter): Filter<Document> {
    const hidden = leftOut ?? this.hiddenProducts();
    return {
      ...(productId !== undefined && { productId }),
      ...(userIds && { userId: userIds.length === 1 ? userIds[0] : { $in: [...userIds] } }),
      ...(stars !== undefined && { stars }),
      ...(kind === 'comment' && !removed && { withdrawn: false, hidden: { $ne: true } }),
      ...(hidden.length > 0 &&
        (productId === undefined || hidden.includes(productId)) && {
          $nor: [{ productId: { $in: [...hidden] } }],
        }),
    };
  }

  private hiddenProducts() {
    return (this.hidden ??= [...this.catalogue.allProducts()]
      .filter((product) => !this.catalogue.isVisible(product))
      .map(({ _id }) => _id));
  }

  private collection<Kept extends Document>(kind: ActKind, removed?: boolean) {
    const build = this.progress.activeBuilds[kind];
    return this.databases.views.collection<Kept>(viewCollection(kind, build, removed ? 'removed' : undefined));
  }
}
