import { clearedEntities, type ClearedEntity } from '@henna/contracts';
import type { Log } from '../log.ts';
import type { Activity } from './activity.ts';
import { pick, time } from './intents.ts';
import type { Removals } from './removals.ts';

const kinds: Partial<Record<ClearedEntity, RegExp>> = {
  products: /^product-/,
  brands: /^brand-/,
  categories: /^category-\d+$/,
  subcategories: /-sub-/,
  banners: /^banner-/,
};

/** Clears of whole kinds of a history, the latest of which may be taken back. */
export class Clears {
  #made = 0;
  /** By kind, the latest last. */
  readonly #standing = new Map<ClearedEntity, string[]>();
  readonly #log: Log;
  readonly #records: Removals;
  readonly #activity: Activity;

  constructor(log: Log, records: Removals, activity: Activity) {
    this.#log = log;
    this.#records = records;
    this.#activity = activity;
  }

  step(a: number, b: number, c: number): void {
    const entity = pick(clearedEntities, a + b)!;
    const standing = this.#standing.get(entity) ?? [];
    this.#standing.set(entity, standing);
    const latest = standing.at(-1);
    if (latest !== undefined && c % 2 && this.#activity.canUndoClear(entity, latest)) {
      standing.pop();
      this.#records.undoClear(latest);
      this.#activity.undoClear(entity, latest);
      this.#log.append(`clear-${entity}`, {
        type: 'EntityClearUndone',
        data: { entity, clearId: latest, undoneAt: time(c) },
      });
      return;
    }
    const clearId = `clear-${this.#made++}`;
    standing.push(clearId);
    const kind = kinds[entity];
    if (kind) this.#records.clear(kind, clearId);
    this.#activity.clear(entity, clearId);
    this.#log.append(`clear-${entity}`, { type: 'EntityCleared', data: { entity, clearId, clearedAt: time(c) } });
  }
}
