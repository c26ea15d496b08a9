import { viewCollection, type TrendingRulesDocument, type ViewName } from '@henna/domain';
import type { Db } from 'mongodb';
import { isUnderOldRules } from '../features/catalogue/product/rules.ts';
import { activeIn, checkpointsIn } from './builds.ts';

const againAfterMs = 30_000;

/** Tells once that scores are made by rules which the log has changed since, and again while nothing comes of it. */
export class OldRules {
  #told: { readonly revision: number; readonly at: number } | undefined;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The views to be built anew; none while they are being built. */
  async views(): Promise<readonly ViewName[]> {
    const active = await activeIn(this.#db).findOne({ _id: 'active' });
    const build = active?.builds.product;
    if (build === undefined) return [];
    const rules = await this.#db
      .collection<TrendingRulesDocument>(viewCollection('product', build, 'rules'))
      .findOne({ _id: 'trending' });
    if (!rules || !isUnderOldRules(rules)) return [];
    const underWay = await checkpointsIn(this.#db).countDocuments({
      view: 'product',
      $or: [{ phase: 'level' }, { phase: 'building', builtUntil: { $gt: new Date() } }],
    });
    if (underWay > 0) return [];
    if (this.#told?.revision === rules.revision && Date.now() - this.#told.at < againAfterMs) return [];
    this.#told = { revision: rules.revision, at: Date.now() };
    return ['product'];
  }
}
