import type { ScenarioDocument } from '@henna/domain';
import { instant } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const scenarioProjection = defineProjection<ScenarioDocument>()({
  view: 'scenario',
  lane: 'slow',
  version: 1,
  handles: ['ScenarioSaved', 'ScenarioRemoved'],
  indexes: [{ key: { savedAt: -1 } }],
  async apply({ type, data }, scenarios) {
    if (type === 'ScenarioRemoved') return scenarios.delete(data.scenarioId);
    const { scenarioId, name, rules, exclusions, savedAt, savedBy } = data;
    return scenarios.put({ _id: scenarioId, name, rules, exclusions, savedAt: instant(savedAt), savedBy });
  },
});
