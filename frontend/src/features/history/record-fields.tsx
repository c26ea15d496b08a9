import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../admin-kit/use-texts.ts';
import type { RecordAsOf } from './api.ts';
import { useHistoryLabels, useValueText } from './history-labels.tsx';

type Contributions = NonNullable<RecordAsOf['given']>['then'];

const Fields = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', paddingBlockEnd: 8, color: theme.vars?.palette.text.secondary },
  '& th, & td': { padding: '6px 8px 6px 0', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 400, color: theme.vars?.palette.text.secondary },
  '& thead th': { fontWeight: 600 },
  '& thead th:first-of-type': { width: '26%' },
  '& tr': { borderBlockEnd: `1px solid ${theme.vars?.palette.divider}` },
  '& tr.differs td': { fontWeight: 600 },
  '& tr.differs td:last-child': { color: theme.vars?.palette.primary.main },
}));

interface Row {
  readonly field: string;
  readonly past: string;
  readonly now: string;
  readonly differs: boolean;
}

function useContributionRows(): (past: Contributions, now: Contributions) => readonly Row[] {
  const { number } = useTexts();
  const labels = useHistoryLabels();
  const texts = ({ votes, ratings, comments }: Contributions) => ({
    // Options of another category come and go without votes.
    votes:
      votes
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => `${key} ${number(count)}`)
        .join(' · ') || number(0),
    ratings: `${number(ratings.average)} (${number(ratings.total)})`,
    comments: number(comments),
  });
  return (past, now) => {
    const [pastTexts, presentTexts] = [texts(past), texts(now)];
    return (['votes', 'ratings', 'comments'] as const).map((field) => ({
      field: labels.field(field),
      past: pastTexts[field],
      now: presentTexts[field],
      differs: pastTexts[field] !== presentTexts[field],
    }));
  };
}

interface RecordFieldsProps {
  readonly record: Pick<RecordAsOf, 'fields' | 'given'>;
  readonly caption: string;
  /** Of the two columns; by default "Then" and "Now". */
  readonly heads?: readonly [past: string, now: string];
  /** Said when nothing differs. */
  readonly equal?: string;
}

/** The fields of a record in the past and now; differences are marked, and not by colour alone. */
export function RecordFields({ record, caption, heads, equal }: RecordFieldsProps) {
  const { t } = useTranslation();
  const labels = useHistoryLabels();
  const valueText = useValueText();
  const contributionRows = useContributionRows();
  const fields = record.fields
    .filter(({ then, now }) => then !== null || now !== null)
    .map(({ field, then, now, differs }) => ({
      field: labels.field(field),
      past: valueText(then, field),
      now: valueText(now, field),
      differs,
    }));
  const rows: readonly Row[] = [
    ...fields,
    ...(record.given ? contributionRows(record.given.then, record.given.now) : []),
  ];
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const unchanged = rows.filter(({ differs }) => !differs).length;
  const shown = showsUnchanged ? rows : rows.filter(({ differs }) => differs);
  return (
    <>
      {shown.length === 0 ? (
        <p>{equal ?? `${caption} ${t('admin.asOf.noDifference')}`}</p>
      ) : (
        <Fields>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('admin.asOf.field')}</th>
              <th scope="col">{heads?.[0] ?? t('admin.asOf.past')}</th>
              <th scope="col">{heads?.[1] ?? t('admin.asOf.now')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ field, past, now, differs }) => (
              <tr key={field} className={differs ? 'differs' : undefined}>
                <th scope="row">{field}</th>
                <td>
                  <bdi>{past}</bdi>
                </td>
                <td>{differs ? <bdi>{now}</bdi> : t('admin.asOf.same')}</td>
              </tr>
            ))}
          </tbody>
        </Fields>
      )}
      {unchanged > 0 && !showsUnchanged && (
        <Button size="small" color="inherit" sx={{ marginBlockStart: 1 }} onClick={() => setShowsUnchanged(true)}>
          {t('admin.asOf.showUnchanged', { count: unchanged })}
        </Button>
      )}
    </>
  );
}
