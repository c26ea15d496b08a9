import {
  viewCollection,
  type BannerDocument,
  type CommentDocument,
  type ExportedEntity,
  type RatingDocument,
  type ViewName,
  type VoteDocument,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Document, Filter } from 'mongodb';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { InvalidError } from '../../../../shared/errors.ts';
import { ProjectionProgress } from '../../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../../shared/stores/databases.ts';
import { banner, bannerStream, removeBanner } from '../../../banners/index.ts';
import {
  CatalogueIndex,
  RemoveBrand,
  RemoveCategory,
  RemoveProduct,
  RemoveSubcategory,
  RemoveVotingOptions,
} from '../../../catalogue/index.ts';
import { comment, commentStream, withdrawComment } from '../../../commenting/index.ts';
import { rating, ratingStream, withdrawRating } from '../../../rating/index.ts';
import { ballot, ballotStream, withdrawAllVotes } from '../../../voting/index.ts';
import type { Batch } from '../batch.ts';
import { inOrder, type Work } from '../../../../shared/in-order.ts';

type Removal = () => Promise<{ readonly position: bigint | undefined }>;

const atOnce = 400;
const inFlight = 32;

/** Takes all records of a kind away, each by its ordinary command: so each can be brought back. */
@Injectable()
export class Clearing {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Answers the last position written. It may be called again when it was interrupted. */
  async clear(entity: ExportedEntity, batch: Batch): Promise<bigint> {
    let highest = -1n;
    let work: Work[] = [];
    const flush = async () => {
      await inOrder(work, inFlight);
      work = [];
    };
    for await (const { stream, remove } of this.removals(entity, batch)) {
      const run = async () => {
        const { position = -1n } = await remove();
        if (position > highest) highest = position;
      };
      if (work.push({ stream, run }) >= atOnce) await flush();
    }
    await flush();
    return highest;
  }

  private async *removals(
    entity: ExportedEntity,
    batch: Batch,
  ): AsyncGenerator<{ readonly stream: string; readonly remove: Removal }> {
    const context = (id: string) => batch.context(`clear ${id}`, Date.now());
    switch (entity) {
      case 'products':
        for (const { _id, removed } of [...this.catalogue.allProducts()])
          if (!removed)
            yield { stream: _id, remove: () => this.commands.execute(new RemoveProduct(context(_id), _id)) };
        return;
      case 'brands':
        for (const { _id, removed } of [...this.catalogue.allBrands()])
          if (!removed) yield { stream: _id, remove: () => this.commands.execute(new RemoveBrand(context(_id), _id)) };
        return;
      case 'categories':
        for (const { _id, removed } of [...this.catalogue.allCategories()])
          if (!removed)
            yield { stream: _id, remove: () => this.commands.execute(new RemoveCategory(context(_id), _id)) };
        return;
      case 'subcategories':
        for (const { _id, removed, subcategories } of [...this.catalogue.allCategories()])
          for (const part of removed ? [] : subcategories)
            if (!part.removed)
              yield {
                stream: _id,
                remove: () => this.commands.execute(new RemoveSubcategory(context(part.id), part.id)),
              };
        return;
      case 'votingOptions':
        for (const { _id, removed, optionSet, subcategories } of [...this.catalogue.allCategories()]) {
          if (removed) continue;
          const owners = [
            ...(optionSet ? [null] : []),
            ...subcategories.flatMap((s) => (s.optionSet && !s.removed ? [s.id] : [])),
          ];
          for (const id of owners)
            yield {
              stream: _id,
              remove: () => this.commands.execute(new RemoveVotingOptions(context(`set ${id ?? _id}`), _id, id)),
            };
        }
        return;
      case 'banners':
        for await (const { _id } of this.documents<BannerDocument>('banner', { removed: false })) {
          const decide = removeBanner(context(_id).at);
          yield { stream: _id, remove: () => this.runner.run(banner, bannerStream(_id), context(_id), decide) };
        }
        return;
      case 'votes': {
        const seen = new Set<string>();
        for await (const { productId, userId } of this.documents<VoteDocument>('vote', {})) {
          const stream = ballotStream(productId, userId);
          if (seen.has(stream)) continue;
          seen.add(stream);
          const decide = withdrawAllVotes({ productId, userId, at: context(stream).at });
          yield { stream, remove: () => this.runner.run(ballot, stream, context(stream), decide) };
        }
        return;
      }
      case 'ratings':
        for await (const { productId, userId } of this.documents<RatingDocument>('rating', {})) {
          const stream = ratingStream(productId, userId);
          const decide = withdrawRating({ productId, userId, at: context(stream).at });
          yield { stream, remove: () => this.runner.run(rating, stream, context(stream), decide) };
        }
        return;
      case 'comments':
        for await (const { _id } of this.documents<CommentDocument>('comment', { withdrawn: false })) {
          const stream = commentStream(_id);
          const decide = withdrawComment({ commentId: _id, at: context(stream).at });
          yield { stream, remove: () => this.runner.run(comment, stream, context(stream), decide) };
        }
        return;
      case 'settings':
        return;
      case 'profiles':
        throw new InvalidError('Profiles can only be merged: they belong to their people.', 'REPLACE_REFUSED');
    }
  }

  private documents<Kept extends Document>(view: ViewName, filter: Filter<Kept>) {
    return this.databases.views
      .collection<Kept>(viewCollection(view, this.progress.activeBuilds[view]))
      .find(filter)
      .batchSize(atOnce);
  }
}
