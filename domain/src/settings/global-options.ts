import type { VotingOption } from '../catalogue/category.events.ts';
import {
  fallbackOptions,
  identifiedOptions,
  requireUniqueLabels,
  type OptionIds,
  type OptionSetInput,
} from '../catalogue/voting-options.ts';
import type { Aggregate, Past } from '../shared/aggregate.ts';
import { mergedEdit, type ExpectedRevision } from '../shared/edit.ts';
import { isEqual } from '../shared/equal.ts';
import { invalidField } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { SettingChanged } from './setting.events.ts';

/** The options offered where neither subcategory nor category has its own. */
export interface GlobalOptions {
  readonly options: readonly VotingOption[];
  /** Each option there has ever been, as it was last called. */
  readonly ever: readonly VotingOption[];
  /** -1 until somebody sets them. */
  readonly revision: number;
}

export const globalOptionsStream = 'setting-votingOptions';

export const globalOptions: Aggregate<GlobalOptions, SettingChanged> = {
  initialState: () => ({ options: fallbackOptions, ever: fallbackOptions, revision: -1 }),
  evolve: ({ ever }, { data, revision }) => {
    const { options } = data.to;
    const byId = new Map([...ever, ...options].map((option) => [option.id, option]));
    return { options, ever: [...byId.values()], revision: Number(revision) };
  },
};

/**
 * Sets the global options; the same again is a no-op.
 * Throws a 400 for a set that can't be, or `ChangedSinceError`.
 */
export const setGlobalOptions =
  (input: OptionSetInput, ids: OptionIds, expected: ExpectedRevision<GlobalOptions>, changedAt: string) =>
  (state: GlobalOptions, past: Past<GlobalOptions>): SettingChanged[] => {
    requirePossible(input);
    const mineFor = (seen: GlobalOptions) => ({ options: identifiedOptions(input, seen.options, state.ever, ids) });
    const { options } = mergedEdit(state, mineFor, expected, past);
    if (!options) return [];
    const from = state.revision < 0 ? null : { options: state.options };
    return [{ type: 'SettingChanged', data: { key: 'votingOptions', from, to: { options }, changedAt } }];
  };

/** Sets options that come from elsewhere with their ids; the same again is a no-op. Throws a 400. */
export const adoptGlobalOptions =
  (options: readonly VotingOption[], changedAt: string) =>
  (state: GlobalOptions): SettingChanged[] => {
    requirePossible({ options });
    if (isEqual(state.options, options)) return [];
    const from = state.revision < 0 ? null : { options: state.options };
    return [{ type: 'SettingChanged', data: { key: 'votingOptions', from, to: { options }, changedAt } }];
  };

const requirePossible = ({ options }: OptionSetInput) => {
  const { globalOptionsMin: least, globalOptionsMax: most } = limits;
  if (options.length < least) throw invalidField('options', 'TOO_FEW_OPTIONS', { min: least });
  if (options.length > most) throw invalidField('options', 'TOO_MANY_OPTIONS', { max: most });
  requireUniqueLabels(options);
};
