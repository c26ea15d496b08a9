import { helpfulMark, helpfulStream, markHelpful, placeOnShelf, shelfItem, shelfStream } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CreateProfile } from '../../profiles/index.ts';
import type { Activity, DemoMark, DemoShelfItem } from '../activity/activity.ts';
import { inParallel, type LoadingProgress, type Written } from '../demo-work.ts';
import { contextOf } from './activity-loader.ts';
import type { DemoPlan, PlannedMember } from './demo-plan.ts';

/** Loads what members show of themselves and of others: profiles, shelves and marks of helpful comments. */
@Injectable()
export class CommunityLoader {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
  ) {}

  /** To be called when the log holds the comments. What is there already is not written again. @returns the last position */
  load(plan: DemoPlan, { shelf, marks }: Activity, progress: LoadingProgress): Promise<bigint> {
    const work = [
      ...plan.members().map((member) => ({ what: 'profiles', add: this.profileOf(plan, member) })),
      ...shelf.map((item) => ({ what: 'shelves', add: () => this.place(plan, item) })),
      ...marks.map((mark) => ({ what: 'helpful marks', add: () => this.mark(plan, mark) })),
    ];
    return inParallel(
      work.flatMap(({ what, add }) => (add ? [{ what, add }] : [])),
      async ({ what, add }) => {
        const written = await add();
        progress.advance(what);
        return written;
      },
    );
  }

  private profileOf(
    plan: DemoPlan,
    { id, name, language, joinedAt, profile }: PlannedMember,
  ): (() => Promise<Written>) | undefined {
    if (!profile) return undefined;
    const { traits: _, ...shown } = profile;
    const texts = { ...shown, displayName: name, email: null, avatarUrl: null, isPublic: true };
    const context = plan.contextOfNew(`profile ${id}`, joinedAt, language);
    return () => this.commands.execute(new CreateProfile(context, id, texts, undefined));
  }

  private place(plan: DemoPlan, item: DemoShelfItem): Promise<Written> {
    const { productId, memberId: userId, state, again } = item;
    const context = contextOf(plan, 'shelf', item);
    const decision = placeOnShelf({ productId, userId, state, again, hasRoom: true, at: context.at });
    return this.runner.run(shelfItem, shelfStream(productId, userId), context, decision);
  }

  private mark(plan: DemoPlan, mark: DemoMark): Promise<Written> {
    const { productId, memberId: userId, comment } = mark;
    const authorId = comment.memberId;
    const commentId = contextOf(plan, 'comment', comment, comment.language).newId('comment');
    const context = contextOf(plan, `helpful ${authorId}`, mark);
    const decision = markHelpful({ commentId, productId, authorId, userId, at: context.at });
    return this.runner.run(helpfulMark, helpfulStream(commentId, userId), context, decision);
  }
}
