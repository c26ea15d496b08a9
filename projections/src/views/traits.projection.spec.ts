import type { Traits, TraitsDocument } from '@henna/domain';
import fc from 'fast-check';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';
import { disputes, intents } from '../testing/random-log/intents.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';

const changedAt = '2026-03-01T10:00:00.000Z';
const changed = (traits: Traits): NewEvent => ({
  type: 'MemberTraitsChanged',
  data: { memberId: 'ann', traits, changedAt },
});
const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'ann', erasedAt: changedAt } };

const traits = async (...events: readonly NewEvent[]) =>
  (await project(logOf(...events))).documents<TraitsDocument>('traits').map(({ position: _, ...document }) => document);

it('holds the traits that a member has given last', async () => {
  const document = { _id: 'ann', traits: { skinType: 'oily' }, changedAt: new Date(changedAt) };
  expect(await traits(changed({ skinType: 'dry', ageGroup: '55+' }), changed({ skinType: 'oily' }))).toEqual([
    document,
  ]);
});

it('holds nobody who has cleared them, and nobody who was erased', async () => {
  expect(await traits(changed({ skinType: 'dry' }), changed({}))).toEqual([]);
  expect(await traits(changed({ skinType: 'dry' }), erased)).toEqual([]);
});

it('says what the last event of every member says, whatever else happened', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes), async (steps) => {
    const { events } = RandomLog.fromIntents(steps);
    const expected = new Map<string, Traits>();
    for (const { type, data } of events) {
      if (type === 'MemberTraitsChanged') expected.set(data.memberId, data.traits);
      if (type === 'MemberErased') expected.delete(data.memberId);
    }
    const given = [...expected].filter(([, each]) => Object.keys(each).length > 0);
    const views = await project(events);
    const held = views.documents<TraitsDocument>('traits').map(({ _id, traits: each }) => [_id, each] as const);
    const byId = (a: readonly [string, Traits], b: readonly [string, Traits]) => (a[0] < b[0] ? -1 : 1);
    expect([...held].sort(byId)).toEqual(given.sort(byId));
  });
  await fc.assert(check, { numRuns: 200 });
});
