import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toast/toasts.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { isChangedSince } from '../request.ts';
import { useTexts } from '../use-texts.ts';
import { newBatchId, runAll, type Failure, type Outcome } from './run-all.ts';

export interface BulkAction<Row, Answer> {
  /** @param batch the correlation id of all commands of this action */
  readonly run: (row: Row, batch: string) => Promise<Answer>;
  /** Whether the command changed nothing. */
  readonly isUnchanged?: (row: Row, answer: Answer) => boolean;
  readonly undo: (row: Row, answer: Answer, batch: string) => Promise<unknown>;
  readonly invalidate: () => Promise<unknown>;
  /** Such as "48 changed". */
  readonly doneText: (count: number) => string;
}

export type BulkState<Row> =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly settled: number; readonly total: number; readonly stopping: boolean }
  | {
      readonly step: 'finished';
      readonly summary: string;
      readonly failed: readonly Failure<Row>[];
      readonly notStarted: number;
    };

interface BulkOptions<Row, Answer> {
  readonly action: BulkAction<Row, Answer>;
  /** @param remaining the rows that were not changed */
  readonly onSettled: (remaining: readonly Row[]) => void;
}

/** Runs an action on many records, reports its progress and outcome in toasts, and offers to undo it. */
export function useBulkRun<Row, Answer>({ action, onSettled }: BulkOptions<Row, Answer>) {
  const { refusalText } = useRefusalText();
  const { t, number } = useTexts();
  const [state, setState] = useState<BulkState<Row>>({ step: 'asking' });
  const abort = useRef(new AbortController());
  const running = state.step === 'running';
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);

  const undo = async (outcome: Outcome<Row, Answer>) => {
    const batch = newBatchId();
    const changed = outcome.done.filter(({ row, answer }) => !action.isUnchanged?.(row, answer));
    showToast({ title: t('admin.bulk.undoing'), description: number(changed.length) });
    const { done, failed } = await runAll(changed, ({ row, answer }) => action.undo(row, answer, batch), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await action.invalidate();
    const undone = t('admin.bulk.undone', { formatted: number(done.length) });
    const failureText =
      failed[0] && `${t('admin.bulk.notUndone', { formatted: number(failed.length) })} ${refusalText(failed[0].error)}`;
    showToast({
      title: failureText ? t('admin.common.error') : t('admin.common.success'),
      description: failureText ? `${undone} ${failureText}` : undone,
      tone: failureText ? 'error' : 'success',
    });
  };

  const start = async (rows: readonly Row[]) => {
    const { signal } = (abort.current = new AbortController());
    const batch = newBatchId();
    const total = rows.length;
    setState({ step: 'running', settled: 0, total, stopping: false });
    const outcome = await runAll(rows, (row) => action.run(row, batch), {
      signal,
      onProgress: (settled) => setState({ step: 'running', settled, total, stopping: signal.aborted }),
    });
    const { done, notStarted } = outcome;
    const failed = outcome.failed.map((failure) => ({ ...failure, row: currentRow(failure) }));
    const unchanged = done.filter(({ row, answer }) => action.isUnchanged?.(row, answer)).length;
    const changed = done.length - unchanged;
    const summary = [action.doneText(changed)];
    if (unchanged > 0) summary.push(t('admin.bulk.unchanged', { formatted: number(unchanged) }));
    if (changed > 0 || failed.length > 0) await action.invalidate();
    if (changed > 0 || failed.length === 0)
      showToast({
        title: t('admin.common.success'),
        description: summary.join(' '),
        tone: 'success',
        ...(changed > 0 && { undo: () => void undo(outcome) }),
      });
    setState({ step: 'finished', summary: summary.join(' '), failed, notStarted: notStarted.length });
    onSettled([...failed.map(({ row }) => row), ...notStarted]);
  };
  const stop = () => {
    abort.current.abort();
    setState((now) => (now.step === 'running' ? { ...now, stopping: true } : now));
  };
  return { state, start: (rows: readonly Row[]) => void start(rows), stop };
}

/** The record as somebody else has changed it, so that another try sends its revision. */
const currentRow = <Row>({ row, error }: Failure<Row>): Row =>
  isChangedSince(error) && error.current ? (error.current as Row) : row;
