import type { CategoryFields } from '@henna/contracts';
import type { Log } from '../log.ts';
import { time } from './intents.ts';

const categoryFields = (n: number): CategoryFields => ({
  name: `key-${n}`,
  displayName: `Key ${n}`,
  labels: n % 2 ? {} : { ar: 'مفتاح' },
  description: null,
  active: n % 5 > 0,
  sortOrder: n,
});

/** Categories with their subcategories and option sets, and banners of a history. */
export class Navigation {
  readonly #known = new Map<string, { removed: boolean; inactive?: boolean }>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  category(a: number, b: number, c: number): void {
    const categoryId = `category-${a % 2}`;
    const stream = `category-${categoryId}`;
    const ids = { categoryId, subcategoryId: `${categoryId}-sub-${b % 2}` };
    const category = this.#known.get(categoryId);
    const subcategory = this.#known.get(ids.subcategoryId);
    const change = { from: {}, to: { name: `key-${b}` }, changedAt: time(c) };
    if (!category) {
      this.#known.set(categoryId, { removed: false });
      this.#log.append(stream, { type: 'CategoryAdded', data: { categoryId, ...categoryFields(b), addedAt: time(c) } });
    } else if (c % 5 === 0) {
      const to = c % 2 ? null : [{ id: 'option-0', label: 'Good', labels: { ar: 'جيد' } }];
      const subcategoryId = subcategory ? ids.subcategoryId : null;
      const data = { categoryId, subcategoryId, from: null, to, setAt: time(c) };
      this.#log.append(stream, { type: 'VotingOptionsSet', data });
    } else if (c % 5 === 1) {
      category.removed = !category.removed;
      if (category.removed)
        this.#log.append(stream, { type: 'CategoryRemoved', data: { categoryId, removedAt: time(c) } });
      else this.#log.append(stream, { type: 'CategoryRestored', data: { categoryId, restoredAt: time(c) } });
    } else if (c % 5 === 2) {
      this.#log.append(stream, { type: 'CategoryChanged', data: { categoryId, ...change } });
    } else if (!subcategory) {
      this.#known.set(ids.subcategoryId, { removed: false });
      this.#log.append(stream, { type: 'SubcategoryAdded', data: { ...ids, ...categoryFields(b), addedAt: time(c) } });
    } else if (c % 5 === 3) {
      this.#log.append(stream, { type: 'SubcategoryChanged', data: { ...ids, ...change } });
    } else {
      subcategory.removed = !subcategory.removed;
      if (subcategory.removed)
        this.#log.append(stream, { type: 'SubcategoryRemoved', data: { ...ids, removedAt: time(c) } });
      else this.#log.append(stream, { type: 'SubcategoryRestored', data: { ...ids, restoredAt: time(c) } });
    }
  }

  globalOptions(c: number): void {
    const to = { options: [{ id: 'option-0', label: `Label ${c}` }] };
    const data = { key: 'votingOptions' as const, from: null, to, changedAt: time(c) };
    this.#log.append('setting-votingOptions', { type: 'SettingChanged', data });
  }

  banner(a: number, c: number): void {
    const bannerId = `banner-${a % 2}`;
    const stream = `banner-${bannerId}`;
    const known = this.#known.get(bannerId);
    if (!known) {
      this.#known.set(bannerId, { removed: false });
      const fields = {
        title: 'New',
        labels: {},
        description: null,
        descriptionLabels: {},
        imageUrl: null,
        linkUrl: null,
      };
      this.#log.append(stream, { type: 'BannerAdded', data: { bannerId, ...fields, active: true, addedAt: time(c) } });
      return;
    }
    if (!known.removed && c % 3 === 0) {
      const change = { from: {}, to: { title: `Title ${c}` }, changedAt: time(c) };
      this.#log.append(stream, { type: 'BannerChanged', data: { bannerId, ...change } });
      return;
    }
    if (!known.removed && c % 3 === 1) {
      known.inactive = !known.inactive;
      if (known.inactive)
        this.#log.append(stream, { type: 'BannerDeactivated', data: { bannerId, deactivatedAt: time(c) } });
      else this.#log.append(stream, { type: 'BannerActivated', data: { bannerId, activatedAt: time(c) } });
      return;
    }
    known.removed = !known.removed;
    if (known.removed) this.#log.append(stream, { type: 'BannerRemoved', data: { bannerId, removedAt: time(c) } });
    else this.#log.append(stream, { type: 'BannerRestored', data: { bannerId, restoredAt: time(c) } });
  }
}
