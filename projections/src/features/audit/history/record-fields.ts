import type { RecordedHennaEvent } from '@henna/domain';
import { instant, isDemo, renamed } from '../../../facts.ts';
import { pictured } from '../../catalogue/product/pictures.ts';

/** A record's own fields, as its document has them. */
export type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of what has just been added. */
const added = (event: RecordedHennaEvent, data: object, addedAt: string): Fields => ({
  ...data,
  removed: false,
  demo: isDemo(event),
  createdAt: instant(addedAt),
  revision: Number(event.revision),
});

const withTime = (before: Fields, at: string): Fields =>
  before['updatedAt'] === undefined ? {} : { updatedAt: instant(at) };

const changed = (before: Fields, to: Fields, at: string, revision: bigint): Fields => {
  const previous = before['previousNames'] as readonly string[] | undefined;
  const name = text(before['name']);
  return {
    ...before,
    ...to,
    ...(previous && { previousNames: renamed(previous, name, text(to['name']) || name) }),
    ...withTime(before, at),
    revision: Number(revision),
  };
};

const removed = (before: Fields, is: boolean, at: string, revision: bigint): Fields => ({
  ...before,
  removed: is,
  ...withTime(before, at),
  revision: Number(revision),
});

/**
 * A record of the catalogue after an event of its own.
 * @returns `undefined` where the event changes no record's fields, or that of one which was never added
 */
export const fieldsAfter = (before: Fields | undefined, event: RecordedHennaEvent): Fields | undefined => {
  const { revision } = event;
  switch (event.type) {
    case 'ProductAdded': {
      const { productId: _, addedAt, ...fields } = event.data;
      return added(event, { ...fields, images: [] }, addedAt);
    }
    case 'BannerAdded': {
      const { bannerId: _, addedAt, ...fields } = event.data;
      return added(event, fields, addedAt);
    }
    case 'BrandAdded': {
      const { brandId: _, addedAt, ...fields } = event.data;
      return added(event, { ...fields, previousNames: [], updatedAt: instant(addedAt) }, addedAt);
    }
    case 'CategoryAdded': {
      const { categoryId: _, addedAt, ...fields } = event.data;
      return added(event, { ...fields, previousNames: [], updatedAt: instant(addedAt), optionSet: null }, addedAt);
    }
    case 'SubcategoryAdded': {
      const { subcategoryId: _, addedAt, ...fields } = event.data;
      return added(event, { ...fields, previousNames: [], updatedAt: instant(addedAt), optionSet: null }, addedAt);
    }
    case 'SettingChanged':
      return { value: event.data.to, updatedAt: instant(event.data.changedAt), revision: Number(revision) };
    default:
      return before && changedFields(before, event);
  }
};

const changedFields = (before: Fields, event: RecordedHennaEvent): Fields | undefined => {
  const { revision } = event;
  switch (event.type) {
    case 'ProductChanged':
    case 'BrandChanged':
    case 'CategoryChanged':
    case 'SubcategoryChanged':
    case 'BannerChanged':
      return changed(before, event.data.to, event.data.changedAt, revision);
    case 'ProductRemoved':
    case 'BrandRemoved':
    case 'CategoryRemoved':
    case 'SubcategoryRemoved':
    case 'BannerRemoved':
      return removed(before, true, event.data.removedAt, revision);
    case 'ProductRestored':
    case 'BrandRestored':
    case 'CategoryRestored':
    case 'SubcategoryRestored':
    case 'BannerRestored':
      return removed(before, false, event.data.restoredAt, revision);
    case 'BannerActivated':
    case 'BannerDeactivated':
      return { ...before, active: event.type === 'BannerActivated', revision: Number(revision) };
    case 'VotingOptionsSet': {
      const { to, setAt } = event.data;
      return { ...before, optionSet: to && { options: to, updatedAt: instant(setAt), revision: Number(revision) } };
    }
    case 'ProductImageAdded':
    case 'ProductImageChanged':
    case 'ProductImageRemoved':
    case 'ProductImageRestored':
    case 'ProductImagesReordered':
      return { ...before, images: pictured(before['images'] as Parameters<typeof pictured>[0], event) };
    default:
      return undefined;
  }
};
