import { ballot, ballotStream, castVote, type Ballot, type BallotEvent, type ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { PostComment } from '../../commenting/index.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { GiveRating } from '../../rating/index.ts';
import type {
  Activity,
  DemoBallot,
  DemoComment,
  DemoContribution,
  DemoRating,
  DemoReply,
} from '../activity/activity.ts';
import { alreadyWritten, inParallel, type LoadingProgress, type Written } from '../demo-work.ts';
import type { DemoPlan } from './demo-plan.ts';

/** Loads contributions by the commands of members. What is there already is skipped. */
@Injectable()
export class ActivityLoader {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Loads all but the replies. @returns the last position */
  async load(plan: DemoPlan, activity: Activity, loaded: LoadedIds, progress: LoadingProgress): Promise<bigint> {
    const { ballots, ratings, comments } = activity;
    const work = [
      ...ballots.map((contribution) => ({
        contribution,
        what: 'votes',
        add: () => this.cast(plan, contribution, loaded),
      })),
      ...ratings.map((contribution) => ({
        contribution,
        what: 'ratings',
        add: () => this.rate(plan, contribution, loaded),
      })),
      ...comments.map((contribution) => ({
        contribution,
        what: 'comments',
        add: () => this.comment(plan, contribution, loaded),
      })),
    ].sort((a, b) => a.contribution.at - b.contribution.at);
    return inParallel(work, async ({ what, add }) => {
      const written = await add();
      progress.advance(what);
      return written;
    });
  }

  /** To be called when the views hold the comments. @returns the last position */
  async loadReplies(plan: DemoPlan, { replies }: Activity, loaded: LoadedIds, progress: LoadingProgress) {
    return inParallel(replies, async (contribution) => {
      const written = await this.reply(plan, contribution, loaded);
      progress.advance('replies');
      return written;
    });
  }

  private async cast(plan: DemoPlan, contribution: DemoBallot, loaded: LoadedIds): Promise<Written> {
    const { productId, memberId, votes } = contribution;
    const context = contextOf(plan, 'vote', contribution);
    const voteId = (label: string) => context.newId(`vote ${label}`);
    if (votes[0] && loaded.votes.has(voteId(votes[0].label))) return alreadyWritten;
    const product = this.catalogue.visibleProduct(productId);
    const options = product ? this.catalogue.optionsOf(product) : [];
    const decisions = votes.map(({ label, at }) =>
      castVote({
        productId,
        userId: memberId,
        vote: label,
        options,
        at: new Date(at).toISOString(),
        voteId: voteId(label),
      }),
    );
    return this.runner.run(ballot, ballotStream(productId, memberId), context, inTurn(decisions));
  }

  private async rate(plan: DemoPlan, contribution: DemoRating, loaded: LoadedIds): Promise<Written> {
    const context = contextOf(plan, 'rate', contribution);
    if (loaded.ratings.has(context.newId('rating'))) return alreadyWritten;
    return this.commands.execute(
      new GiveRating(context, contribution.productId, contribution.memberId, contribution.stars),
    );
  }

  private async comment(plan: DemoPlan, contribution: DemoComment, loaded: LoadedIds): Promise<Written> {
    const context = contextOf(plan, 'comment', contribution, contribution.language);
    if (loaded.comments.has(context.newId('comment'))) return alreadyWritten;
    return this.commands.execute(
      new PostComment(context, contribution.productId, contribution.memberId, contribution.text, null),
    );
  }

  private async reply(plan: DemoPlan, contribution: DemoReply, loaded: LoadedIds): Promise<Written> {
    const context = contextOf(plan, `reply to ${contribution.root.memberId}`, contribution, contribution.language);
    if (loaded.comments.has(context.newId('comment'))) return alreadyWritten;
    const rootId = contextOf(plan, 'comment', contribution.root, contribution.root.language).newId('comment');
    return this.commands.execute(
      new PostComment(context, contribution.productId, contribution.memberId, contribution.text, rootId),
    );
  }
}

export const contextOf = (
  plan: DemoPlan,
  what: string,
  { productId, memberId, at }: DemoContribution,
  language?: 'en' | 'ar',
) => plan.contextOfNew(`${what} ${productId} ${memberId}`, at, language);

/** Several decisions as one: each decides on the state that those before it left. */
const inTurn =
  (decisions: readonly ((state: Ballot) => BallotEvent[])[]) =>
  (before: Ballot): BallotEvent[] => {
    let state = before;
    return decisions.flatMap((decide) => {
      const events = decide(state);
      state = events.reduce((next, event) => ballot.evolve(next, { ...event, id: '', revision: 0n }), state);
      return events;
    });
  };

/** Ids of the demo's contributions that the views already hold. */
export interface LoadedIds {
  readonly votes: ReadonlySet<string>;
  readonly ratings: ReadonlySet<string>;
  readonly comments: ReadonlySet<string>;
}

/** Reads at once which contributions are there, so that resumed loading need not look up each of them. */
@Injectable()
export class LoadedActivity {
  constructor(private readonly activeViews: ActiveViews) {}

  async ids(): Promise<LoadedIds> {
    const [votes, ratings, comments] = await Promise.all([
      this.demoIds('vote'),
      this.demoIds('rating'),
      this.demoIds('comment'),
    ]);
    return { votes, ratings, comments };
  }

  private async demoIds(view: ViewName): Promise<ReadonlySet<string>> {
    const documents = await this.activeViews
      .collection<{ _id: string }>(view)
      .find({ demo: true }, { projection: { _id: 1 } })
      .toArray();
    return new Set(documents.map(({ _id }) => _id));
  }
}
