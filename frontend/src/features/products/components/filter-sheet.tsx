import { shadeFamilies, shadeFamilyHex, type ShadeFamily } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/buttons.ts';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { Pill } from '../../../components/pill-links.ts';
import type { FacetCount } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { plainList } from '../../../theme/mixins.ts';
import { FacetField } from '../../catalogue/index.ts';
import { chosenOptions, productsFilters, toggledOption } from '../products-search.ts';
import { BrandField } from './brand-field.tsx';
import { CategoryField } from './category-field.tsx';
import type { FilterFieldProps } from './filter-fields.ts';
import { SortField } from './sort-field.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Content = styled('div')({ display: 'grid', gap: 24, marginBlock: '16px 24px' });
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
const Choices = styled('ul')({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 8 });
const Group = styled('div')({ display: 'grid', gap: 10 });
const Choice = styled(Pill)(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.9375rem',
  minHeight: 44,
  cursor: 'pointer',
  '& small': { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums', color: theme.vars?.palette.text.secondary },
  '&[aria-pressed=true]': {
    background: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.default,
    '& small': { color: 'inherit' },
  },
}));
const Swatch = styled('span')(({ theme }) => ({
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `1px solid ${theme.vars?.palette.divider}`,
  forcedColorAdjust: 'none',
}));
const Actions = styled(DialogActions)(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  marginInline: -24,
  marginBlockEnd: -24,
  padding: '12px 24px 16px',
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
}));

interface ChoiceGroupProps {
  readonly title: string;
  /** Values that would leave products, with how many. */
  readonly values: readonly FacetCount[];
  /** Keys of what is chosen: those are shown in any case. */
  readonly chosen: readonly string[];
  readonly nameOf: (value: Pick<FacetCount, 'key' | 'displayName' | 'labels'>) => ReactNode;
  readonly onToggle: (key: string) => unknown;
}

/** Values of a filter as buttons; nothing where there are none. */
function ChoiceGroup({ title, values, chosen, nameOf, onToggle }: ChoiceGroupProps) {
  const { language } = useLanguage();
  const id = useId();
  const absent = chosen.filter((key) => !values.some((value) => value.key === key));
  const shown = [...absent.map((key) => ({ key, displayName: key, labels: {}, count: 0 })), ...values];
  if (shown.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={id}>
      <Typography variant="body2" component="h3" id={id} sx={{ fontWeight: 600, margin: 0 }}>
        {title}
      </Typography>
      <Choices>
        {shown.map((value) => (
          <li key={value.key}>
            <Choice as="button" aria-pressed={chosen.includes(value.key)} onClick={() => onToggle(value.key)}>
              {nameOf(value)}
              <small>{formatNumber(value.count, language)}</small>
            </Choice>
          </li>
        ))}
      </Choices>
    </Group>
  );
}

/** Ratings that are worth filtering by; a lower one leaves nearly all. */
const leastStars = 3;

interface FilterSheetProps extends FilterFieldProps {
  /** How many filters are chosen. */
  readonly chosen: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** All filters of the list and its order, each with the products that it would leave; a choice holds at once. */
export function FilterSheet({ chosen, onClear, onClose, ...fields }: FilterSheetProps) {
  const { search, change, categories, list } = fields;
  const { t } = useTranslation();
  const label = useLabel();
  const title = useId();
  const { minRating, shade } = search;
  const facets = list?.facets;
  return (
    <Dialog wide labelledBy={title} onClose={onClose}>
      <Head>
        <Typography variant="h3" component="h2" id={title}>
          {t('products.filterAndSort')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Content>
        <Fields>
          <SortField search={search} change={change} />
          <CategoryField search={search} change={change} categories={categories} />
          {search.category && (
            <FacetField
              facet="subcategory"
              label={t('products.subcategory')}
              all={t('products.allSubcategories')}
              value={search.subcategory}
              list={list}
              filters={productsFilters(search)}
              nameOf={({ displayName, labels }) => label(displayName, labels)}
              onChange={(subcategory) => change({ subcategory })}
            />
          )}
          <BrandField search={search} change={change} list={list} />
        </Fields>
        <ChoiceGroup
          title={t('products.rating')}
          values={facets?.rating.filter(({ key }) => Number(key) >= leastStars).toReversed() ?? []}
          chosen={minRating ? [String(minRating)] : []}
          nameOf={({ key }) => t('products.minRating', { count: Number(key) })}
          onToggle={(key) => change({ minRating: Number(key) === minRating ? undefined : Number(key) })}
        />
        <ChoiceGroup
          title={t('products.peopleSay')}
          values={facets?.option ?? []}
          chosen={chosenOptions(search)}
          nameOf={({ displayName, labels }) => label(displayName, labels)}
          onToggle={(key) => change({ option: toggledOption(search, key) })}
        />
        <ChoiceGroup
          title={t('products.shade')}
          values={facets?.shade ?? []}
          chosen={shade ? [shade] : []}
          nameOf={({ key }) => (
            <>
              <Swatch aria-hidden style={{ background: shadeFamilyHex[key as ShadeFamily] }} />
              {t(`products.shades.${key as ShadeFamily}`)}
            </>
          )}
          onToggle={(key) =>
            change({ shade: key === shade ? undefined : shadeFamilies.find((family) => family === key) })
          }
        />
      </Content>
      <Actions>
        {chosen > 0 && <Button onClick={onClear}>{t('products.clearAll')}</Button>}
        <Button variant="contained" onClick={onClose}>
          {list ? t('products.show', { count: list.total }) : t('common.close')}
        </Button>
      </Actions>
    </Dialog>
  );
}
