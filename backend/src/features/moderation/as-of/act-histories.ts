import { historyId, viewCollection, type EventType, type HistoryDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { InvalidError } from '../../../shared/errors.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import type { ActKind } from '../act-kinds.ts';

/** What the history tells of an act. */
export type Told = Pick<HistoryDocument, '_id' | 'eventId' | 'type' | 'data' | 'origin'>;

/** Entries that one answer reads. */
const most = 50_000;

const typesOf: Readonly<Record<ActKind, readonly EventType[]>> = {
  vote: ['VoteCast', 'VoteWithdrawn', 'VoteRemovedByModerator', 'VoteRestored', 'VotesReset', 'VotesResetUndone'],
  rating: [
    ...(['RatingGiven', 'RatingChanged', 'RatingWithdrawn', 'RatingRemovedByModerator', 'RatingRestored'] as const),
    ...(['RatingReset', 'RatingResetUndone'] as const),
  ],
  comment: [
    ...(['CommentPosted', 'CommentEdited', 'CommentWithdrawn', 'CommentRemovedByModerator'] as const),
    ...(['CommentRestored', 'CommentRemovedByImport', 'CommentImportRemovalUndone'] as const),
  ],
};
const resetsOf: Readonly<Record<ActKind, readonly EventType[]>> = {
  vote: ['ProductVotesReset', 'ProductVotesResetUndone'],
  rating: ['ProductRatingsReset', 'ProductRatingsResetUndone'],
  comment: [],
};
const fields = { eventId: 1, type: 1, data: 1, origin: 1 };

const inEntity = { entity: 1, _id: 1 } as const;

/** Reads what the history tells of votes, ratings or comments, and of resets. */
@Injectable()
export class ActHistories {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** The products on which something of a kind happened after a position. Throws a 400 where too much has. */
  async touchedSince(kind: ActKind, position: bigint, productId: string | undefined): Promise<ReadonlySet<string>> {
    const after = { _id: { $gt: historyId(position) } };
    const office = { $in: [true, false] };
    const found = await Promise.all([
      productId === undefined
        ? this.read({ office, type: { $in: [...typesOf[kind]] }, ...after }, { office: 1, type: 1, _id: 1 })
        : this.read({ ofProduct: productId, type: { $in: [...typesOf[kind]] }, ...after }, { ofProduct: 1, _id: 1 }),
      this.read({ office, type: { $in: [...resetsOf[kind]] }, ...after }, { office: 1, type: 1, _id: 1 }),
    ]);
    const products = new Set(found.flat().map(({ data }) => String(data['productId'])));
    return productId === undefined ? products : new Set([...products].filter((id) => id === productId));
  }

  /** All that was told of a kind on some products up to a position, in the order of the log. Throws a 400. */
  async toldOf(kind: ActKind, products: ReadonlySet<string>, position: bigint): Promise<readonly Told[]> {
    if (products.size === 0) return [];
    const until = { _id: { $lte: historyId(position) } };
    const entities = [...products].map((id) => `product:${id}` as const);
    const [acts, resets] = await Promise.all([
      this.read(
        { ofProduct: { $in: [...products] }, type: { $in: [...typesOf[kind]] }, ...until },
        { ofProduct: 1, _id: 1 },
      ),
      this.read({ entity: { $in: entities }, type: { $in: [...resetsOf[kind]] }, ...until }, inEntity),
    ]);
    return [...acts, ...resets].sort((a, b) => (a._id < b._id ? -1 : 1));
  }

  private async read(filter: object, hint: Record<string, 1>): Promise<readonly Told[]> {
    const found = await this.databases.views
      .collection<HistoryDocument>(viewCollection('history', this.progress.activeBuilds.history))
      .find(filter, { hint, projection: fields })
      .limit(most + 1)
      .toArray();
    if (found.length > most)
      throw new InvalidError(
        'Too much has happened since, or all of it was replaced: name a product, or a later moment.',
        'AS_OF_TOO_MUCH',
      );
    return found;
  }
}
