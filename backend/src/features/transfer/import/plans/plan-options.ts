import {
  adoptGlobalOptions,
  adoptVotingOptions,
  category,
  categoryStream,
  fallbackOptions,
  globalOptions,
  globalOptionsStream,
  invalidField,
  normalizeKey,
  storedOption,
  type VotingOption,
} from '@henna/domain';
import { isDeepStrictEqual } from 'node:util';
import { derivedOptionId } from '../../../../shared/ids.ts';
import { SettingRow, VotingOptionsRow, type OptionsOfRow } from '../rows/catalogue.rows.ts';
import { skip, rowTime, type Planner, type PlanContext } from './plan.ts';

/**
 * Options with their ids: those of `details`, else made from the labels. Throws a 400 where the two disagree, and for
 * tones of something that is not among the options.
 */
const optionsOfRow = ({ options, tones, details }: OptionsOfRow): readonly VotingOption[] => {
  const own: readonly VotingOption[] = details ?? options.map((label) => ({ id: derivedOptionId(label), label }));
  if (own.length !== options.length || own.some(({ label }, index) => label !== options[index]))
    throw invalidField('details', 'DETAILS_DIFFER');
  if (new Set(own.map(({ id }) => id)).size < own.length) throw invalidField('options', 'OPTIONS_EQUAL');
  for (const label of Object.keys(tones ?? {}))
    if (!options.includes(label)) throw invalidField('tones', 'OPTION_NOT_LISTED', { option: label });
  return own.map((option) => storedOption({ ...option, tone: tones?.[option.label] ?? option.tone }));
};

/** Option sets are the same by category and subcategory. */
export const votingOptionsPlanner = ({ batch, replaces, services }: PlanContext): Planner<VotingOptionsRow> => {
  const { catalogue, runner } = services;
  const seen = new Set<string>();
  const ownerOf = ({ categoryKey, subcategory: name }: VotingOptionsRow) => {
    const parent = [...catalogue.allCategories()].find(
      (each) => !each.removed && normalizeKey(each.name) === normalizeKey(categoryKey),
    );
    if (!parent) throw invalidField('categoryKey', 'CATEGORY_UNKNOWN');
    if (!name) return { categoryId: parent._id, subcategoryId: null, set: parent.optionSet };
    const part = parent.subcategories.find((each) => !each.removed && normalizeKey(each.name) === normalizeKey(name));
    if (!part) throw invalidField('subcategory', 'SUBCATEGORY_UNKNOWN');
    return { categoryId: parent._id, subcategoryId: part.id, set: part.optionSet };
  };
  return {
    rowClass: VotingOptionsRow,
    plan({ number, row }) {
      const { categoryId, subcategoryId, set } = ownerOf(row);
      const options = optionsOfRow(row);
      const stream = categoryStream(categoryId);
      const decide = adoptVotingOptions(subcategoryId, options, new Date(rowTime(row.updatedAt, batch)).toISOString());
      const mark = subcategoryId ?? categoryId;
      if (seen.has(mark)) return skip(stream, 'ROW_TWICE');
      seen.add(mark);
      if (set && !replaces) return skip(stream, 'ROW_THERE');
      return {
        plan: 'add',
        stream,
        write: async () => (await runner.run(category, stream, batch.context(`${number} set`), decide)).position,
      };
    },
  };
};

/** There is one setting: the options offered where there are no others. */
export const settingPlanner = ({ batch, replaces, services }: PlanContext): Planner<SettingRow> => {
  const { catalogue, runner } = services;
  let isSet = catalogue.globalOptions !== undefined && !replaces;
  return {
    rowClass: SettingRow,
    plan({ number, row }) {
      const options = optionsOfRow(row.value);
      const changedAt = new Date(rowTime(row.updatedAt, batch)).toISOString();
      if (isSet) return skip(globalOptionsStream, 'ROW_THERE');
      isSet = true;
      const current = catalogue.globalOptions?.value.options ?? fallbackOptions;
      if (isDeepStrictEqual(options, current)) return skip(globalOptionsStream, 'ROW_THERE');
      return {
        plan: 'add',
        stream: globalOptionsStream,
        write: async () => {
          const context = batch.context(`${number} set`);
          const decide = adoptGlobalOptions(options, changedAt);
          return (await runner.run(globalOptions, globalOptionsStream, context, decide)).position;
        },
      };
    },
  };
};
