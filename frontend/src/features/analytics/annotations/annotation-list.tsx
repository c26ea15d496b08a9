import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { locales } from '../../../lib/format.ts';
import { useHistoryLabels } from '../../history/index.ts';
import type { Annotation, Annotations } from './annotations.ts';

/** Further annotations are folded away. */
const shownAtOnce = 5;

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

/** In Arabic the usual short date has no name of the month, other than all dates beside it. */
const momentParts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

interface AnnotationListProps extends Annotations {
  readonly timeZone: string;
  /** Whether it is part of an article: one page has several, and a landmark has to be the only one of its name. */
  readonly isPart?: boolean | undefined;
}

/** What staff changed in the period of a chart, newest first, with the numbers that the chart shows. */
export function AnnotationList({ annotations, isCut, failed, timeZone, isPart = false }: AnnotationListProps) {
  const { t, number } = useTexts();
  if (failed)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('admin.annotations.failed')}
      </Typography>
    );
  if (annotations.length === 0) return null;
  const newest = [...annotations].reverse();
  const earlier = newest.slice(shownAtOnce);
  const items = (listed: readonly Annotation[]) => (
    <ol>
      {listed.map((annotation) => (
        <AnnotationLine key={annotation.entry.eventId} annotation={annotation} timeZone={timeZone} />
      ))}
    </ol>
  );
  return (
    <List {...(isPart ? { as: 'div' } : { 'aria-label': t('admin.annotations.title') })}>
      <Typography variant="body2" component={isPart ? 'h4' : 'h3'} sx={{ m: 0, fontWeight: 600 }}>
        {t('admin.annotations.title')}
      </Typography>
      {items(newest.slice(0, shownAtOnce))}
      {earlier.length > 0 && (
        <details>
          <summary>{t('admin.annotations.earlier', { count: earlier.length, n: number(earlier.length) })}</summary>
          {items(earlier)}
        </details>
      )}
      {isCut && <small>{t('admin.annotations.cut')}</small>}
    </List>
  );
}

function AnnotationLine({ annotation, timeZone }: { readonly annotation: Annotation; readonly timeZone: string }) {
  const { t, language, number } = useTexts();
  const labels = useHistoryLabels();
  const { entry, count } = annotation;
  const moment = new Intl.DateTimeFormat(locales[language], { ...momentParts, timeZone });
  const subject = count === 1 ? labels.subject(entry) : null;
  return (
    <li>
      <b>{number(annotation.number)}</b>
      <div>
        <span>
          {labels.happening(entry)}
          {subject && (
            <>
              {': '}
              <bdi>{subject}</bdi>
            </>
          )}
          {count > 1 && ` (${number(count)})`}
        </span>
        <time dateTime={entry.at}>{moment.format(new Date(entry.at))}</time>
        <small>
          <bdi>{labels.actor(entry.actor)}</bdi>
          {entry.origin === 'undo' && ` · ${t('admin.annotations.undone')}`}
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
