import type { MetricPeopleDayDocument, MetricPersonDocument } from '@henna/domain';
import fc from 'fast-check';
import { RandomLog } from '../../../testing/random-log/random-log.ts';
import { replacements, disputes, intents } from '../../../testing/random-log/intents.ts';
import { project, type MemoryViews } from '../../../testing/memory-views.ts';

const peopleOf = (views: MemoryViews) => views.documents<MetricPersonDocument>('metric', 'people');
const daysOf = (views: MemoryViews) => views.documents<MetricPeopleDayDocument>('metric', 'peopleDays');

/** The hours since 1970 of what stands. */
const standingHours = ({ day, acts }: MetricPersonDocument) =>
  Object.values(acts).flatMap(({ stands, hour }) => (stands ? [24 * day + hour] : []));

const countedAnew = (views: MemoryViews) => {
  const firsts: Record<string, number> = {};
  const acts: Record<string, number> = {};
  for (const person of peopleOf(views)) {
    const hours = standingHours(person);
    const size = hours.length + Object.keys(person.visits).length;
    if (size > 0) acts[person.day] = (acts[person.day] ?? 0) + size;
    if (hours.length > 0) firsts[person.userId] = Math.min(...hours, firsts[person.userId] ?? Infinity);
  }
  return { firsts, acts };
};

it('marks the first act of each member that stands, once, and tells how much a day holds', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), async (steps) => {
    const views = await project(RandomLog.fromIntents(steps).events);
    const marked = peopleOf(views).filter(({ first }) => first !== undefined);
    expect(new Set(marked.map(({ userId }) => userId)).size).toBe(marked.length);
    expect({
      firsts: Object.fromEntries(marked.map(({ userId, day, first }) => [userId, 24 * day + first!])),
      acts: Object.fromEntries(daysOf(views).map(({ day, acts }) => [day, acts])),
    }).toEqual(countedAnew(views));
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 200 });
});

/** What a reader of a day takes from part `people`, by day. */
const contentOf = (views: MemoryViews) => {
  const days: Record<string, unknown[]> = {};
  for (const person of peopleOf(views)) {
    const { day, userId, productId, first, visits } = person;
    const stands = Object.values(person.acts).filter((act) => act.stands);
    if (stands.length + Object.keys(visits).length > 0)
      (days[day] ??= []).push([
        userId,
        productId,
        first,
        Object.keys(visits),
        stands.map(({ kind, hour, language }) => [kind, hour, language]),
      ]);
  }
  return days;
};

it('tells of every day whose members did something else than before that it changed', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes, replacements), fc.nat(100), async (steps, share) => {
    const { events } = RandomLog.fromIntents(steps);
    const [some, all] = [await project(events.slice(0, (events.length * share) / 100)), await project(events)];
    const [before, after] = [contentOf(some), contentOf(all)];
    const stampsOf = (views: MemoryViews) =>
      Object.fromEntries(daysOf(views).map(({ day, position }) => [day, String(position)]));
    const [known, now] = [stampsOf(some), stampsOf(all)];
    for (const day of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (known[day] === now[day]) expect(after[day]).toEqual(before[day]);
    expect(Object.keys(now)).toEqual(Object.keys(after));
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 200 });
});
