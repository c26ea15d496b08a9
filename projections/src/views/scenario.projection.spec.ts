import { rankingRules, type ScenarioDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const { points, capPerPersonAndDay, halfLifeDays } = rankingRules;
const rules = { points, capPerPersonAndDay, halfLifeDays };
const exclusions = { withoutProducts: ['p'], withoutDemo: true, withoutSuspected: false };
const saved = (scenarioId: string): NewEvent => ({
  type: 'ScenarioSaved',
  data: { scenarioId, name: 'Slower', rules, exclusions, savedBy: 'desk', savedAt: '2026-03-01T10:00:00.000Z' },
});
const removed = (scenarioId: string): NewEvent => ({
  type: 'ScenarioRemoved',
  data: { scenarioId, removedAt: '2026-03-02T10:00:00.000Z' },
});

it('keeps the scenarios that stand, with who saved them', async () => {
  const views = await project(logOf(saved('one'), saved('two'), removed('one')));
  expect(views.documents<ScenarioDocument>('scenario')).toMatchObject([
    { _id: 'two', name: 'Slower', rules, exclusions, savedAt: new Date('2026-03-01T10:00:00.000Z'), savedBy: 'desk' },
  ]);
});
