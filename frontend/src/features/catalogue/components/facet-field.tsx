import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import type { FacetCount, FacetName, ProductPage } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import type { ProductFilterParams } from '../api.ts';
import { sameKey } from '../categories.ts';

const FacetSearch = lazyComponent(() => import('./facet-search.tsx'), 'FacetSearch');

interface FacetFieldProps {
  readonly facet: FacetName;
  readonly label: string;
  /** The choice of none. */
  readonly all: string;
  readonly value: string | undefined;
  /** The list with its counts under the other filters; undefined while unknown. */
  readonly list: Pick<ProductPage, 'facets' | 'facetSizes'> | undefined;
  /** What the list is filtered by. */
  readonly filters: ProductFilterParams;
  readonly nameOf: (facet: FacetCount) => string;
  readonly onChange: (value: string | undefined) => unknown;
}

/** A filter whose choices say how many products each would leave. Where there are too many, the others are searched. */
export function FacetField({ facet, label, all, value, list, filters, nameOf, onChange }: FacetFieldProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isSearching, setSearching] = useState(false);
  const counts = list?.facets[facet] ?? [];
  const chosen = counts.find(({ key }) => value !== undefined && sameKey(key, value));
  const unknown = value !== undefined && !chosen ? [{ value, text: value }] : [];
  const hasMore = list !== undefined && list.facetSizes[facet] > counts.length;
  return (
    <>
      <SelectField
        label={label}
        value={chosen?.key ?? value ?? ''}
        options={[
          { value: '', text: all },
          ...unknown,
          ...counts.map((count) => ({
            value: count.key,
            text: t('products.brandWithCount', { brand: nameOf(count), total: formatNumber(count.count, language) }),
          })),
        ]}
        onChange={(next) => onChange(next || undefined)}
        more={hasMore ? { text: t('products.moreValues'), onOpen: () => setSearching(true) } : undefined}
      />
      {isSearching && (
        <FacetSearch
          facet={facet}
          label={label}
          filters={filters}
          nameOf={nameOf}
          onChoose={(key) => {
            setSearching(false);
            return onChange(key);
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}
