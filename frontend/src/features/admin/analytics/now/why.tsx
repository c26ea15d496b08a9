import type { TrendingProduct } from '@henna/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';

const Parts = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .track': {
    flex: '0 1 56px',
    minWidth: 20,
    height: 5,
    borderRadius: 5,
    forcedColorAdjust: 'none',
    overflow: 'hidden',
    background: theme.vars?.palette.divider,
  },
  '& .track > span': { display: 'block', height: '100%', background: theme.vars?.palette.primary.main },
  '& b': { minWidth: '4ch', fontWeight: 600 },
  '& li > span:last-of-type': { whiteSpace: 'nowrap' },
}));

/** What makes up a product's score, the most first; what gives nothing is left out. */
export function Why({ parts, name }: Pick<TrendingProduct, 'parts' | 'name'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const told = parts.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return (
    <Parts aria-label={t('admin.analytics.now.whyOf', { name })}>
      {told.map(({ kind, count, share }) => (
        <li key={kind}>
          <span className="track" aria-hidden>
            <span style={{ width: `${100 * share}%` }} />
          </span>
          <b>{formatPercent(Math.round(100 * share), language)}</b>
          <span>{t(`trend.${kind}`, { count })}</span>
        </li>
      ))}
    </Parts>
  );
}
