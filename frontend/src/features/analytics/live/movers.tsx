import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { plainList } from '../../../theme/mixins.ts';
import { Card, Pair, Section } from '../analytics.styles.ts';
import { RankChange } from '../rank-change.tsx';
import { ProductLink } from '../product-link.tsx';
import { SparkBars } from '../spark-bars.tsx';
import type { TrendingNow, TrendingProduct } from '../api-types.ts';

const List = styled('ol')(({ theme }) => ({
  ...plainList,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3.5em minmax(0, 1fr) 72px 4em',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    fontSize: '0.9375rem',
    paddingBlock: 6,
  },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& .rank': {
    ...theme.typography.caption,
    textAlign: 'end',
    color: theme.vars?.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: '3.5em minmax(0, 1fr) 4em' },
    '& li > svg': { display: 'none' },
  },
}));

export function Movers({ trending }: { readonly trending: TrendingNow }) {
  const { t } = useTranslation();
  const { risers, fallers, dayRisers, dayFallers } = trending;
  return (
    <Section aria-labelledby="analytics-movers">
      <header>
        <Typography variant="h3" component="h2" id="analytics-movers">
          {t('admin.analytics.live.movers')}
        </Typography>
      </header>
      <Pair>
        <Side title={t('admin.analytics.live.dayMovers')} since="sinceYesterday" up={dayRisers} down={dayFallers} />
        <Side title={t('admin.analytics.live.weekMovers')} since="sinceLastWeek" up={risers} down={fallers} />
      </Pair>
    </Section>
  );
}

interface SideProps {
  readonly title: string;
  readonly since: 'sinceYesterday' | 'sinceLastWeek';
  readonly up: readonly TrendingProduct[];
  readonly down: readonly TrendingProduct[];
}

function Side({ title, since, up, down }: SideProps) {
  const { t, number } = useTexts();
  const list = (products: readonly TrendingProduct[], label: string) =>
    products.length > 0 && (
      <List aria-label={`${title}: ${label}`}>
        {products.map(({ productId, name, brand, rank, points, ...gains }) => (
          <li key={productId}>
            <RankChange gain={gains[since]} />
            <ProductLink id={productId} name={name} brand={brand} />
            <SparkBars values={points} height={24} />
            <span className="rank">{t('admin.analytics.live.rankOf', { rank: number(rank) })}</span>
          </li>
        ))}
      </List>
    );
  return (
    <Card>
      <Typography variant="body1" component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {list(up, t('admin.analytics.live.risers'))}
      {list(down, t('admin.analytics.live.fallers'))}
      {up.length + down.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.analytics.live.nobodyMoved')}
        </Typography>
      )}
    </Card>
  );
}
