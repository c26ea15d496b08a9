import { limits, viewCollection, type SavedViewDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { SavedViewNotFoundError } from './saved-view.ts';

/** The entries of the notebook that stand. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** The latest first. */
  list(): Promise<SavedViewDocument[]> {
    return this.view.find({ removed: false }).sort({ savedAt: -1, _id: -1 }).limit(limits.savedViews).toArray();
  }

  /** Throws {@link SavedViewNotFoundError}. */
  async get(id: string): Promise<SavedViewDocument> {
    const found = await this.view.findOne({ _id: id });
    if (!found || found.removed) throw new SavedViewNotFoundError();
    return found;
  }

  count(): Promise<number> {
    return this.view.countDocuments({ removed: false });
  }

  private get view() {
    return this.databases.views.collection<SavedViewDocument>(
      viewCollection('savedView', this.progress.activeBuilds.savedView),
    );
  }
}
