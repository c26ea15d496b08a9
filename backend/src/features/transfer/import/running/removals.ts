import {
  ballot,
  ballotStream,
  brandStream,
  categoryStream,
  comment,
  commentStream,
  productStream,
  rating,
  ratingStream,
  removeCommentByImport,
  resetRating,
  resetVotes,
  type CommentDocument,
  entityOfFile,
  type Entity,
  type ExportedEntity,
  type RatingDocument,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { RemoveRecord } from '../../../../shared/entities/entity-commands.ts';
import type { RecordDocument } from '../../../../shared/as-of/record-documents.ts';
import { recordStream } from '../../../../shared/entities/record-file.ts';
import { isDescribed } from '../../exported-entities.ts';
import { CatalogueIndex } from '../../../listing/index.ts';
import { RemoveVotingOptions } from '../../../voting/index.ts';
import { ViewDocuments, type MemberAndProduct } from '../plans/view-documents.ts';

/** What a replacing import removes by one command: a record, or what one person gave one product. */
export interface Removal {
  /** Its commands are run one after the other. */
  readonly stream: string;
  /** Names it among all that the import removes. */
  readonly id: string;
  /** Of a subcategory or an option set. */
  readonly categoryId?: string;
  /** Of votes and ratings. */
  readonly opinion?: MemberAndProduct;
  readonly voteIds?: readonly string[];
}

/** The records of a kind that a replacing import removes, each by ordinary events in its own stream. */
@Injectable()
export class Removals {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly views: ViewDocuments,
  ) {}

  /** The records of a kind now; none of settings, which rows change, and of profiles, which imports only add to. */
  list(entity: ExportedEntity): Iterable<Removal> | AsyncIterable<Removal> {
    const { catalogue, views } = this;
    const pair = { productId: 1, userId: 1 } as const;
    if (isDescribed(entity)) return this.records(entityOfFile(entity));
    switch (entity) {
      case 'products':
        return removalsOfRecords(catalogue.allProducts(), productStream);
      case 'brands':
        return removalsOfRecords(catalogue.allBrands(), brandStream);
      case 'categories':
        return removalsOfRecords(catalogue.allCategories(), categoryStream);
      case 'subcategories':
      case 'votingOptions':
        return this.partsOfCategories(entity === 'votingOptions');
      case 'votes':
        return removalsOfBallots(views.collection<VoteDocument>('vote').find().project<OpinionId>(pair).sort(pair));
      case 'ratings':
        return views
          .collection<RatingDocument>('rating')
          .find()
          .project<OpinionId>(pair)
          .map(({ _id: id, ...opinion }) => ({
            stream: ratingStream(opinion.productId, opinion.userId),
            id,
            opinion,
          }));
      case 'comments':
        return views
          .collection<CommentDocument>('comment')
          .find({ withdrawn: false })
          .project<{ readonly _id: string }>({ _id: 1 })
          .map(({ _id: id }) => ({ stream: commentStream(id), id }));
      case 'profiles':
      case 'settings':
        return [];
    }
  }

  /**
   * What is removed already, or was given since, is left. Throws a `DomainError` for what can't be removed any more.
   * @param batchId the import
   */
  async remove(context: CommandContext, entity: ExportedEntity, removal: Removal, batchId: string) {
    const { runner, commands } = this;
    const { stream, id, categoryId, opinion, voteIds = [] } = removal;
    const { at } = context;
    const written = () => {
      switch (entity) {
        case 'votes':
          return runner.run(ballot, stream, context, resetVotes({ ...opinion!, voteIds, batchId, at }));
        case 'ratings':
          return runner.run(rating, stream, context, resetRating({ ...opinion!, ratingId: id, batchId, at }));
        case 'comments':
          return runner.run(comment, stream, context, removeCommentByImport({ commentId: id, batchId, at }));
        case 'votingOptions':
          return commands.execute(new RemoveVotingOptions(context, categoryId!, id === categoryId ? null : id));
        default:
          return commands.execute(new RemoveRecord(context, entityOfFile(entity).kind, id));
      }
    };
    return (await written()).position;
  }

  private records(entity: Entity): AsyncIterable<Removal> {
    return this.views
      .collection<RecordDocument>(entity.view!)
      .find({ removed: false })
      .project<Pick<RecordDocument, '_id'>>({ _id: 1 })
      .map(({ _id: id }) => ({ stream: recordStream(entity, id), id }));
  }

  private *partsOfCategories(ofOptions: boolean): Generator<Removal> {
    for (const { _id: categoryId, removed, optionSet, subcategories } of this.catalogue.allCategories()) {
      if (removed) continue;
      const item = (id: string) => ({ stream: categoryStream(categoryId), id, categoryId });
      if (ofOptions && optionSet) yield item(categoryId);
      for (const part of subcategories) if (!part.removed && (!ofOptions || part.optionSet)) yield item(part.id);
    }
  }
}

type OpinionId = MemberAndProduct & { readonly _id: string };

/** The votes of each ballot as one. @param votes one ballot after the other */
async function* removalsOfBallots(votes: AsyncIterable<OpinionId>): AsyncGenerator<Removal> {
  let last: (Removal & { readonly voteIds: string[] }) | undefined;
  for await (const { _id, productId, userId } of votes) {
    const stream = ballotStream(productId, userId);
    if (last?.stream === stream) {
      last.voteIds.push(_id);
      continue;
    }
    if (last) yield last;
    last = { stream, id: stream, opinion: { productId, userId }, voteIds: [_id] };
  }
  if (last) yield last;
}

function* removalsOfRecords(
  records: Iterable<{ readonly _id: string; readonly removed: boolean }>,
  streamOf: (id: string) => string,
): Generator<Removal> {
  for (const { _id: id, removed } of records) if (!removed) yield { stream: streamOf(id), id };
}
