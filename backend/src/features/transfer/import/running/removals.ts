import type { ExportedEntity } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { bannerStream } from '../../../banners/index.ts';
import {
  brandStream,
  CatalogueIndex,
  categoryStream,
  productStream,
  RemoveRecord,
  RemoveVotingOptions,
  type RemovableKind,
} from '../../../catalogue/index.ts';
import { comment, commentStream, removeCommentByImport } from '../../../commenting/index.ts';
import { rating, ratingStream, resetRating } from '../../../rating/index.ts';
import { ballot, ballotStream, resetVotes } from '../../../voting/index.ts';
import { KnownViews } from '../plans/known-views.ts';

/** What a replacing import removes by one command: a record, or what one person gave one product. */
export interface Removal {
  /** Its commands are run one after the other. */
  readonly stream: string;
  /** Names it among all that the import removes. */
  readonly id: string;
  /** Of a subcategory or an option set. */
  readonly categoryId?: string;
  /** Of votes and ratings. */
  readonly opinion?: { readonly productId: string; readonly userId: string };
  readonly voteIds?: readonly string[];
}

/** The records of a kind that a replacing import removes, each by ordinary events in its own stream. */
@Injectable()
export class Removals {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly views: KnownViews,
  ) {}

  /** What there is of a kind now; nothing of settings, which rows change. */
  async *list(entity: ExportedEntity): AsyncGenerator<Removal> {
    const { catalogue, views } = this;
    switch (entity) {
      case 'products':
        yield* notRemoved(catalogue.allProducts(), productStream);
        break;
      case 'brands':
        yield* notRemoved(catalogue.allBrands(), brandStream);
        break;
      case 'categories':
        yield* notRemoved(catalogue.allCategories(), categoryStream);
        break;
      case 'banners':
        yield* notRemoved(await views.banners(), bannerStream);
        break;
      case 'subcategories':
      case 'votingOptions':
        yield* this.inCategories(entity === 'votingOptions');
        break;
      case 'votes':
        for await (const { voteIds, ...opinion } of views.ballots()) {
          const stream = ballotStream(opinion.productId, opinion.userId);
          yield { stream, id: stream, opinion, voteIds };
        }
        break;
      case 'ratings':
        for await (const { _id: id, productId, userId } of views.everyRating())
          yield { stream: ratingStream(productId, userId), id, opinion: { productId, userId } };
        break;
      case 'comments':
        for await (const { _id: id } of views.everyComment()) yield { stream: commentStream(id), id };
    }
  }

  /**
   * What is removed already, or was given since, is left. Throws a `DomainError` for what can't be removed any more.
   * @param batchId the import
   */
  async remove(
    context: CommandContext,
    entity: ExportedEntity,
    removal: Removal,
    batchId: string,
  ): Promise<bigint | undefined> {
    const { stream, id, opinion, voteIds = [] } = removal;
    const { at } = context;
    const written =
      entity === 'votes'
        ? this.runner.run(ballot, stream, context, resetVotes({ ...opinion!, voteIds, batchId, at }))
        : entity === 'ratings'
          ? this.runner.run(rating, stream, context, resetRating({ ...opinion!, ratingId: id, batchId, at }))
          : entity === 'comments'
            ? this.runner.run(comment, stream, context, removeCommentByImport({ commentId: id, batchId, at }))
            : this.commands.execute(removalCommand(context, entity, removal));
    return (await written).position;
  }

  private *inCategories(ofOptions: boolean): Generator<Removal> {
    for (const { _id: categoryId, removed, optionSet, subcategories } of this.catalogue.allCategories()) {
      if (removed) continue;
      const item = (id: string) => ({ stream: categoryStream(categoryId), id, categoryId });
      if (ofOptions && optionSet) yield item(categoryId);
      for (const part of subcategories) if (!part.removed && (!ofOptions || part.optionSet)) yield item(part.id);
    }
  }
}

function* notRemoved(
  records: Iterable<{ readonly _id: string; readonly removed: boolean }>,
  streamOf: (id: string) => string,
): Generator<Removal> {
  for (const { _id: id, removed } of records) if (!removed) yield { stream: streamOf(id), id };
}

const removalCommand = (
  context: CommandContext,
  entity: ExportedEntity,
  { id, categoryId }: Removal,
): Command<CommandResult<unknown>> => {
  if (entity === 'votingOptions') return new RemoveVotingOptions(context, categoryId!, id === categoryId ? null : id);
  return new RemoveRecord(context, kinds[entity]!, id);
};

const kinds: Partial<Record<ExportedEntity, RemovableKind>> = {
  products: 'product',
  brands: 'brand',
  categories: 'category',
  subcategories: 'subcategory',
  banners: 'banner',
};
