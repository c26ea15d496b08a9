import { firstRules, viewCollection, type TrendingRules, type TrendingRulesDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';

/** The rules by which the scores of a build of the product view are made. A build keeps them from its first event to its last. */
@Injectable()
export class CurrentRules {
  private cachedRules: { readonly build: number; readonly rules: Promise<TrendingRules> } | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
  ) {}

  /** @param build of the product view; the one that answers, unless told */
  rulesOfBuild(build: number = this.progress.activeBuilds.product): Promise<TrendingRules> {
    if (this.cachedRules?.build === build) return this.cachedRules.rules;
    const rules = this.document(build).then((document) => document?.live ?? firstRules);
    this.cachedRules = { build, rules };
    rules.catch(() => (this.cachedRules = undefined));
    return rules;
  }

  /** What the build that answers knows of the rules; `null` until somebody changes them. */
  document(build: number = this.progress.activeBuilds.product): Promise<TrendingRulesDocument | null> {
    return this.databases.views
      .collection<TrendingRulesDocument>(viewCollection('product', build, 'rules'))
      .findOne({ _id: 'trending' });
  }
}
