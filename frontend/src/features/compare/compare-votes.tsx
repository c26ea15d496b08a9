import { optionsByTone, type Tone } from '@henna/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { ProductResponse } from '../../lib/api-types.ts';
import { formatPercent } from '../../lib/format.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Cell, Track } from './compare-table.styles.ts';
import { optionRows, type OptionRow } from './differences.ts';

const order: readonly Tone[] = ['positive', 'negative', 'neutral'];
/** Of each tone, before the visitor asks for all. */
const shownFirst = 4;

/** What people say about each product, by tone, with the biggest differences first. */
export function CompareVotes({ products }: { readonly products: readonly (ProductResponse | null)[] }) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const rows = optionRows(products);
  const byTone = optionsByTone(rows);
  const hasMore = !showsAll && order.some((tone) => byTone[tone].length > shownFirst);
  return (
    <>
      {order.map(
        (tone) =>
          byTone[tone].length > 0 && (
            <tbody key={tone}>
              <tr>
                <th scope="rowgroup" colSpan={products.length}>
                  <Typography variant="h3" component="h2">
                    {t(`compare.${tone}`)}
                  </Typography>
                </th>
              </tr>
              {byTone[tone].slice(0, showsAll ? undefined : shownFirst).map((row) => (
                <Option key={row.key} row={row} />
              ))}
            </tbody>
          ),
      )}
      {hasMore && (
        <tbody>
          <tr>
            <td colSpan={products.length}>
              <Button variant="outlined" onClick={() => setShowsAll(true)}>
                {t('compare.showAll')}
              </Button>
            </td>
          </tr>
        </tbody>
      )}
    </>
  );
}

function Option({ row: { key, labels, tone, shares } }: { readonly row: OptionRow }) {
  const { language } = useLanguage();
  const label = useLabel();
  const name = label(key, labels);
  return (
    <Fragment>
      <tr>
        <th colSpan={shares.length} scope="row">
          <span>{name}</span>
        </th>
      </tr>
      <tr>
        {shares.map((share, index) => (
          <td key={index}>
            <Cell>
              <VisuallyHidden>{name}: </VisuallyHidden>
              {share === null ? '–' : <b>{formatPercent(share, language)}</b>}
              <Track tone={tone} aria-hidden>
                <span style={{ width: `${share ?? 0}%` }} />
              </Track>
            </Cell>
          </td>
        ))}
      </tr>
    </Fragment>
  );
}
