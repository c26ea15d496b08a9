import type { HistoryDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { standingAfter } from '../../../shared/commands/voided.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { comment, commentStream, type Comment } from '../../commenting/index.ts';
import { rating, ratingStream } from '../../rating/index.ts';
import { ballot, ballotStream, type Ballot } from '../../voting/index.ts';

type Entry = Pick<HistoryDocument, 'revision' | 'correlationId'>;
interface Place {
  readonly productId: string;
  readonly userId: string;
}

/**
 * What stood in the place of an act that an import wrote, had the import not cleared its kind before. Where the act is
 * the first of its stream nothing did.
 */
@Injectable()
export class FormerActs {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async vote(
    entry: Entry,
    { productId, userId }: Place,
    optionId: string,
  ): Promise<Ballot['votes'][number] | undefined> {
    if (entry.revision === 0) return undefined;
    const standing = standingAfter(ballot, this.catalogue.latestReset(productId, 'votes', entry.correlationId));
    const { votes } = await this.before(standing, ballotStream(productId, userId), entry);
    return votes.find((vote) => vote.optionId === optionId);
  }

  async rating(entry: Entry, { productId, userId }: Place) {
    if (entry.revision === 0) return null;
    const standing = standingAfter(rating, this.catalogue.latestReset(productId, 'ratings', entry.correlationId));
    const { standing: former } = await this.before(standing, ratingStream(productId, userId), entry);
    return former && { ratingId: former.ratingId, stars: former.stars, givenAt: former.givenAt };
  }

  async comment(entry: Entry, commentId: string): Promise<Comment> {
    if (entry.revision === 0) return null;
    const former = await this.before(comment, commentStream(commentId), entry);
    return former?.withdrawn ? null : former;
  }

  private before<State>(
    decider: Parameters<typeof this.runner.foldBefore<State, never>>[0],
    stream: string,
    entry: Entry,
  ) {
    return this.runner.foldBefore(decider, stream, BigInt(entry.revision), entry.correlationId);
  }
}
