import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { isChangedSince } from '../request.ts';
import type { Identified } from '../table/column.ts';
import { useTexts } from '../use-texts.ts';
import { useBulkRun, type BulkAction } from './use-bulk.ts';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlock: '12px 24px',
  '& p': { margin: 0 },
  '& progress': { width: '100%', height: 8, accentColor: theme.vars?.palette.primary.main },
  '& ul': {
    display: 'grid',
    gap: 8,
    maxHeight: 240,
    margin: 0,
    padding: 12,
    overflowY: 'auto',
    listStyle: 'none',
    borderRadius: 8,
    background: theme.vars?.palette.quiet,
  },
}));
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 });

const maxListedFailures = 100;

interface BulkDialogProps<Row extends Identified, Answer> {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly disabled?: boolean;
  readonly destroys?: boolean;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly action: BulkAction<Row, Answer>;
  /** @param remaining the rows that were not changed; all of them when it was not started */
  readonly onRemaining: (remaining: readonly Row[]) => void;
  readonly onClose: () => void;
}

/** Asks before an action on many records, shows its progress, and lists what failed. */
export function BulkDialog<Row extends Identified, Answer>(props: BulkDialogProps<Row, Answer>) {
  const { title, children, confirm, disabled, destroys, rows, nameOf, action, onRemaining, onClose } = props;
  const { refusalText } = useRefusalText();
  const { t, number } = useTexts();
  const id = useId();
  const { state, start, stop } = useBulkRun({ action, onSettled: onRemaining });
  const isDone = state.step === 'finished' && state.failed.length === 0 && state.notStarted === 0;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const running = state.step === 'running';
  const stopping = running && state.stopping;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (running) first.current?.focus();
  }, [running]);
  return (
    <Dialog role="alertdialog" labelledBy={id} onClose={running ? () => undefined : onClose}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <Body>
        {state.step === 'asking' && children}
        {running && (
          <>
            <p role="status">
              {stopping
                ? t('admin.bulk.stopping')
                : t('admin.bulk.running', { done: number(state.settled), total: number(state.total) })}
            </p>
            <progress aria-label={title} value={state.settled} max={state.total} />
          </>
        )}
        {state.step === 'finished' && (
          <>
            <p role="alert">
              {[
                state.summary,
                state.failed.length > 0 && t('admin.bulk.failed', { formatted: number(state.failed.length) }),
                state.notStarted > 0 && t('admin.bulk.notStarted', { formatted: number(state.notStarted) }),
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            {state.failed.length > 0 && (
              <ul tabIndex={0} aria-label={t('admin.bulk.failures')}>
                {state.failed.slice(0, maxListedFailures).map(({ row, error }) => (
                  <li key={row.id}>
                    <bdi>{nameOf(row)}</bdi>:{' '}
                    <span dir="auto">{isChangedSince(error) ? t('admin.bulk.changedSince') : refusalText(error)}</span>
                  </li>
                ))}
                {state.failed.length > maxListedFailures && <li>…</li>}
              </ul>
            )}
          </>
        )}
      </Body>
      <Choices>
        <Button ref={first} data-first-focus variant="outlined" disabled={stopping} onClick={running ? stop : onClose}>
          {running ? t('admin.bulk.stop') : state.step === 'asking' ? t('common.cancel') : t('common.close')}
        </Button>
        {!running && (
          <Button
            variant="contained"
            color={destroys ? 'error' : 'primary'}
            disabled={disabled}
            onClick={() => start(rows)}
          >
            {state.step === 'asking' ? confirm : t('admin.bulk.again')}
          </Button>
        )}
      </Choices>
    </Dialog>
  );
}
