import type { SqlAnswer } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Table, TableFrame } from '../../../admin-kit/table/table.styles.ts';
import { Foot } from '../analytics.styles.ts';
import { DownloadButtons } from '../download-buttons.tsx';
import { noFigure } from '../figures.ts';
import { AsOfLine } from '../parts.tsx';

const cell = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' || value === null
    ? value
    : JSON.stringify(value);

/** Saves the rows that were answered: as lines for a spreadsheet, or as a list of records. */
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

/** So many rows a table has; all that were answered are in the files. */
const maxRows = 200;

const Wide = styled('div')({
  overflowX: 'auto',
  '& th, & td': { whiteSpace: 'nowrap' },
  '& td': { maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis' },
  // What scrolls sideways is what they would stick to, not the page.
  '&& thead th': { position: 'static' },
});

/** A value as it is written: what has parts as JSON. */
const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return noFigure;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The rows of a query, which ran as they were asked for; nothing in them is put into another language. */
export function SqlResult({ answer }: { readonly answer: SqlAnswer }) {
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
      <Foot>
        <AsOfLine {...answer} />
        <SqlDownload answer={answer} />
      </Foot>
    </>
  );
}
