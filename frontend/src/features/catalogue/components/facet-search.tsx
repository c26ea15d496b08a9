import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/buttons.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import type { FacetCount, FacetName } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { facetValuesQuery, type ProductFilterParams } from '../api.ts';

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Values = styled('ul')({ margin: '12px 0', padding: 0, listStyle: 'none', minHeight: 88 });
const Value = styled(Button)(({ theme }) => ({
  width: '100%',
  minHeight: 44,
  justifyContent: 'space-between',
  textAlign: 'start',
  color: 'inherit',
  '& small': { color: theme.vars?.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

const step = 30;

interface FacetSearchProps {
  readonly facet: FacetName;
  readonly label: string;
  readonly filters: ProductFilterParams;
  readonly nameOf: (facet: FacetCount) => string;
  readonly onChoose: (key: string) => unknown;
  readonly onClose: () => void;
}

/** Finds a choice of a filter that has more of them than a select shows. */
export function FacetSearch({ facet, label, filters, nameOf, onChoose, onClose }: FacetSearchProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [name, setName] = useState('');
  const [shown, setShown] = useState(step);
  const { data } = useQuery({
    ...facetValuesQuery({ ...filters, facet, name: name || undefined, page: 1, pageSize: shown }),
    placeholderData: keepPreviousData,
  });
  const search = (text: string) => {
    setName(text);
    setShown(step);
  };
  const hasMore = data && data.total > data.items.length && shown + step <= limits.pageSizeMax;
  return (
    <Dialog labelledBy={title} onClose={onClose}>
      <Head>
        <Typography variant="h3" component="h2" id={title}>
          {label}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <SearchField
        label={t('products.searchValues')}
        placeholder={t('products.searchValuesPlaceholder')}
        value={name}
        onSearch={search}
        inputRef={input}
      />
      <Values aria-label={label}>
        {data?.items.map((value) => (
          <li key={value.key}>
            <Value onClick={() => onChoose(value.key)}>
              <bdi>{nameOf(value)}</bdi>
              <small>{formatNumber(value.count, language)}</small>
            </Value>
          </li>
        ))}
      </Values>
      <div role="status">{data?.total === 0 && t('products.noValues')}</div>
      {hasMore && <Button onClick={() => setShown(shown + step)}>{t('products.showMoreValues')}</Button>}
    </Dialog>
  );
}
