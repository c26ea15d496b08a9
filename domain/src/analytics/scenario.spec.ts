import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { specOf } from '../testing/spec-of.ts';
import type { ScenarioEvent } from './scenario.events.ts';
import { removeScenario, saveScenario, scenario } from './scenario.ts';
import { firstRules } from './trending-rules.ts';

const at = '2026-03-01T12:00:00.000Z';
const { given } = specOf(scenario);
const input = {
  scenarioId: 's1',
  name: 'Slower',
  rules: { ...firstRules, halfLifeDays: 14 },
  exclusions: { withoutProducts: [], withoutDemo: true, withoutSuspected: false },
  savedBy: 'ana',
  savedAt: at,
};
const saved: ScenarioEvent = { type: 'ScenarioSaved', data: input };
const removed: ScenarioEvent = { type: 'ScenarioRemoved', data: { scenarioId: 's1', removedAt: at } };
const remove = (name: string, role: string) => removeScenario({ name, role }, at);

it('is saved once, while there is room, if something counts under its rules', () => {
  given([]).when(saveScenario(input, 0)).then([saved]);
  given([saved]).when(saveScenario(input, 1)).then([]);
  given([]).when(saveScenario(input, limits.scenarios)).thenThrows(ConflictError);
  const points = { visits: 0, votes: 0, ratings: 0, comments: 0 };
  given([])
    .when(saveScenario({ ...input, rules: { ...firstRules, points } }, 0))
    .thenThrows(InvalidError);
});

it('is removed by who saved it or an administrator, once', () => {
  given([saved]).when(remove('ana', 'analyst')).then([removed]);
  given([saved]).when(remove('desk', 'admin')).then([removed]);
  given([saved]).when(remove('bob', 'analyst')).thenThrows(ForbiddenError);
  given([saved, removed]).when(remove('ana', 'analyst')).then([]);
  given([]).when(remove('desk', 'admin')).thenThrows(NotFoundError);
});
