import type { ChangeValue, OptionSetDocument, SettingValues } from '@henna/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import { changeValue } from '../change-values.ts';

type Fields = Readonly<Record<string, unknown>>;

const untold: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'revision', 'demo', 'previousNames']);

/** A record's fields as people read them, by name; none where it was not there. */
export const readableFields = (fields: Fields | undefined, catalogue: Catalogue): ReadonlyMap<string, ChangeValue> => {
  const told = Object.entries(fields ?? {}).filter(([field]) => !untold.has(field));
  return new Map(
    told.map(([field, value]): [string, ChangeValue] => {
      switch (field) {
        case 'optionSet':
          return ['votingOptions', options((value as OptionSetDocument | null)?.options, catalogue)];
        case 'value':
          return ['votingOptions', options((value as SettingValues['votingOptions']).options, catalogue)];
        case 'images':
          return ['images', (value as readonly unknown[]).length];
        default:
          return [field, changeValue(catalogue, field, value)];
      }
    }),
  );
};

const options = (set: OptionSetDocument['options'] | undefined, catalogue: Catalogue) =>
  set ? changeValue(catalogue, 'votingOptions', set) : null;
