import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { Table, TableFrame, TableContainer } from '../../../admin-kit/table/table.styles.ts';
import { plainList } from '../../../theme/mixins.ts';
import { SourceEventsLink } from '../source-events-link.tsx';
import { activityEventTypes } from '../event-types.ts';
import { RankChange } from '../rank-change.tsx';
import { ProductLink } from '../product-link.tsx';
import { SparkBars } from '../spark-bars.tsx';
import type { TrendingNow, TrendingProduct } from '../api-types.ts';

const Parts = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minWidth: 0,
  ...plainList,
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

/** What makes up a product's score, the largest part first. */
function ScoreParts({ parts, name }: Pick<TrendingProduct, 'parts' | 'name'>) {
  const { t, percent } = useTexts();
  const counted = parts.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return (
    <Parts aria-label={t('admin.analytics.live.whyOf', { name })}>
      {counted.map(({ kind, count, share }) => (
        <li key={kind}>
          <span className="track" aria-hidden>
            <span style={{ width: `${100 * share}%` }} />
          </span>
          <b>{percent(Math.round(100 * share))}</b>
          <span>{t(`trend.${kind}`, { count })}</span>
        </li>
      ))}
    </Parts>
  );
}

const day = 86_400_000;

/** Address of a product's events of the last 28 UTC days, which its points come from. @param asOf ISO 8601 */
const productEvents = (productId: string, asOf: string): string => {
  const today = Math.floor(Date.parse(asOf) / day) * day;
  const search = new URLSearchParams({
    types: activityEventTypes.join(','),
    product: productId,
    from: new Date(today - 27 * day).toISOString(),
    to: new Date(today + day).toISOString(),
  });
  return `/api/analytics/events?${search}`;
};

const Days = styled('td')({ minWidth: 140 });
const Reasons = styled('td')({ minWidth: 230 });
const Below = styled('div')({ display: 'grid', gap: 6, paddingBlockStart: 8 });

interface TrendingTableProps {
  readonly trending: Pick<TrendingNow, 'asOf' | 'products'>;
}

export function TrendingTable({ trending: { products, asOf } }: TrendingTableProps) {
  const { t } = useTranslation();
  return (
    <TableContainer>
      <TableFrame>
        <Table>
          <caption>
            <VisuallyHidden>{t('admin.analytics.live.trending')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('admin.analytics.live.rank')}</th>
              <th scope="col">{t('admin.analytics.live.product')}</th>
              <th scope="col" className="wide">
                {t('admin.analytics.live.sinceYesterday')}
              </th>
              <th scope="col">{t('admin.analytics.live.sinceWeek')}</th>
              <th scope="col" className="wide">
                {t('admin.analytics.live.days')}
              </th>
              <th scope="col" className="wide">
                {t('admin.analytics.live.why')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row key={product.productId} product={product} asOf={asOf} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </TableContainer>
  );
}

function Row({ product, asOf }: { readonly product: TrendingProduct; readonly asOf: string }) {
  const { t, number } = useTexts();
  const { productId, name, brand, rank, sinceYesterday, sinceLastWeek, points, parts } = product;
  const sum = points.reduce((all, each) => all + each, 0);
  const figure = t('admin.analytics.live.points', { count: sum, n: number(sum) });
  const pointsLink = (
    <SourceEventsLink
      address={productEvents(productId, asOf)}
      label={t('admin.analytics.sourceEventsOf', { figure, name })}
    >
      {figure}
    </SourceEventsLink>
  );
  return (
    <tr>
      <td>{number(rank)}</td>
      <th scope="row">
        <ProductLink id={productId} name={name} brand={brand} />
        <Below className="narrow">
          <SparkBars values={points} height={24} />
          <small>{pointsLink}</small>
          <ScoreParts parts={parts} name={name} />
        </Below>
      </th>
      <td className="wide">
        <RankChange gain={sinceYesterday} />
      </td>
      <td>
        <RankChange gain={sinceLastWeek} />
      </td>
      <Days className="wide">
        <SparkBars values={points} height={32} />
        <small>{pointsLink}</small>
      </Days>
      <Reasons className="wide">
        <ScoreParts parts={parts} name={name} />
      </Reasons>
    </tr>
  );
}
