import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.ts';
import type { ShownConflict } from './conflicts.tsx';
import type { FieldSpec, FormValues } from './field-spec.ts';
import { isPartOf, type Collision } from './merge-values.ts';

/** Collisions as people read them, and what was chosen of each. */
export function useShownConflicts(
  fieldsOf: (values: FormValues) => readonly FieldSpec[],
): (collisions: readonly Collision[], values: FormValues, kept: readonly string[]) => readonly ShownConflict[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const shown = (field: FieldSpec, value: string | boolean | undefined): string => {
    if (typeof value === 'boolean') return value ? t('admin.common.yes') : t('admin.common.no');
    return field.options?.find((option) => option.value === value)?.text ?? value ?? '';
  };
  return (collisions, values, kept) =>
    collisions.map(({ field, names, mine, theirs }) => {
      // What a select offers may hang on the side's other values.
      const specs = (side: FormValues) => fieldsOf({ ...values, ...side }).filter(({ name }) => names.includes(name));
      const side = (of: FormValues) =>
        specs(of)
          .map((spec) => shown(spec, of[spec.name]))
          .filter(Boolean)
          .join(' · ');
      const choice = isPartOf(values, theirs)
        ? 'theirs'
        : !isPartOf(values, mine)
          ? 'other'
          : kept.includes(field)
            ? 'mine'
            : null;
      const labels = specs(values).map(({ label }) => label);
      return {
        field,
        label: new Intl.ListFormat(language).format(labels),
        mine: side(mine),
        theirs: side(theirs),
        choice,
      };
    });
}
