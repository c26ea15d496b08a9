import { ballot, ballotStream, castVote, type Ballot, type BallotEvent } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { PostComment } from '../../commenting/index.ts';
import { GiveRating } from '../../rating/index.ts';
import type { Act, Activity, BallotAct, CommentAct, RatingAct, ReplyAct } from '../activity/activity.ts';
import type { DemoPlan } from './demo-plan.ts';
import { inParallel, nothing, type Written } from './in-parallel.ts';
import type { LoadedIds } from './loaded-ids.ts';
import type { LoadingProgress } from './loading-progress.ts';

/** Does what people did, by the commands of people. What is there already is passed over. */
@Injectable()
export class ActivityLoader {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** All but the replies; answers the last position. */
  async load(plan: DemoPlan, activity: Activity, loaded: LoadedIds, progress: LoadingProgress): Promise<bigint> {
    const { ballots, ratings, comments } = activity;
    const work = [
      ...ballots.map((act) => ({ act, what: 'votes', add: () => this.cast(plan, act, loaded) })),
      ...ratings.map((act) => ({ act, what: 'ratings', add: () => this.rate(plan, act, loaded) })),
      ...comments.map((act) => ({ act, what: 'comments', add: () => this.comment(plan, act, loaded) })),
    ].sort((a, b) => a.act.at - b.act.at);
    return inParallel(work, async ({ what, add }) => {
      const written = await add();
      progress.advance(what);
      return written;
    });
  }

  /** To be called when the comments can be seen. Answers the last position. */
  async loadReplies(plan: DemoPlan, { replies }: Activity, loaded: LoadedIds, progress: LoadingProgress) {
    return inParallel(replies, async (act) => {
      const written = await this.reply(plan, act, loaded);
      progress.advance('replies');
      return written;
    });
  }

  private async cast(plan: DemoPlan, act: BallotAct, loaded: LoadedIds): Promise<Written> {
    const { productId, memberId, votes } = act;
    const context = contextOf(plan, 'vote', act);
    const voteId = (label: string) => context.newId(`vote ${label}`);
    if (votes[0] && loaded.votes.has(voteId(votes[0].label))) return nothing;
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

  private async rate(plan: DemoPlan, act: RatingAct, loaded: LoadedIds): Promise<Written> {
    const context = contextOf(plan, 'rate', act);
    if (loaded.ratings.has(context.newId('rating'))) return nothing;
    return this.commands.execute(new GiveRating(context, act.productId, act.memberId, act.stars));
  }

  private async comment(plan: DemoPlan, act: CommentAct, loaded: LoadedIds): Promise<Written> {
    const context = contextOf(plan, 'comment', act, act.language);
    if (loaded.comments.has(context.newId('comment'))) return nothing;
    return this.commands.execute(new PostComment(context, act.productId, act.memberId, act.text, null));
  }

  private async reply(plan: DemoPlan, act: ReplyAct, loaded: LoadedIds): Promise<Written> {
    const context = contextOf(plan, `reply to ${act.root.memberId}`, act, act.language);
    if (loaded.comments.has(context.newId('comment'))) return nothing;
    const rootId = contextOf(plan, 'comment', act.root, act.root.language).newId('comment');
    return this.commands.execute(new PostComment(context, act.productId, act.memberId, act.text, rootId));
  }
}

const contextOf = (plan: DemoPlan, what: string, { productId, memberId, at }: Act, language?: 'en' | 'ar') =>
  plan.opening(`${what} ${productId} ${memberId}`, at, language);

/** Several decisions as one: each in the state that those before it left. */
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
