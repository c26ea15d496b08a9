import '../../../i18n/trend.en.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import type { ProductTrend } from '../../../lib/api-types.ts';
import { formatMoment, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useLive } from '../../../lib/live.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { trendQuery } from '../api.ts';
import { TrendChart } from './trend-chart.tsx';

const List = styled('ul')({ listStyle: 'none', margin: '4px 0 0', padding: 0, display: 'grid', gap: 14 });
const PartText = styled('div')(({ theme }) => ({
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

/** How much of the score, as it is today, each kind of activity gives, as labelled bars. */
function TrendParts({ parts, worth }: Pick<ProductTrend, 'parts' | 'worth'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <List aria-label={t('trend.parts')}>
      {parts.map(({ kind, count, share }) => {
        const percentage = 100 * share;
        return (
          <li key={kind}>
            <PartText>
              <span>{t(`trend.${kind}`, { count })}</span>
              <small>{t('trend.each', { count: worth[kind] })}</small>
              <b>{formatPercent(percentage, language)}</b>
            </PartText>
            <Track aria-hidden>
              <span style={{ width: `${percentage}%` }} />
            </Track>
          </li>
        );
      })}
    </List>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: 48 },
}));
const Column = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' });

export function TrendPanel({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(trendQuery(productId));
  useLive(`product:${productId}`, () => {
    void client.invalidateQueries({ queryKey: trendQuery(productId).queryKey });
  });
  if (data) return <TrendPanelView trend={data} />;
  if (error) return <ErrorState error={error} title={t('trend.failed')} onRetry={() => void refetch()} />;
  return (
    <DelayedPlaceholder>
      <Skeleton variant="rounded" height={260} />
    </DelayedPlaceholder>
  );
}

function TrendPanelView({ trend }: { readonly trend: ProductTrend }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { rank, of, halfLifeDays, capPerPersonAndDay, worth, parts, days, asOf } = trend;
  const number = (value: number) => formatNumber(value, language);
  const asOfText = formatMoment(asOf, language);
  return (
    <Columns>
      <Column>
        <Typography sx={{ fontWeight: 600 }}>
          {rank === null ? t('trend.unranked') : t('trend.rank', { rank: number(rank), of: number(of), count: of })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('trend.how', { count: halfLifeDays, cap: number(capPerPersonAndDay) })}
        </Typography>
        <TrendParts parts={parts} worth={worth} />
      </Column>
      <Column>
        <TrendChart days={days} />
        {asOfText && (
          <Typography variant="caption" color="textSecondary">
            {t('trend.asOf', { date: asOfText })}
          </Typography>
        )}
      </Column>
    </Columns>
  );
}
