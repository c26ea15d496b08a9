import type { SqlAnswer } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Table, TableFrame } from '../../../admin-kit/table/table.styles.ts';
import { Card, Foot } from '../analytics.styles.ts';
import { DownloadButtons } from '../download-buttons.tsx';
import { noFigure } from '../figures.ts';
import { AsOfLine } from '../parts.tsx';
import { resultChart } from './result-chart.ts';

const SqlChart = lazy(() => import('./sql-chart.tsx'));

const cell = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value);

function SqlDownload({ answer: { columns, rows } }: { readonly answer: SqlAnswer }) {
  const { t } = useTranslation();
  return (
    <DownloadButtons
      label={t('admin.sql.download')}
      name="sql"
      columns={columns.map((key, column) => ({ key, value: (row: readonly unknown[]) => cell(row[column]) }))}
      rows={() => rows}
      json={() => rows.map((row) => Object.fromEntries(columns.map((key, column) => [key, row[column]])))}
    />
  );
}

/** Rows that are shown; the files hold all of them. */
const maxRows = 200;

const Wide = styled('div')({
  overflowX: 'auto',
  '& th, & td': { whiteSpace: 'nowrap' },
  '& td': { maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis' },
  // The table scrolls sideways in this box, to which sticky heads would stick.
  '&& thead th': { position: 'static' },
});

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return noFigure;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The first rows of an answer. */
export function SqlTable({ answer }: { readonly answer: SqlAnswer }) {
  const { t, direction, number } = useTexts();
  const { columns, types, rows, isCut, milliseconds } = answer;
  const n = number(rows.length);
  const title = t(isCut ? 'admin.sql.firstRows' : 'admin.sql.rows', { count: rows.length, n });
  return (
    <>
      <TableFrame>
        <Wide role="region" aria-label={t('admin.sql.result')} tabIndex={0}>
          <Table dir="ltr">
            <caption>
              <Typography variant="body2" component="span" color="textSecondary" dir={direction}>
                {title} {t('admin.sql.took', { ms: number(milliseconds) })}
              </Typography>
            </caption>
            <thead>
              <tr>
                {columns.map((name, column) => (
                  <th key={name} scope="col">
                    {name}
                    <small>{types[column]}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, maxRows).map((row, index) => (
                <tr key={index}>
                  {row.map((value, column) => (
                    <td key={columns[column]}>
                      <bdi>{cellText(value)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Wide>
      </TableFrame>
      {rows.length > maxRows && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.sql.shown', { rows: number(maxRows), total: n })}
        </Typography>
      )}
    </>
  );
}

export function SqlResult({ answer }: { readonly answer: SqlAnswer }) {
  const chart = resultChart(answer);
  return (
    <>
      {chart && (
        <Suspense fallback={<LoadingBlocks heights={[320]} />}>
          <Card>
            <SqlChart chart={chart} />
          </Card>
        </Suspense>
      )}
      <SqlTable answer={answer} />
      <Foot>
        <AsOfLine {...answer} />
        <SqlDownload answer={answer} />
      </Foot>
    </>
  );
}
