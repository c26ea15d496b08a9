import type { EventOf } from '../shared/event.ts';

/** Holds a name across streams: counts when the owner's stream confirms it, or for 60 s. */
export type Reserved = EventOf<
  'Reserved',
  { readonly kind: string; readonly ownerId: string; readonly commandId: string; readonly reservedAt: string }
>;
export type Released = EventOf<
  'Released',
  { readonly kind: string; readonly ownerId: string; readonly releasedAt: string }
>;

export type ReservationEvent = Reserved | Released;
