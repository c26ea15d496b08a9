import { ConflictError } from '@henna/domain';
import type { NameKind } from './naming.ts';
import type { Bearer } from './reservation.ts';

const paths: Record<NameKind, string> = {
  brand: 'brands',
  category: 'categories',
  subcategory: 'subcategories',
  product: 'products',
};

/** Another record has the name. Where that one is removed, the answer names it and says how to restore it. */
export class NameTakenError extends ConflictError {
  override readonly details?: Readonly<Record<string, unknown>>;

  constructor(kind: NameKind, name: string, bearer: Bearer | undefined) {
    const taken = bearer?.borne.name ?? name;
    super(bearer?.borne.removed ? 'NAME_TAKEN_BY_REMOVED' : 'NAME_TAKEN', { kind, name: taken });
    if (!bearer?.borne.removed) return;
    const { ownerId: id } = bearer;
    this.details = { removed: { id, name: taken, restore: `/api/admin/${paths[kind]}/${id}/restore` } };
  }
}
