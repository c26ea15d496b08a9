import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import type { FacetCount } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { sameKey } from '../categories.ts';

interface FacetFieldProps {
  readonly label: string;
  /** The choice of none. */
  readonly all: string;
  readonly value: string | undefined;
  /** Under the other filters; undefined while unknown. */
  readonly counts: readonly FacetCount[] | undefined;
  readonly nameOf: (facet: FacetCount) => string;
  readonly onChange: (value: string | undefined) => unknown;
}

/** A filter whose choices say how many products each would leave. */
export function FacetField({ label, all, value, counts = [], nameOf, onChange }: FacetFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const chosen = counts.find(({ key }) => value !== undefined && sameKey(key, value));
  const unknown = value !== undefined && !chosen ? [{ value, text: value }] : [];
  return (
    <SelectField
      label={label}
      value={chosen?.key ?? value ?? ''}
      options={[
        { value: '', text: all },
        ...unknown,
        ...counts.map((facet) => ({
          value: facet.key,
          text: t('products.brandWithCount', { brand: nameOf(facet), total: formatNumber(facet.count, language) }),
        })),
      ]}
      onChange={(next) => onChange(next || undefined)}
    />
  );
}
