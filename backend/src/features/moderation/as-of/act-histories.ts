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
import type { ActKind } from '../act-kinds.ts';

/** What the history tells of an act. */
export type Told = Pick<HistoryDocument, '_id' | 'eventId' | 'type' | 'data' | 'origin'>;

/** Entries that one answer reads. */
const most = 50_000;

const typesOf: Readonly<Record<ActKind, readonly EventType[]>> = {
  vote: voteEvents,
  rating: ratingEvents,
  comment: [...commentEvents, 'CommentEdited'],
};

/** Reads what the history tells of votes, ratings or comments. */
@Injectable()
export class ActHistories {
  constructor(private readonly views: ActiveViews) {}

  /** The products on which something of a kind happened after a position. Throws a 400 where too much has. */
  async touchedSince(kind: ActKind, position: bigint, productId: string | undefined): Promise<ReadonlySet<string>> {
    const ofTypes = { type: { $in: typesOf[kind] }, _id: { $gt: historyId(position) } };
    const found =
      productId === undefined
        ? this.entries({ office: { $in: [true, false] }, ...ofTypes }, { office: 1, type: 1, _id: 1 })
        : this.entries({ ofProduct: productId, ...ofTypes }, { ofProduct: 1, _id: 1 });
    const touched = await found.project<Pick<HistoryDocument, 'ofProduct'>>({ _id: 0, ofProduct: 1 }).toArray();
    if (touched.length > most) throw tooMuch();
    return new Set(touched.map(({ ofProduct }) => ofProduct!));
  }

  /** All that was told of a kind on some products up to a position, in the order of the log. Throws a 400. */
  async toldOf(kind: ActKind, products: ReadonlySet<string>, position: bigint): Promise<readonly Told[]> {
    if (products.size === 0) return [];
    const until = { type: { $in: typesOf[kind] }, _id: { $lte: historyId(position) } };
    const told = await this.entries({ ofProduct: { $in: [...products] }, ...until }, { ofProduct: 1, _id: 1 })
      .project<Told>({ eventId: 1, type: 1, data: 1, origin: 1 })
      .toArray();
    if (told.length > most) throw tooMuch();
    return told.sort((a, b) => (a._id < b._id ? -1 : 1));
  }

  private entries(filter: object, hint: Record<string, 1>) {
    return this.views
      .collection<HistoryDocument>('history')
      .find(filter, { hint })
      .limit(most + 1);
  }
}

const tooMuch = () => new InvalidError('AS_OF_TOO_MUCH');
