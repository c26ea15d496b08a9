import { viewCollection, type ProfileDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { Acts, ActResponses } from '../../moderation/index.ts';
import { SealedProfiles } from '../../profiles/index.ts';

const atOnce = 500;
const oldest = { oldestFirst: true };

/** What people did and say of themselves, opened a little at a time. What hangs on hidden products stays out. */
@Injectable()
export class ExportedActivity {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly acts: Acts,
    private readonly responses: ActResponses,
    private readonly sealed: SealedProfiles,
  ) {}

  async *comments(): AsyncGenerator<object> {
    for await (const documents of inBatches(this.acts.find('comment', {}, oldest).batchSize(atOnce)))
      yield* (await this.responses.comments(documents, 'admin')).map(withoutRemoval);
  }

  async *votes(): AsyncGenerator<object> {
    for await (const documents of inBatches(this.acts.find('vote', {}, oldest).batchSize(atOnce)))
      yield* (await this.responses.votes(documents, 'admin')).map(withoutRemoval);
  }

  async *ratings(): AsyncGenerator<object> {
    for await (const documents of inBatches(this.acts.find('rating', {}, oldest).batchSize(atOnce)))
      yield* (await this.responses.ratings(documents, 'admin')).map(withoutRemoval);
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

const withoutRemoval = ({ removedAt: _, ...row }: { readonly removedAt: string | null }): object => row;

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
