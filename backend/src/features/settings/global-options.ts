import { invalidField, limits, type Aggregate, type Past, type SettingChanged, type VotingOption } from '@henna/domain';
import { isDeepStrictEqual } from 'node:util';
import {
  fallbackOptions,
  identifiedOptions,
  mergedEdit,
  requireUnique,
  type Known,
  type OptionsWanted,
} from '../catalogue/index.ts';

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
    const known = new Map([...ever, ...options].map((option) => [option.id, option]));
    return { options, ever: [...known.values()], revision: Number(revision) };
  },
};

/**
 * Sets the global options; the same again is a no-op.
 * @param newId a fresh id for a label. Throws a 400 for a set that can't be, or `ChangedSinceError`.
 */
export const setGlobalOptions =
  (wanted: OptionsWanted, newId: (label: string) => string, known: Known<GlobalOptions>, changedAt: string) =>
  (state: GlobalOptions, past: Past<GlobalOptions>): SettingChanged[] => {
    requirePossible(wanted);
    const mineFor = (seen: GlobalOptions) => ({ options: identifiedOptions(wanted, seen.options, state.ever, newId) });
    const { options } = mergedEdit(state, mineFor, known, past);
    if (!options) return [];
    const from = state.revision < 0 ? null : { options: state.options };
    return [{ type: 'SettingChanged', data: { key: 'votingOptions', from, to: { options }, changedAt } }];
  };

/** Takes options over from elsewhere with their ids; the same again is a no-op. Throws a 400. */
export const keepGlobalOptions =
  (options: readonly VotingOption[], changedAt: string) =>
  (state: GlobalOptions): SettingChanged[] => {
    requirePossible({ options });
    if (isDeepStrictEqual(state.options, options)) return [];
    const from = state.revision < 0 ? null : { options: state.options };
    return [{ type: 'SettingChanged', data: { key: 'votingOptions', from, to: { options }, changedAt } }];
  };

const requirePossible = ({ options }: OptionsWanted) => {
  const { globalOptionsMin: least, globalOptionsMax: most } = limits;
  if (options.length < least) throw invalidField('options', 'TOO_FEW_OPTIONS', { min: least });
  if (options.length > most) throw invalidField('options', 'TOO_MANY_OPTIONS', { max: most });
  requireUnique(options);
};
