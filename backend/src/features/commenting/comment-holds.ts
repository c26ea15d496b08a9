import {
  commentContentField,
  commentStream,
  holdReasonOf,
  limits,
  linksIn,
  repeatedTextMs,
  viewCollection,
  type CommentDocument,
  type HoldReason,
  type MemberDocument,
  type ViewName,
} from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import type { Settings } from '../../settings.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { SETTINGS } from '../../tokens.ts';

interface WrittenText {
  readonly commentId: string;
  readonly userId: string;
  readonly text: string;
  /** What the comment said before; empty for a new one. */
  readonly before: string;
}

const parts = [undefined, 'waiting', 'removed'] as const;

/**
 * Whether a text has to wait for a moderator. The author's other texts come from the views, so that all services agree;
 * requests at the same time may each miss the others.
 */
@Injectable()
export class CommentHolds {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** `null`: readers see it at once. What imports, restores and the demo write is never held. */
  async reasonFor(written: WrittenText, { origin, time }: CommandContext): Promise<HoldReason | null> {
    if (!this.settings.holdComments || (origin !== 'screen' && origin !== 'api')) return null;
    const { commentId, userId, text, before } = written;
    const [joinedAt, others] = await Promise.all([
      // What has no link may come from an account of any age.
      linksIn(text).length > 0 ? this.joinedAt(userId) : undefined,
      this.textsSince(new Date(time - repeatedTextMs), userId, commentId),
    ]);
    return holdReasonOf({ text, before, accountAgeMs: joinedAt ? time - joinedAt.getTime() : 0, others });
  }

  private async joinedAt(userId: string): Promise<Date | undefined> {
    const found = await this.collection<MemberDocument>('member').findOne(
      { _id: userId },
      { projection: { joinedAt: 1 } },
    );
    return found?.joinedAt;
  }

  /** The texts of what the member has posted since then; of very many only some. */
  private async textsSince(since: Date, userId: string, exceptId: string): Promise<string[]> {
    const recent = { _id: { $ne: exceptId }, userId, postedAt: { $gt: since } };
    const found = await Promise.all(
      parts.map((part) =>
        this.collection<CommentDocument>('comment', part)
          .find(recent, { projection: { content: 1 } })
          .limit(limits.ids)
          .toArray(),
      ),
    );
    const texts = await this.keys.open(
      found
        .flat()
        .map(({ _id, content }) => ({ field: content, stream: commentStream(_id), name: commentContentField })),
    );
    return texts.filter((text) => text !== null);
  }

  private collection<Stored extends Document>(view: ViewName, part?: string) {
    return this.databases.views.collection<Stored>(viewCollection(view, this.progress.activeBuilds[view], part));
  }
}
