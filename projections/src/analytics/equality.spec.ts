import { ruleLimits, type RecordedHennaEvent } from '@henna/domain';
import fc from 'fast-check';
import { Engine, inMemory } from './engine.ts';
import { eventLine, peopleOf } from './event-line.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { CachedActivity } from './queries/activity.ts';
import { eventLines } from './queries/events.ts';
import { metricFigures } from './queries/metric.ts';
import { weighed } from './queries/ranking.ts';
import { isListed, World } from './testing/by-hand.ts';
import { eventsQuestions, logs, questions } from './testing/histories.ts';

const pseudonyms = new Pseudonyms(Buffer.alloc(32, 7));
const open = () => Engine.open(inMemory, { memory: '200MB', threads: 1 }, pseudonyms);

const follow = async (engine: Engine, events: readonly RecordedHennaEvent[]) => {
  const batch = engine.batch();
  for (const event of events) batch.add(event);
  expect(batch.skipped).toEqual([]);
  await engine.write(batch, events.at(-1)?.position ?? -1n, 'log');
};

it('answers what a count by hand finds, while the log grows', async () => {
  const check = fc.asyncProperty(
    logs,
    fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
    fc.array(questions, { minLength: 1, maxLength: 5 }),
    async (events, sizes, asked) => {
      const engine = await open();
      const activity = new CachedActivity(engine);
      try {
        for (let at = 0, turn = 0; at < events.length; turn += 1) {
          const size = sizes[turn] ?? events.length;
          await follow(engine, events.slice(at, at + size));
          at += size;
          const world = new World(events.slice(0, at));
          for (const question of asked) {
            const { position, ...figures } = await metricFigures(question, engine, activity);
            expect({ question, ...figures }).toEqual({ question, ...world.answer(question) });
            expect(position).toBe(engine.position);
          }
        }
      } finally {
        engine.close();
      }
    },
  );
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 100 });
});

const weights = fc.double({ min: 0, max: ruleLimits.mostPoints, noNaN: true });

it('ranks under other weights as a count by hand does', async () => {
  const check = fc.asyncProperty(
    logs,
    fc.record({ visits: weights, votes: weights, ratings: weights, comments: weights }),
    fc.constantFrom(1, 7, 30.5),
    async (events, points, halfLifeDays) => {
      const engine = await open();
      try {
        await follow(engine, events);
        const found = weighed({ points, halfLifeDays }, 50, await new CachedActivity(engine).current(), engine.names);
        const world = new World(events);
        const scores = world.scoresUnder(points, halfLifeDays);
        const { rules } = world;
        const live = world.scoresUnder(rules.points, rules.halfLifeDays);
        expect(found.ranked).toBe(scores.size);
        for (const { productId, rank, liveRank } of found.products)
          expect({ productId, rank, liveRank }).toEqual({
            productId,
            rank: world.rank(scores, productId),
            liveRank: world.rank(live, productId),
          });
      } finally {
        engine.close();
      }
    },
  );
  await fc.assert(check, { numRuns: 60 });
});

const idsOf = (events: readonly RecordedHennaEvent[], field: string) =>
  events.flatMap(({ data }) => {
    const value = (data as unknown as Record<string, unknown>)[field];
    return typeof value === 'string' ? [value] : [];
  });

it('lists the events that a filter over the log leaves', async () => {
  const check = fc.asyncProperty(logs, eventsQuestions, async (events, question) => {
    const engine = await open();
    try {
      await follow(engine, events);
      const found: string[] = [];
      for await (const page of eventLines(question, engine)) found.push(...page);
      const erased = new Set(
        idsOf(
          events.filter(({ type }) => type === 'MemberErased'),
          'memberId',
        ),
      );
      const expected = events
        .filter((event) => !peopleOf(event).some((id) => erased.has(id)))
        .filter((event) => isListed(event, question, new World(events)))
        .map((event) => JSON.stringify(eventLine(event, pseudonyms)));
      const ordered = question.order === 'newest' ? expected.reverse() : expected;
      expect(found).toEqual(ordered.slice(0, question.limit));
    } finally {
      engine.close();
    }
  });
  await fc.assert(check, { numRuns: 100 });
});
