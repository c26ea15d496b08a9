import type { ReportedAuthor } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { ActKind } from '../act-kinds.ts';
import { Acts } from '../acts.ts';

/** Counts what members did and what of it moderators took out. */
@Injectable()
export class AuthorRecords {
  constructor(private readonly acts: Acts) {}

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, ReportedAuthor>> {
    const entries = [...new Set(userIds)].map(async (userId) => [userId, await this.one(userId)] as const);
    return new Map(await Promise.all(entries));
  }

  private async one(userId: string): Promise<ReportedAuthor> {
    const count = (kind: ActKind, removed?: boolean) => this.acts.count(kind, { userIds: [userId], removed });
    const [comments, votes, ratings, removedComments, removedVotes, removedRatings] = await Promise.all([
      count('comment'),
      count('vote'),
      count('rating'),
      count('comment', true),
      count('vote', true),
      count('rating', true),
    ]);
    return { comments, votes, ratings, removedComments, removedVotes, removedRatings };
  }
}
