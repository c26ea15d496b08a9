import type { ProfileDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { inBatches } from '../../../shared/slices.ts';
import { Contributions, ContributionsAsOf, ContributionTypes } from '../../contributions/index.ts';
import type { Catalogue } from '../../listing/index.ts';
import { SealedProfiles } from '../../profiles/index.ts';

/** A past moment of which rows are exported. */
export interface ExportMoment {
  readonly position: bigint;
  readonly catalogue: Catalogue;
}

const atOnce = 500;
const oldest = { oldestFirst: true };
const contributionKinds = { comments: 'comment', votes: 'vote', ratings: 'rating' } as const;

/** Contributions and profiles, decrypted in batches. Contributions to hidden products are left out. */
@Injectable()
export class MemberExport {
  constructor(
    private readonly activeViews: ActiveViews,
    private readonly contributions: Contributions,
    private readonly contributionsAsOf: ContributionsAsOf,
    private readonly types: ContributionTypes,
    private readonly sealed: SealedProfiles,
  ) {}

  /** Oldest first, as they are now or as of a moment. */
  async *rows(entity: keyof typeof contributionKinds, moment?: ExportMoment): AsyncGenerator<object> {
    const kind = contributionKinds[entity];
    const documents = moment
      ? this.contributionsAsOf.all(kind, oldest, moment.position)
      : this.contributions.find(kind, {}, oldest).batchSize(atOnce);
    for await (const some of inBatches(documents as AsyncIterable<never>, atOnce))
      for (const { removedAt: _, ...row } of await this.types.get(kind).toResponses(some, 'admin', moment?.catalogue))
        yield row;
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
    return entity === 'profiles'
      ? this.profileViews.countDocuments()
      : this.contributions.count(contributionKinds[entity], {});
  }

  private get profileViews() {
    return this.activeViews.collection<ProfileDocument>('profile');
  }
}
