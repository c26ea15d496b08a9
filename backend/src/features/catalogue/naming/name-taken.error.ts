import { ConflictError } from '../../../shared/errors.ts';
import type { NameKind } from './naming.ts';
import type { Bearer } from './reservation.ts';

const words: Record<NameKind, { readonly one: string; readonly path: string }> = {
  brand: { one: 'brand', path: 'brands' },
  category: { one: 'category', path: 'categories' },
  subcategory: { one: 'subcategory', path: 'subcategories' },
  product: { one: 'product', path: 'products' },
};

/** Another record has the name. Where that one is removed, the answer names it and says how to restore it. */
export class NameTakenError extends ConflictError {
  constructor(kind: NameKind, name: string, bearer: Bearer | undefined) {
    const { one, path } = words[kind];
    const taken = bearer?.borne.name ?? name;
    if (!bearer?.borne.removed) {
      super(`A ${one} named "${taken}" already exists.`, 'NAME_TAKEN');
      return;
    }
    super(
      `A ${one} named "${taken}" already exists: it was removed. Restore it or choose another name.`,
      'NAME_TAKEN_BY_REMOVED',
      { removed: { id: bearer.ownerId, name: taken, restore: `/api/admin/${path}/${bearer.ownerId}/restore` } },
    );
  }
}
