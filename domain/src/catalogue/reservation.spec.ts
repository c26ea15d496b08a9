import type { ReservationEvent } from './reservation.events.ts';
import { NameTakenError, releaseName, reservation, reserveName, type NameOwner } from './reservation.ts';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-01T12:01:00.000Z';
const given = (...events: ReservationEvent[]) =>
  events.reduce(
    (state, event, index) => reservation.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    reservation.initialState(),
  );
const reserved = (ownerId: string, commandId = `${ownerId}-command`): ReservationEvent => ({
  type: 'Reserved',
  data: { kind: 'brand', ownerId, commandId, reservedAt: at },
});
const released = (ownerId: string): ReservationEvent => ({
  type: 'Released',
  data: { kind: 'brand', ownerId, releasedAt: at },
});
const reserve = (ownerId: string, time: string, nameOwner?: NameOwner) =>
  reserveName({ kind: 'brand', name: 'Fenty', ownerId, commandId: `${ownerId}-command`, nameOwner, at: time });
const nameOwner = (ownerId: string, removed = false): NameOwner => ({
  ownerId,
  uniqueName: { name: 'FENTY', value: 'fenty', removed },
});

describe('reserving a name', () => {
  it('reserves a free name', () => {
    expect(reserve('a', at)(given())).toEqual([reserved('a')]);
  });

  it('reserves a released name', () => {
    expect(reserve('b', at)(given(reserved('a'), released('a')))).toEqual([reserved('b')]);
  });

  it('reserves again for its owner', () => {
    expect(reserve('a', at)(given(reserved('a')))).toEqual([reserved('a')]);
  });

  it('respects an unconfirmed reservation for a minute', () => {
    expect(() => reserve('b', '2026-03-01T12:00:59.999Z')(given(reserved('a')))).toThrow(NameTakenError);
    expect(reserve('b', later)(given(reserved('a')))).toHaveLength(1);
  });

  it('respects a confirmed reservation for ever', () => {
    const reserveTwice = () => reserve('b', '2030-01-01T00:00:00.000Z', nameOwner('a'))(given(reserved('a')));
    expect(reserveTwice).toThrow('A brand named "FENTY" already exists.');
  });

  it('does not take the word of one who no longer holds it', () => {
    expect(reserve('c', later, nameOwner('a'))(given(reserved('a'), released('a'), reserved('b')))).toHaveLength(1);
  });

  it('names a removed nameOwner and offers its restoration', () => {
    try {
      reserve('b', later, nameOwner('a', true))(given(reserved('a')));
      throw new Error('The name was given away.');
    } catch (error) {
      expect(error).toMatchObject({
        code: 'NAME_TAKEN_BY_REMOVED',
        details: { removed: { id: 'a', name: 'FENTY', restore: '/api/admin/brands/a/restore' } },
      });
    }
  });
});

describe('releasing a name', () => {
  const release = (ownerId: string, seen: bigint) => releaseName({ kind: 'brand', ownerId, seen, at });

  it('releases what its owner holds', () => {
    expect(release('a', 0n)(given(reserved('a')))).toEqual([released('a')]);
  });

  it('leaves a name that was reserved again since', () => {
    expect(release('a', 0n)(given(reserved('a'), reserved('a')))).toEqual([]);
  });

  it('leaves the name of another', () => {
    expect(release('a', 0n)(given(reserved('b')))).toEqual([]);
    expect(release('a', -1n)(given())).toEqual([]);
  });
});
