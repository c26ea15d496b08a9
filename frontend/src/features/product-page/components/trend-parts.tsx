import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ProductTrend } from '../../../lib/api-types.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

const List = styled('ul')({ listStyle: 'none', margin: '4px 0 0', padding: 0, display: 'grid', gap: 14 });
const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& b': { marginInlineStart: 'auto', fontWeight: 600 },
  '& small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
}));
const Track = styled('div')(({ theme }) => ({
  height: 8,
  marginBlockStart: 4,
  borderRadius: 8,
  overflow: 'hidden',
  background: theme.vars?.palette.divider,
  '& > span': { display: 'block', height: '100%', borderRadius: 8, background: theme.vars?.palette.primary.main },
}));

/** How much of the score, as it is today, each kind of act gives, as bars with their words. */
export function TrendParts({ parts, worth }: Pick<ProductTrend, 'parts' | 'worth'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <List aria-label={t('trend.parts')}>
      {parts.map(({ kind, count, share }) => {
        const percentage = 100 * share;
        return (
          <li key={kind}>
            <Words>
              <span>{t(`trend.${kind}`, { count })}</span>
              <small>{t('trend.each', { count: worth[kind] })}</small>
              <b>{formatPercent(percentage, language)}</b>
            </Words>
            <Track aria-hidden>
              <span style={{ width: `${percentage}%` }} />
            </Track>
          </li>
        );
      })}
    </List>
  );
}
