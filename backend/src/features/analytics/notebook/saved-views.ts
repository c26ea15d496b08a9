import { limits, savedViewNotFound, type SavedViewCounts, type SavedViewDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import type { SavedViewResponse } from './notebook.responses.ts';

/** The entries of the notebook that are not removed, as the view has them. */
@Injectable()
export class SavedViews {
  constructor(private readonly views: ActiveViews) {}

  /** The latest first. */
  async list(): Promise<SavedViewResponse[]> {
    const found = (await this.view()).find({ removed: false }).sort({ savedAt: -1, _id: -1 }).limit(limits.savedViews);
    return (await found.toArray()).map(response);
  }

  /** Throws a 404. */
  async get(id: string): Promise<SavedViewResponse> {
    const found = await (await this.view()).findOne({ _id: id });
    if (!found || found.removed) throw savedViewNotFound();
    return response(found);
  }

  async counts(): Promise<SavedViewCounts> {
    const views = await this.list();
    return {
      all: views.length,
      thresholds: views.filter(({ threshold }) => threshold !== null).length,
      onDashboard: (name) => views.filter(({ dashboard }) => dashboard === name).length,
    };
  }

  private view() {
    return this.views.current<SavedViewDocument>('savedView');
  }
}

const response = ({ _id, savedAt, changedAt, ...entry }: SavedViewDocument): SavedViewResponse => ({
  id: _id,
  title: entry.title,
  note: entry.note,
  dashboard: entry.dashboard,
  threshold: entry.threshold,
  view: entry.view,
  savedAt: savedAt.toISOString(),
  savedBy: entry.savedBy,
  changedAt: changedAt && changedAt.toISOString(),
  changedBy: entry.changedBy,
  revision: entry.revision,
});
