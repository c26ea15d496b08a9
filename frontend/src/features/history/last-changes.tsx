import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadingBlocks } from '../../admin-kit/page-parts.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { Badge } from '../../components/badge.ts';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { framed, plainList } from '../../theme/mixins.ts';
import { historyQuery, type HistoryEntry } from './api.ts';
import { UndoButton } from './history-batch.tsx';
import { EntryTitle, useHistoryLabels } from './history-labels.tsx';
import { groupByBatch } from './history-list.tsx';

const Lines = styled('ol')(({ theme }) => ({
  ...plainList,
  ...framed(theme, 14),
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 64, padding: 8, paddingInlineStart: 16 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& > li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& a': { color: 'inherit' },
}));

const shown = 8;

/** The last changes by people of the team, each of which can be undone here. @param labelledBy id of their heading */
export function LastChanges({ labelledBy }: { readonly labelledBy: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useInfiniteQuery(historyQuery({ by: 'team' }));
  if (!data && error)
    return <ErrorState error={error} title={t('admin.history.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[420]} />;
  const batches = groupByBatch(data.pages.flatMap(({ items }) => items)).slice(0, shown);
  if (batches.length === 0)
    return <EmptyState title={t('admin.history.noneYet')} text={t('admin.history.noneYetText')} />;
  return (
    <Lines aria-labelledby={labelledBy}>
      {batches.map((batch) => (
        <LastChange key={batch[0]!.eventId} batch={batch} />
      ))}
    </Lines>
  );
}

function LastChange({ batch }: { readonly batch: readonly HistoryEntry[] }) {
  const { t } = useTexts();
  const labels = useHistoryLabels();
  const [entry, ...others] = batch as [HistoryEntry, ...HistoryEntry[]];
  const { correlationId, position } = entry;
  const isPossible = batch.some(({ undo }) => undo === 'possible');
  return (
    <li>
      <div>
        <p>
          <EntryTitle entry={entry} />
          {others.length > 0 && (
            <>
              {' '}
              <Link to="/admin/history" search={{ batch: correlationId }}>
                {t('admin.history.andMore', { count: others.length })}
              </Link>
            </>
          )}
        </p>
        <small>
          <bdi>{labels.actor(entry.actor)}</bdi>
          {' · '}
          <When iso={entry.at} />
        </small>
      </div>
      {!isPossible && entry.undo === 'done' && <Badge outlined>{t('admin.history.undone')}</Badge>}
      {isPossible && (
        <UndoButton
          subject={others.length > 0 ? { correlationId } : { position }}
          text={t('admin.undo.open')}
          name={t('admin.undo.openNamed', {
            what: `${labels.happening(entry)} ${labels.subject(entry) ?? ''}`.trim(),
          })}
        />
      )}
    </li>
  );
}
