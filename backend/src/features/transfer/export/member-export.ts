import { viewCollection, type ProfileDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { inBatches } from '../../../shared/slices.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { Acts, ActResponses, ActsAt } from '../../moderation/index.ts';
import { SealedProfiles } from '../../profiles/index.ts';

/** A moment whose rows are wanted. */
export interface ExportMoment {
  readonly position: bigint;
  readonly catalogue: Catalogue;
}

const atOnce = 500;
const oldest = { oldestFirst: true };
const contributionKinds = { comments: 'comment', votes: 'vote', ratings: 'rating' } as const;

/** What people did and say of themselves, opened a little at a time. What hangs on hidden products stays out. */
@Injectable()
export class MemberExport {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly acts: Acts,
    private readonly contributionsAsOf: ActsAt,
    private readonly responses: ActResponses,
    private readonly sealed: SealedProfiles,
  ) {}

  /** Oldest first, as they are or as they were. */
  async *rows(entity: keyof typeof contributionKinds, then?: ExportMoment): AsyncGenerator<object> {
    const kind = contributionKinds[entity];
    const documents = then
      ? this.contributionsAsOf.all(kind, oldest, then.position)
      : this.acts.find(kind, {}, oldest).batchSize(atOnce);
    for await (const some of inBatches(documents as AsyncIterable<never>, atOnce))
      for (const { removedAt: _, ...row } of await this.responses[entity](some, 'admin', then?.catalogue)) yield row;
  }

  async *profiles(): AsyncGenerator<object> {
    for await (const { _id, createdAt, updatedAt, position: _, ...fields } of this.profileViews
      .find()
      .sort({ _id: 1 })) {
      const record = { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
      yield await this.sealed.answer(_id, record, true);
    }
  }

  async count(entity: keyof typeof contributionKinds | 'profiles'): Promise<number> {
    return entity === 'profiles' ? this.profileViews.countDocuments() : this.acts.count(contributionKinds[entity], {});
  }

  private get profileViews() {
    return this.databases.views.collection<ProfileDocument>(
      viewCollection('profile', this.progress.activeBuilds.profile),
    );
  }
}
