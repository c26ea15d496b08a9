import type { Aggregate, ReservationEvent } from '@henna/domain';
import { createHash } from 'node:crypto';
import { NameTakenError } from './name-taken.error.ts';
import type { BorneName, NameKind } from './naming.ts';

/** Who holds a name. `revision` is that of the stream's last event, -1 on an empty one. */
export interface Reservation {
  readonly holder: { readonly ownerId: string; readonly reservedAt: number } | undefined;
  readonly revision: bigint;
}

/** How long a reservation counts before its owner's stream confirms it. */
const unconfirmedMs = 60_000;

export const reservationStream = (kind: NameKind, value: string): string =>
  `reservation-${kind}-${createHash('sha256').update(value).digest('hex')}`;

export const reservation: Aggregate<Reservation, ReservationEvent> = {
  initialState: () => ({ holder: undefined, revision: -1n }),
  evolve: ({ holder }, { type, data, revision }) => {
    switch (type) {
      case 'Reserved':
        return { holder: { ownerId: data.ownerId, reservedAt: Date.parse(data.reservedAt) }, revision };
      case 'Released':
        return { holder: holder?.ownerId === data.ownerId ? undefined : holder, revision };
    }
  },
};

/** Another record that bears the name by its own stream. */
export interface Bearer {
  readonly ownerId: string;
  readonly borne: BorneName;
}

/**
 * Reserves a name, anew even by its holder: whoever is about to release it then sees that it is in use.
 * @param bearer the holder's own word, if it bears the name. Throws {@link NameTakenError}.
 */
export const reserveName =
  (input: {
    readonly kind: NameKind;
    readonly name: string;
    readonly ownerId: string;
    readonly commandId: string;
    readonly bearer: Bearer | undefined;
    readonly at: string;
  }) =>
  ({ holder }: Reservation): ReservationEvent[] => {
    const { kind, name, ownerId, commandId, bearer, at } = input;
    if (holder && holder.ownerId !== ownerId) {
      const confirmed = bearer?.ownerId === holder.ownerId;
      if (confirmed || Date.parse(at) - holder.reservedAt < unconfirmedMs)
        throw new NameTakenError(kind, name, confirmed ? bearer : undefined);
    }
    return [{ type: 'Reserved', data: { kind, ownerId, commandId, reservedAt: at } }];
  };

/** Releases a name that its owner has given up, unless somebody has reserved it since it was looked at. */
export const releaseName =
  (input: { readonly kind: NameKind; readonly ownerId: string; readonly seen: bigint; readonly at: string }) =>
  ({ holder, revision }: Reservation): ReservationEvent[] => {
    const { kind, ownerId, seen, at } = input;
    if (holder?.ownerId !== ownerId || revision !== seen) return [];
    return [{ type: 'Released', data: { kind, ownerId, releasedAt: at } }];
  };
