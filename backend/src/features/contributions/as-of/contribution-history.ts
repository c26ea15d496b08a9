import {
  commentEvents,
  historyId,
  InvalidError,
  ratingEvents,
  voteEvents,
  type EventType,
  type HistoryDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import type { ContributionKind } from '../contribution-types.ts';

/** The fields of an entry of the history that tell what happened to a contribution. */
export type ContributionEntry = Pick<HistoryDocument, '_id' | 'eventId' | 'type' | 'data' | 'origin'>;

/** The most entries that one request reads. */
const maxEntries = 50_000;

const typesByKind: Readonly<Record<ContributionKind, readonly EventType[]>> = {
  vote: voteEvents,
  rating: ratingEvents,
  comment: [...commentEvents, 'CommentEdited'],
};

/** Reads the history of votes, ratings and comments. */
@Injectable()
export class ContributionHistory {
  constructor(private readonly views: ActiveViews) {}

  /** The products whose contributions of a kind have changed after a position. Throws a 400 for too many changes. */
  async productsChangedSince(
    kind: ContributionKind,
    position: bigint,
    productId: string | undefined,
  ): Promise<ReadonlySet<string>> {
    const later = { type: { $in: typesByKind[kind] }, _id: { $gt: historyId(position) } };
    const found =
      productId === undefined
        ? await this.entries({ office: { $in: [true, false] }, ...later }, { office: 1, type: 1, _id: 1 })
        : await this.entries({ ofProduct: productId, ...later }, { ofProduct: 1, _id: 1 });
    const changed = await found.project<Pick<HistoryDocument, 'ofProduct'>>({ _id: 0, ofProduct: 1 }).toArray();
    if (changed.length > maxEntries) throw tooManyEntries();
    return new Set(changed.map(({ ofProduct }) => ofProduct!));
  }

  /** All entries of a kind for some products up to a position, in the order of the log. Throws a 400 for too many. */
  async entriesUpTo(
    kind: ContributionKind,
    products: ReadonlySet<string>,
    position: bigint,
  ): Promise<readonly ContributionEntry[]> {
    if (products.size === 0) return [];
    const until = { type: { $in: typesByKind[kind] }, _id: { $lte: historyId(position) } };
    const found = await this.entries({ ofProduct: { $in: [...products] }, ...until }, { ofProduct: 1, _id: 1 });
    const entries = await found.project<ContributionEntry>({ eventId: 1, type: 1, data: 1, origin: 1 }).toArray();
    if (entries.length > maxEntries) throw tooManyEntries();
    return entries.sort((a, b) => (a._id < b._id ? -1 : 1));
  }

  private async entries(filter: object, hint: Record<string, 1>) {
    return (await this.views.current<HistoryDocument>('history')).find(filter, { hint }).limit(maxEntries + 1);
  }
}

const tooManyEntries = () => new InvalidError('AS_OF_TOO_MUCH');
