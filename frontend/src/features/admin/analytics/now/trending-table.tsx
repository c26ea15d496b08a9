import { styled } from '@mui/material/styles';
import type { TrendingNow, TrendingProduct } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../../components/spoken.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { Table, TableFrame, TableRoom } from '../../table/table.styles.ts';
import { BehindLink } from '../behind-link.tsx';
import { PlacesWon } from '../places-won.tsx';
import { ProductLink } from '../product-link.tsx';
import { SparkBars } from '../spark-bars.tsx';
import { productEvents } from './product-events.ts';
import { Why } from './why.tsx';

const Days = styled('td')({ minWidth: 140 });
const Reasons = styled('td')({ minWidth: 230 });
const Below = styled('div')({ display: 'grid', gap: 6, paddingBlockStart: 8 });

interface TrendingTableProps {
  readonly trending: Pick<TrendingNow, 'asOf' | 'products'>;
}

/** The first of the trending order: what they won, what their points come from, and the days of these. */
export function TrendingTable({ trending: { products, asOf } }: TrendingTableProps) {
  const { t } = useTranslation();
  return (
    <TableRoom>
      <TableFrame>
        <Table>
          <caption>
            <Spoken>{t('admin.analytics.now.trending')}</Spoken>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('admin.analytics.now.rank')}</th>
              <th scope="col">{t('admin.analytics.now.product')}</th>
              <th scope="col" className="wide">
                {t('admin.analytics.now.sinceYesterday')}
              </th>
              <th scope="col">{t('admin.analytics.now.sinceWeek')}</th>
              <th scope="col" className="wide">
                {t('admin.analytics.now.days')}
              </th>
              <th scope="col" className="wide">
                {t('admin.analytics.now.why')}
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
    </TableRoom>
  );
}

function Row({ product, asOf }: { readonly product: TrendingProduct; readonly asOf: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { productId, name, brand, rank, sinceYesterday, sinceLastWeek, points, parts } = product;
  const sum = points.reduce((all, each) => all + each, 0);
  const figure = t('admin.analytics.now.points', { count: sum, n: formatNumber(sum, language) });
  const behind = (
    <BehindLink address={productEvents(productId, asOf)} label={t('admin.analytics.behindOf', { figure, name })}>
      {figure}
    </BehindLink>
  );
  return (
    <tr>
      <td>{formatNumber(rank, language)}</td>
      <th scope="row">
        <ProductLink id={productId} name={name} brand={brand} />
        <Below className="narrow">
          <SparkBars values={points} height={24} />
          <small>{behind}</small>
          <Why parts={parts} name={name} />
        </Below>
      </th>
      <td className="wide">
        <PlacesWon places={sinceYesterday} />
      </td>
      <td>
        <PlacesWon places={sinceLastWeek} />
      </td>
      <Days className="wide">
        <SparkBars values={points} height={32} />
        <small>{behind}</small>
      </Days>
      <Reasons className="wide">
        <Why parts={parts} name={name} />
      </Reasons>
    </tr>
  );
}
