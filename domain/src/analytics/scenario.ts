import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { ScenarioEvent } from './scenario.events.ts';
import { requireAnyPoints } from './trending-rules.ts';

type SavedScenario = Extract<ScenarioEvent, { type: 'ScenarioSaved' }>['data'];
/** `undefined` until it is saved. */
type ScenarioState = (SavedScenario & { readonly removed: boolean }) | undefined;

export const scenarioStream = (scenarioId: string): string => `scenario-${scenarioId}`;

export const scenario: Aggregate<ScenarioState, ScenarioEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ScenarioSaved':
        return { ...data, removed: false };
      case 'ScenarioRemoved':
        return state && { ...state, removed: true };
    }
  },
};

export const scenarioNotFound = (): NotFoundError => new NotFoundError('SCENARIO_NOT_FOUND');

/** @param saved the number of saved scenarios. Throws a 400 for rules under which nothing counts, a 409 for one too many. */
export const saveScenario =
  (scenario: SavedScenario, saved: number) =>
  (state: ScenarioState): ScenarioEvent[] => {
    if (state) return [];
    requireAnyPoints(scenario.rules);
    if (saved >= limits.scenarios) throw new ConflictError('TOO_MANY_SCENARIOS', { max: limits.scenarios });
    return [{ type: 'ScenarioSaved', data: scenario }];
  };

/**
 * Removing what is removed is a no-op. An analyst removes their own, an administrator any.
 * Throws a 404, `ForbiddenError`.
 */
export const removeScenario =
  (by: { readonly name: string | undefined; readonly role: string }, removedAt: string) =>
  (state: ScenarioState): ScenarioEvent[] => {
    if (!state) throw scenarioNotFound();
    if (state.removed) return [];
    if (by.role !== 'admin' && by.name !== state.savedBy) throw new ForbiddenError('SCENARIO_OF_OTHERS');
    return [{ type: 'ScenarioRemoved', data: { scenarioId: state.scenarioId, removedAt } }];
  };
