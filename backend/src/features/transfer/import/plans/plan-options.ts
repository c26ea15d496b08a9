import {
  adoptGlobalOptions,
  adoptVotingOptions,
  category,
  categoryStream,
  fallbackOptions,
  globalOptions,
  globalOptionsStream,
  invalidField,
  InvalidFieldsError,
  storedOption,
  type VotingOption,
} from '@henna/domain';
import { isDeepStrictEqual } from 'node:util';
import { derivedOptionId } from '../../../../shared/ids.ts';
import { SettingRow, VotingOptionsRow, type OptionsOfRow } from '../rows/catalogue.rows.ts';
import { MissingRecords } from './missing-records.ts';
import { NamedRecords, type Named } from './named-records.ts';
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

/** Options of the same labels stay the same options, or their votes would be lost. */
const withKnownIds = (row: OptionsOfRow, existing: readonly VotingOption[]): readonly VotingOption[] =>
  optionsOfRow(row).map((option) => {
    const same = existing.find(({ label }) => label === option.label);
    return same ? storedOption({ ...same, tone: row.tones?.[option.label] ?? same.tone }) : option;
  });

const idOf = (named: Named): string => {
  if ('problem' in named) throw new InvalidFieldsError([named.problem]);
  return named.id;
};

/** Option sets are the same by category and subcategory. */
export const votingOptionsPlanner = (planning: PlanContext): Planner<VotingOptionsRow> => {
  const { batch, replaces, updates, services } = planning;
  const { catalogue, runner } = services;
  const names = new NamedRecords(catalogue, new MissingRecords(batch, false));
  const seen = new Set<string>();
  const ownerOf = ({ categoryKey, subcategory: name }: VotingOptionsRow) => {
    const categoryId = idOf(names.category(categoryKey, 'categoryKey'));
    if (!name) return { categoryId, subcategoryId: null, set: catalogue.category(categoryId)?.optionSet };
    const subcategoryId = idOf(names.subcategory(categoryId, name));
    return { categoryId, subcategoryId, set: catalogue.subcategory(categoryId, subcategoryId)?.optionSet };
  };
  return {
    rowClass: VotingOptionsRow,
    plan({ number, row }) {
      const { categoryId, subcategoryId, set } = ownerOf(row);
      const options = updates && !row.details ? withKnownIds(row, set?.options ?? []) : optionsOfRow(row);
      const stream = categoryStream(categoryId);
      const decide = adoptVotingOptions(subcategoryId, options, new Date(rowTime(row.updatedAt, batch)).toISOString());
      const mark = subcategoryId ?? categoryId;
      if (seen.has(mark)) return skip(stream, 'ROW_TWICE');
      seen.add(mark);
      if (set && updates && isDeepStrictEqual(options, set.options)) return skip(stream, 'ROW_SAME');
      if (set && !replaces && !updates) return skip(stream, 'ROW_THERE');
      return {
        plan: set && updates ? 'change' : 'add',
        stream,
        ...(set && updates && { changes: ['options'] }),
        write: async () => (await runner.run(category, stream, batch.context(`${number} set`), decide)).position,
      };
    },
  };
};

/** There is one setting: the options offered where there are no others. */
export const settingPlanner = ({ batch, replaces, updates, services }: PlanContext): Planner<SettingRow> => {
  const { catalogue, runner } = services;
  let isSet = catalogue.globalOptions !== undefined && !replaces && !updates;
  return {
    rowClass: SettingRow,
    plan({ number, row }) {
      const current = catalogue.globalOptions?.value.options ?? fallbackOptions;
      const options = updates && !row.value.details ? withKnownIds(row.value, current) : optionsOfRow(row.value);
      const changedAt = new Date(rowTime(row.updatedAt, batch)).toISOString();
      if (isSet) return skip(globalOptionsStream, 'ROW_THERE');
      isSet = true;
      if (isDeepStrictEqual(options, current)) return skip(globalOptionsStream, updates ? 'ROW_SAME' : 'ROW_THERE');
      return {
        plan: updates ? 'change' : 'add',
        stream: globalOptionsStream,
        ...(updates && { changes: ['value'] }),
        write: async () => {
          const context = batch.context(`${number} set`);
          const decide = adoptGlobalOptions(options, changedAt);
          return (await runner.run(globalOptions, globalOptionsStream, context, decide)).position;
        },
      };
    },
  };
};
