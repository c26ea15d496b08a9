import { viewCollection, type ViewName } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** What of the demo's activity the views already hold. */
export interface LoadedIds {
  readonly votes: ReadonlySet<string>;
  readonly ratings: ReadonlySet<string>;
  readonly comments: ReadonlySet<string>;
}

/** Reads what is there, so that loading which was interrupted need not ask for each act. */
@Injectable()
export class LoadedActivity {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  async ids(): Promise<LoadedIds> {
    const [votes, ratings, comments] = await Promise.all([this.of('vote'), this.of('rating'), this.of('comment')]);
    return { votes, ratings, comments };
  }

  private async of(view: ViewName): Promise<ReadonlySet<string>> {
    const documents = await this.databases.views
      .collection<{ _id: string }>(viewCollection(view, this.progress.activeBuilds[view]))
      .find({ demo: true }, { projection: { _id: 1 } })
      .toArray();
    return new Set(documents.map(({ _id }) => _id));
  }
}
