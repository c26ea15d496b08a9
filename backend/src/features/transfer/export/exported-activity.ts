import {
  viewCollection,
  type CommentDocument,
  type ProfileDocument,
  type RatingDocument,
  type VoteDocument,
} from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { Acts, ActResponses, ActsAt, type ActKind } from '../../moderation/index.ts';
import { SealedProfiles } from '../../profiles/index.ts';

/** A moment whose rows are wanted. */
export interface Then {
  readonly position: bigint;
  readonly catalogue: Catalogue;
}

const atOnce = 500;
const oldest = { oldestFirst: true };

/** What people did and say of themselves, opened a little at a time. What hangs on hidden products stays out. */
@Injectable()
export class ExportedActivity {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly acts: Acts,
    private readonly actsThen: ActsAt,
    private readonly responses: ActResponses,
    private readonly sealed: SealedProfiles,
  ) {}

  comments(then?: Then): AsyncGenerator<object> {
    return this.rows(
      'comment',
      (documents: CommentDocument[]) => this.responses.comments(documents, ...as(then)),
      then,
    );
  }

  votes(then?: Then): AsyncGenerator<object> {
    return this.rows('vote', (documents: VoteDocument[]) => this.responses.votes(documents, ...as(then)), then);
  }

  ratings(then?: Then): AsyncGenerator<object> {
    return this.rows('rating', (documents: RatingDocument[]) => this.responses.ratings(documents, ...as(then)), then);
  }

  /** Oldest first, as they are or as they were. */
  private async *rows<Document>(
    kind: ActKind,
    respond: (documents: Document[]) => Promise<readonly Removable[]>,
    then: Then | undefined,
  ): AsyncGenerator<object> {
    const documents = then
      ? this.actsThen.all(kind, oldest, then.position)
      : this.acts.find(kind, {}, oldest).batchSize(atOnce);
    for await (const some of inBatches(documents as AsyncIterable<unknown> as AsyncIterable<Document>))
      yield* (await respond(some)).map(withoutRemoval);
  }

  async *profiles(): AsyncGenerator<object> {
    for await (const { _id, createdAt, updatedAt, position: _, ...fields } of this.profileViews
      .find()
      .sort({ _id: 1 })) {
      const record = { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
      yield await this.sealed.answer(_id, record, true);
    }
  }

  async count(entity: 'comments' | 'votes' | 'ratings' | 'profiles'): Promise<number> {
    switch (entity) {
      case 'comments':
        return this.acts.count('comment', {});
      case 'votes':
        return this.acts.count('vote', {});
      case 'ratings':
        return this.acts.count('rating', {});
      case 'profiles':
        return this.profileViews.countDocuments();
    }
  }

  private get profileViews() {
    return this.databases.views.collection<ProfileDocument>(
      viewCollection('profile', this.progress.activeBuilds.profile),
    );
  }
}

interface Removable {
  readonly removedAt: string | null;
}

const withoutRemoval = ({ removedAt: _, ...row }: Removable): object => row;

const as = (then: Then | undefined): ['admin', Catalogue?] => (then ? ['admin', then.catalogue] : ['admin']);

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
