import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { Dialog } from '../../components/dialog.tsx';
import { ReasonField } from '../../admin-kit/form/deletion.tsx';
import { ErrorState } from '../../components/states.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { undo, undoPreviewQuery, type UndoPick, type UndoResult, type UndoStep, type UndoSubject } from './api.ts';
import { undoChoice, undoPicks, undoRequest, type UndoChanges } from './undo-choice.ts';
import { NotUndone, UndoStepLine } from './undo-steps.tsx';

/** That a batch began and ended changes no record: there is nothing to undo, and nothing fails. */
const isOfRecord = ({ entry }: UndoStep) => entry.entity.kind !== 'import' && entry.entity.kind !== 'batch';

const Steps = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
const Inside = styled('div')({ display: 'grid', gap: 16, '& p': { margin: 0 } });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 });

type Items = readonly UndoResult['items'][number][];

interface UndoDialogProps {
  readonly subject: UndoSubject;
  readonly onClose: () => void;
  /** Starts an undo elsewhere, which reports its own outcome; absent: it is done here. */
  readonly onUndo?: (picks: UndoPick[], reason: string) => Promise<unknown>;
}

/** Previews an undo, asks what of it to revert, does it, and lists what failed. */
export function UndoDialog({ subject, onClose, onUndo: onTake }: UndoDialogProps) {
  const { t, number } = useTexts();
  const { failureToast } = useToasts();
  const id = useId();
  const client = useQueryClient();
  const reason = useRef<HTMLInputElement>(null);
  const preview = useInfiniteQuery(undoPreviewQuery(subject));
  const [changes, setChanges] = useState<UndoChanges>({});
  const [undone, setUndone] = useState(0);
  const [notUndone, setNotUndone] = useState<Items | null>(null);
  const data = preview.data;
  const chosen = data ? undoChoice(data, changes) : {};
  const run = useMutation({
    mutationFn: async (): Promise<Items | null> => {
      const reasonText = reason.current?.value.trim() ?? '';
      if (!onTake) return undo(undoRequest(subject, data!, chosen), reasonText, setUndone);
      await onTake(undoPicks(data!, chosen), reasonText);
      return null;
    },
    onSuccess: async (items) => {
      if (!items) return onClose();
      const count = items.filter(({ outcome }) => outcome === 'undone' || outcome === 'partly').length;
      const failures = items.filter(({ outcome }) => outcome !== 'undone' && outcome !== 'nothing');
      showToast({
        title: count > 0 ? t('admin.undo.done', { count }) : t('admin.undo.doneNothing'),
        tone: failures.length > 0 ? 'plain' : 'success',
      });
      if (failures.length > 0) setNotUndone(failures);
      else onClose();
      await client.invalidateQueries();
    },
    onError: failureToast(t('admin.undo.refused')),
  });
  const choose = (position: string, fields: readonly string[] | undefined) =>
    setChanges({ ...changes, [position]: fields ?? null });
  const body = () => {
    if (notUndone) return <NotUndone items={notUndone} steps={data?.steps ?? []} />;
    if (!data && preview.error)
      return <ErrorState error={preview.error} title={t('admin.undo.failed')} onRetry={() => void preview.refetch()} />;
    if (!data) return <Skeleton variant="rounded" height={160} aria-hidden />;
    const steps = data.steps.filter(isOfRecord);
    const isNothing = data.next === null && steps.every(({ act, problem }) => act === 'none' && problem === null);
    if (isNothing) return <p>{t('admin.undo.nothing')}</p>;
    return (
      <>
        <Typography variant="body2" color="textSecondary">
          {t('admin.undo.text')}
        </Typography>
        {data.steps.some(({ changedSince }) => changedSince) && <p role="status">{t('admin.undo.changedText')}</p>}
        {data.total > data.steps.length && (
          <p>{t('admin.undo.shownOf', { shown: number(data.steps.length), total: number(data.total) })}</p>
        )}
        <Steps>
          {steps.map((step) => (
            <UndoStepLine
              key={step.entry.eventId}
              step={step}
              chosen={chosen[step.entry.position]}
              onChoose={(fields) => choose(step.entry.position, fields)}
            />
          ))}
        </Steps>
        {preview.hasNextPage && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'center' }}
            disabled={preview.isFetchingNextPage}
            onClick={() => void preview.fetchNextPage()}
          >
            {preview.isFetchingNextPage ? t('admin.history.loadingMore') : t('admin.undo.more')}
          </Button>
        )}
        <ReasonField inputRef={reason} />
      </>
    );
  };
  const mayRun = !notUndone && data !== undefined && (Object.keys(chosen).length > 0 || data.total > data.steps.length);
  return (
    <Dialog labelledBy={id} wide onClose={() => !run.isPending && onClose()}>
      <Inside>
        <Typography variant="h3" component="h2" id={id}>
          {notUndone ? t('admin.undo.notUndone') : t('admin.undo.title')}
        </Typography>
        {body()}
        <Actions>
          <Button data-first-focus variant="outlined" disabled={run.isPending} onClick={onClose}>
            {notUndone ? t('admin.undo.close') : t('common.cancel')}
          </Button>
          {!notUndone && (
            <Button variant="contained" disabled={!mayRun || run.isPending} onClick={() => run.mutate()}>
              {run.isPending ? t('admin.undo.running', { done: undone }) : t('admin.undo.open')}
            </Button>
          )}
        </Actions>
      </Inside>
    </Dialog>
  );
}
