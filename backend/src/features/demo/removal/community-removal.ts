import {
  changeProfile,
  changeTraits,
  helpfulMark,
  helpfulStream,
  memberStream,
  memberTraits,
  placeOnShelf,
  profile,
  profileStream,
  removeFromShelf,
  restoreHelpfulMark,
  shelfItem,
  shelfStream,
  unmarkHelpful,
  type MemberTraitsChanged,
  type RecordedHennaEvent,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { alreadyWritten, type Written } from '../demo-work.ts';
import type { DemoCommunity } from './community-content.ts';
import type { DemoBatch } from './demo-batch.ts';

type Work = () => Promise<Written>;

/** Removes what the invented members show of themselves and of others, and restores what the events of a batch removed of it. */
@Injectable()
export class CommunityRemoval {
  constructor(
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
  ) {}

  /** Profiles become private: nobody but an erased person loses one. */
  removal(batch: DemoBatch, { shelf, marks, profiles, traits }: DemoCommunity): Work[] {
    return [
      ...shelf.map(({ productId, userId }) => () => {
        const stream = shelfStream(productId, userId);
        const context = batch.context(stream);
        return this.runner.run(shelfItem, stream, context, removeFromShelf({ productId, userId, at: context.at }));
      }),
      ...marks.map(({ commentId, userId }) => () => {
        const stream = helpfulStream(commentId, userId);
        const context = batch.context(stream);
        return this.runner.run(helpfulMark, stream, context, unmarkHelpful({ commentId, userId, at: context.at }));
      }),
      ...profiles.map((userId) => () => this.publish(batch, profileStream(userId), userId, false)),
      ...traits.map((memberId) => () => {
        const stream = memberStream(memberId);
        const context = batch.context(`traits ${stream}`);
        return this.runner.run(memberTraits, stream, context, changeTraits({ memberId, traits: {}, at: context.at }));
      }),
    ];
  }

  /** To be done when the comments are there again. */
  restoring(batch: DemoBatch, events: readonly RecordedHennaEvent[]): Work[] {
    return events.flatMap((event) => {
      const work = this.restoringOf(batch, event);
      return work ? [work] : [];
    });
  }

  private restoringOf(batch: DemoBatch, event: RecordedHennaEvent): Work | undefined {
    const { stream } = event;
    const context = () => batch.context(`restore ${stream}`);
    switch (event.type) {
      case 'ShelfRemoved': {
        const { productId, userId, state, again, placedAt: at } = event.data;
        const decision = placeOnShelf({ productId, userId, state, again, hasRoom: true, at });
        return () => this.runner.run(shelfItem, stream, context(), decision);
      }
      case 'CommentUnmarkedHelpful': {
        const { unmarkedAt: _, ...mark } = event.data;
        return () => this.runner.run(helpfulMark, stream, context(), restoreHelpfulMark(mark));
      }
      case 'ProfileChanged':
        return () => this.publish(batch, stream, event.data.userId, true);
      case 'MemberTraitsChanged':
        return () => this.restoreTraits(batch, event.data.memberId, event.revision);
      default:
        return undefined;
    }
  }

  private publish(batch: DemoBatch, stream: string, userId: string, isPublic: boolean): Promise<Written> {
    const context = batch.context(`${isPublic ? 'publish' : 'hide'} ${stream}`);
    const isUnchanged = (_: string, state: { readonly isPublic: boolean }) => state.isPublic === isPublic;
    const decision = changeProfile({ userId, to: { isPublic }, isUnchanged, at: context.at });
    return this.runner.run(profile, stream, context, decision);
  }

  /** Those given last before the removal. */
  private async restoreTraits(batch: DemoBatch, memberId: string, removedAt: bigint): Promise<Written> {
    const stream = memberStream(memberId);
    const { events } = await this.store.read<MemberTraitsChanged>(stream);
    const given = events.findLast(({ type, revision }) => type === 'MemberTraitsChanged' && revision < removedAt);
    if (!given) return alreadyWritten;
    const context = batch.context(`restore traits ${stream}`);
    const decision = changeTraits({ memberId, traits: given.data.traits, at: given.data.changedAt });
    return this.runner.run(memberTraits, stream, context, decision);
  }
}
