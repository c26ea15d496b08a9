import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError } from '../shared/errors.ts';
import type { RefusalArguments } from '../shared/refusals/refusal.ts';
import type { ReservationEvent } from './reservation.events.ts';

export type NameKind = 'brand' | 'category' | 'subcategory' | 'product' | 'reference';

/** The name of a record, unique within its scope. */
export interface UniqueName {
  readonly name: string;
  /** Normalized, with the scope in which it is unique: what is reserved. */
  readonly value: string;
  /** A removed record keeps its name. */
  readonly removed: boolean;
}

/** How the name of a record is found, whose kind has unique names. */
export interface NameClaim<State> {
  readonly kind: NameKind;
  readonly ownerId: string;
  /** The stream that holds the name of an owner. */
  readonly streamOf: (ownerId: string) => string;
  readonly nameOf: (state: State, ownerId: string) => UniqueName | undefined;
}

/** The owner of a name. `revision` is that of the stream's last event, -1 on an empty one. */
export interface Reservation {
  readonly owner: { readonly ownerId: string; readonly reservedAt: number } | undefined;
  readonly revision: bigint;
}

/** How long a reservation counts before its owner's stream confirms it. */
const unconfirmedMs = 60_000;

export const reservation: Aggregate<Reservation, ReservationEvent> = {
  initialState: () => ({ owner: undefined, revision: -1n }),
  evolve: ({ owner }, { type, data, revision }) => {
    switch (type) {
      case 'Reserved':
        return { owner: { ownerId: data.ownerId, reservedAt: Date.parse(data.reservedAt) }, revision };
      case 'Released':
        return { owner: owner?.ownerId === data.ownerId ? undefined : owner, revision };
    }
  },
};

/** A record that has the name according to its own stream. */
export interface NameOwner {
  readonly ownerId: string;
  readonly uniqueName: UniqueName;
}

const paths: Record<NameKind, string> = {
  brand: 'brands',
  category: 'categories',
  subcategory: 'subcategories',
  product: 'products',
  reference: 'products',
};

const refusalOf = (kind: NameKind, name: string, removed: boolean): RefusalArguments =>
  kind === 'reference'
    ? [removed ? 'REFERENCE_TAKEN_BY_REMOVED' : 'REFERENCE_TAKEN', { name }]
    : [removed ? 'NAME_TAKEN_BY_REMOVED' : 'NAME_TAKEN', { kind, name }];

/** Another record has the name or reference. Where that one is removed, the answer names it and the route that restores it. */
export class NameTakenError extends ConflictError {
  override readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(kind: NameKind, name: string, nameOwner: NameOwner | undefined) {
    const ownersName = nameOwner?.uniqueName.name ?? name;
    super(...refusalOf(kind, ownersName, nameOwner?.uniqueName.removed === true));
    this.details = nameOwner?.uniqueName.removed
      ? {
          removed: {
            id: nameOwner.ownerId,
            name: ownersName,
            restore: `/api/admin/${paths[kind]}/${nameOwner.ownerId}/restore`,
          },
        }
      : undefined;
  }
}

/**
 * Reserves a name. An owner reserves its own again: a release that is under way then finds it in use.
 * @param nameOwner the current owner, if its own stream confirms the name. Throws {@link NameTakenError}.
 */
export const reserveName =
  (input: {
    readonly kind: NameKind;
    readonly name: string;
    readonly ownerId: string;
    readonly commandId: string;
    readonly nameOwner: NameOwner | undefined;
    readonly at: string;
  }) =>
  ({ owner }: Reservation): ReservationEvent[] => {
    const { kind, name, ownerId, commandId, nameOwner, at } = input;
    if (owner && owner.ownerId !== ownerId) {
      const confirmed = nameOwner?.ownerId === owner.ownerId;
      if (confirmed || Date.parse(at) - owner.reservedAt < unconfirmedMs)
        throw new NameTakenError(kind, name, confirmed ? nameOwner : undefined);
    }
    return [{ type: 'Reserved', data: { kind, ownerId, commandId, reservedAt: at } }];
  };

/** Releases a name that its owner has given up, unless it was reserved after the revision `seen`. */
export const releaseName =
  (input: { readonly kind: NameKind; readonly ownerId: string; readonly seen: bigint; readonly at: string }) =>
  ({ owner, revision }: Reservation): ReservationEvent[] => {
    const { kind, ownerId, seen, at } = input;
    if (owner?.ownerId !== ownerId || revision !== seen) return [];
    return [{ type: 'Released', data: { kind, ownerId, releasedAt: at } }];
  };
