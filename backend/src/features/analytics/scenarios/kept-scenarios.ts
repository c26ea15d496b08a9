import { limits, viewCollection, type ScenarioDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../shared/errors.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** The scenarios that stand. */
@Injectable()
export class KeptScenarios {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** The latest first. */
  list(): Promise<ScenarioDocument[]> {
    return this.view.find().sort({ savedAt: -1 }).limit(limits.scenarios).toArray();
  }

  /** Throws {@link NotFoundError}. */
  async get(id: string): Promise<ScenarioDocument> {
    const found = await this.view.findOne({ _id: id });
    if (!found) throw new NotFoundError('SCENARIO_NOT_FOUND');
    return found;
  }

  count(): Promise<number> {
    return this.view.countDocuments();
  }

  private get view() {
    return this.databases.views.collection<ScenarioDocument>(
      viewCollection('scenario', this.progress.activeBuilds.scenario),
    );
  }
}
