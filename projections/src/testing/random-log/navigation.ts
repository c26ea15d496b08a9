import type { CategoryFields } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { time } from './intents.ts';
import type { RemovableRecords } from './catalogue.ts';

const categoryFields = (n: number): CategoryFields => ({
  name: `key-${n}`,
  displayName: `Key ${n}`,
  labels: n % 2 ? {} : { ar: 'مفتاح' },
  description: null,
  active: n % 5 > 0,
  sortOrder: n,
  ...(n % 2 === 1 && { descriptionLabels: { ar: `وصف ${n}` } }),
});

/** Categories with their subcategories and option sets, and banners of a random log. */
export class Navigation {
  readonly #inactive = new Set<string>();
  readonly #log: Log;
  readonly #records: RemovableRecords;

  constructor(log: Log, records: RemovableRecords) {
    this.#log = log;
    this.#records = records;
  }

  category(a: number, b: number, c: number): void {
    const categoryId = `category-${a % 2}`;
    const stream = `category-${categoryId}`;
    const ids = { categoryId, subcategoryId: `${categoryId}-sub-${b % 2}` };
    const subcategory = this.#records.has(ids.subcategoryId);
    const change = { from: {}, to: { name: `key-${b}` }, changedAt: time(c) };
    if (!this.#records.has(categoryId)) {
      this.#records.add(categoryId);
      this.#log.append(stream, { type: 'CategoryAdded', data: { categoryId, ...categoryFields(b), addedAt: time(c) } });
    } else if (c % 5 === 0) {
      const to = c % 2 ? null : [{ id: 'option-0', label: 'Good', labels: { ar: 'جيد' } }];
      const subcategoryId = subcategory ? ids.subcategoryId : null;
      const data = { categoryId, subcategoryId, from: null, to, setAt: time(c) };
      this.#log.append(stream, { type: 'VotingOptionsSet', data });
    } else if (c % 5 === 1) {
      if (this.#toggle(categoryId))
        this.#log.append(stream, { type: 'CategoryRemoved', data: { categoryId, removedAt: time(c) } });
      else this.#log.append(stream, { type: 'CategoryRestored', data: { categoryId, restoredAt: time(c) } });
    } else if (c % 5 === 2) {
      this.#log.append(stream, { type: 'CategoryChanged', data: { categoryId, ...change } });
    } else if (!subcategory) {
      this.#records.add(ids.subcategoryId);
      this.#log.append(stream, { type: 'SubcategoryAdded', data: { ...ids, ...categoryFields(b), addedAt: time(c) } });
    } else if (c % 5 === 3) {
      this.#log.append(stream, { type: 'SubcategoryChanged', data: { ...ids, ...change } });
    } else {
      if (this.#toggle(ids.subcategoryId))
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
    if (!this.#records.has(bannerId)) {
      this.#records.add(bannerId);
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
    const removed = this.#records.isRemoved(bannerId);
    if (!removed && c % 3 === 0) {
      const change = { from: {}, to: { title: `Title ${c}` }, changedAt: time(c) };
      this.#log.append(stream, { type: 'BannerChanged', data: { bannerId, ...change } });
      return;
    }
    if (!removed && c % 3 === 1) {
      if (!this.#inactive.delete(bannerId)) this.#inactive.add(bannerId);
      if (this.#inactive.has(bannerId))
        this.#log.append(stream, { type: 'BannerDeactivated', data: { bannerId, deactivatedAt: time(c) } });
      else this.#log.append(stream, { type: 'BannerActivated', data: { bannerId, activatedAt: time(c) } });
      return;
    }
    if (this.#toggle(bannerId))
      this.#log.append(stream, { type: 'BannerRemoved', data: { bannerId, removedAt: time(c) } });
    else this.#log.append(stream, { type: 'BannerRestored', data: { bannerId, restoredAt: time(c) } });
  }

  /** @returns whether it is removed now */
  #toggle(id: string): boolean {
    const removed = !this.#records.isRemoved(id);
    this.#records.set(id, removed);
    return removed;
  }
}
