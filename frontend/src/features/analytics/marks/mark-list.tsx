import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber, locales } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { useHistoryWords } from '../../history/index.ts';
import type { Mark, Marks } from './marks.ts';

/** So many are told at once; the others behind a button of the browser. */
const told = 5;

const List = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& ol': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: 8,
  },
  '& li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 },
  '& li > b': {
    minWidth: 22,
    paddingInline: 6,
    borderRadius: 999,
    textAlign: 'center',
    fontSize: '0.75rem',
    lineHeight: '22px',
    color: theme.vars?.palette.text.primary,
    background: theme.vars?.palette.quiet,
  },
  '& time, & small': { ...theme.typography.caption, color: theme.vars?.palette.text.secondary },
  '& details > ol': { marginBlockStart: 6 },
  '& summary': {
    ...theme.typography.body2,
    width: 'fit-content',
    minHeight: 24,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 10 },
  },
}));

interface MarkListProps extends Marks {
  /** In which days and hours are told. */
  readonly timeZone: string;
}

/** What the house changed in the period of a chart, newest first, by the numbers that stand in it. */
export function MarkList({ marks, isCut, failed, timeZone }: MarkListProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (failed)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('admin.marks.failed')}
      </Typography>
    );
  if (marks.length === 0) return null;
  const newest = [...marks].reverse();
  const rest = newest.slice(told);
  const items = (some: readonly Mark[]) => (
    <ol>
      {some.map((mark) => (
        <MarkLine key={mark.entry.eventId} mark={mark} timeZone={timeZone} />
      ))}
    </ol>
  );
  return (
    <List aria-label={t('admin.marks.title')}>
      <Typography variant="body2" component="h3" sx={{ m: 0, fontWeight: 600 }}>
        {t('admin.marks.title')}
      </Typography>
      {items(newest.slice(0, told))}
      {rest.length > 0 && (
        <details>
          <summary>{t('admin.marks.earlier', { count: rest.length, n: formatNumber(rest.length, language) })}</summary>
          {items(rest)}
        </details>
      )}
      {isCut && <small>{t('admin.marks.cut')}</small>}
    </List>
  );
}

function MarkLine({ mark, timeZone }: { readonly mark: Mark; readonly timeZone: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const words = useHistoryWords();
  const { entry, count, number } = mark;
  const moment = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const subject = count === 1 ? words.subject(entry) : null;
  return (
    <li>
      <b>{formatNumber(number, language)}</b>
      <div>
        <span>
          {words.happening(entry)}
          {subject && (
            <>
              {': '}
              <bdi>{subject}</bdi>
            </>
          )}
          {count > 1 && ` (${formatNumber(count, language)})`}
        </span>
        <time dateTime={entry.at}>{moment.format(new Date(entry.at))}</time>
        <small>
          <bdi>{words.actor(entry.actor)}</bdi>
          {entry.origin === 'undo' && ` · ${t('admin.marks.undone')}`}
          {entry.reason && (
            <>
              {' · '}
              <bdi>{entry.reason}</bdi>
            </>
          )}
        </small>
      </div>
    </li>
  );
}
