import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../admin-kit/use-texts.ts';
import type { RecordThen } from './api.ts';
import { useHistoryWords, useShownValue } from './history-words.tsx';

type Given = NonNullable<RecordThen['given']>['then'];

const Fields = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', paddingBlockEnd: 8, color: theme.vars?.palette.text.secondary },
  '& th, & td': { padding: '6px 8px 6px 0', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 400, color: theme.vars?.palette.text.secondary },
  '& thead th': { fontWeight: 600 },
  '& tr': { borderBlockEnd: `1px solid ${theme.vars?.palette.divider}` },
  '& tr.differs td': { fontWeight: 600 },
  '& tr.differs td:last-child': { color: theme.vars?.palette.primary.main },
}));

interface Row {
  readonly field: string;
  readonly then: string;
  readonly now: string;
  readonly differs: boolean;
}

/** What people had given a product, in words. */
function useGivenRows(): (then: Given, now: Given) => readonly Row[] {
  const { number } = useTexts();
  const words = useHistoryWords();
  const texts = ({ votes, ratings, comments }: Given) => ({
    votes: votes.map(({ key, count }) => `${key} ${number(count)}`).join(' · '),
    ratings: `${number(ratings.average)} (${number(ratings.total)})`,
    comments: number(comments),
  });
  return (then, now) => {
    const [was, is] = [texts(then), texts(now)];
    return (['votes', 'ratings', 'comments'] as const).map((field) => ({
      field: words.field(field),
      then: was[field],
      now: is[field],
      differs: was[field] !== is[field],
    }));
  };
}

/** Field by field what a record was and is; what differs is marked, and not by colour alone. */
export function RecordFields({ record, caption }: { readonly record: RecordThen; readonly caption: string }) {
  const { t } = useTranslation();
  const words = useHistoryWords();
  const shown = useShownValue();
  const given = useGivenRows();
  const fields = record.fields
    .filter(({ then, now }) => then !== null || now !== null)
    .map(({ field, then, now, differs }) => ({
      field: words.field(field),
      then: shown(then),
      now: shown(now),
      differs,
    }));
  const rows: readonly Row[] = [...fields, ...(record.given ? given(record.given.then, record.given.now) : [])];
  return (
    <Fields>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.asOf.field')}</th>
          <th scope="col">{t('admin.asOf.then')}</th>
          <th scope="col">{t('admin.asOf.now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, then, now, differs }) => (
          <tr key={field} className={differs ? 'differs' : undefined}>
            <th scope="row">{field}</th>
            <td>
              <bdi>{then}</bdi>
            </td>
            <td>{differs ? <bdi>{now}</bdi> : t('admin.asOf.same')}</td>
          </tr>
        ))}
      </tbody>
    </Fields>
  );
}
