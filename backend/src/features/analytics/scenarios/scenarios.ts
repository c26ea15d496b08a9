import { limits, scenarioNotFound, type ScenarioDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import type { ScenarioResponse } from '../ranking/ranking.responses.ts';

/** The saved scenarios, as the view has them. */
@Injectable()
export class Scenarios {
  constructor(private readonly views: ActiveViews) {}

  /** The latest first. */
  async list(): Promise<ScenarioResponse[]> {
    return (await (await this.view()).find().sort({ savedAt: -1 }).limit(limits.scenarios).toArray()).map(response);
  }

  /** Throws a 404. */
  async get(id: string): Promise<ScenarioResponse> {
    const found = await (await this.view()).findOne({ _id: id });
    if (!found) throw scenarioNotFound();
    return response(found);
  }

  async count(): Promise<number> {
    return (await this.view()).countDocuments();
  }

  private view() {
    return this.views.current<ScenarioDocument>('scenario');
  }
}

const response = ({ _id, name, rules, exclusions, savedAt, savedBy }: ScenarioDocument): ScenarioResponse => ({
  id: _id,
  name,
  rules,
  exclusions,
  savedAt: savedAt.toISOString(),
  savedBy,
});
