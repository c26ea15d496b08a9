import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toast/toasts.ts';
import { ApiError } from '../../lib/api.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { useTexts } from '../use-texts.ts';
import { newBatch, runAll, type Failure, type Outcome } from './run-all.ts';

/** What is done to each of the selected records. */
export interface BulkAct<Row, Answer> {
  /** An ordinary command. @param batch what all commands of this act share */
  readonly run: (row: Row, batch: string) => Promise<Answer>;
  /** The command answered, but the record was like that before. */
  readonly isUnchanged?: (row: Row, answer: Answer) => boolean;
  /** The command that takes one back. */
  readonly undo: (row: Row, answer: Answer, batch: string) => Promise<unknown>;
  /** Reads anew what shows the records. */
  readonly renew: () => Promise<unknown>;
  /** "48 changed" */
  readonly done: (count: number) => string;
}

export type BulkState<Row> =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly settled: number; readonly total: number; readonly stopping: boolean }
  | { readonly step: 'told'; readonly words: string; readonly failed: readonly Failure<Row>[]; readonly left: number };

interface BulkOptions<Row, Answer> {
  readonly act: BulkAct<Row, Answer>;
  /** It is over. @param rest what was not done */
  readonly onSettled: (rest: readonly Row[]) => void;
}

/** Runs an act on many records, tells how it goes and went, and offers to take it back. */
export function useBulk<Row, Answer>({ act, onSettled }: BulkOptions<Row, Answer>) {
  const { refusalText } = useRefusalText();
  const { t, number } = useTexts();
  const [state, setState] = useState<BulkState<Row>>({ step: 'asking' });
  const stop = useRef(new AbortController());
  const running = state.step === 'running';
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);

  const undo = async (outcome: Outcome<Row, Answer>) => {
    const batch = newBatch();
    const changed = outcome.done.filter(({ row, answer }) => !act.isUnchanged?.(row, answer));
    showToast({ title: t('admin.bulk.undoing'), description: number(changed.length) });
    const { done, failed } = await runAll(changed, ({ row, answer }) => act.undo(row, answer, batch), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await act.renew();
    const undone = t('admin.bulk.undone', { formatted: number(done.length) });
    const kept =
      failed[0] && `${t('admin.bulk.notUndone', { formatted: number(failed.length) })} ${refusalText(failed[0].error)}`;
    showToast({
      title: kept ? t('admin.common.error') : t('admin.common.success'),
      description: kept ? `${undone} ${kept}` : undone,
      tone: kept ? 'error' : 'success',
    });
  };

  const start = async (rows: readonly Row[]) => {
    const { signal } = (stop.current = new AbortController());
    const batch = newBatch();
    const total = rows.length;
    setState({ step: 'running', settled: 0, total, stopping: false });
    const outcome = await runAll(rows, (row) => act.run(row, batch), {
      signal,
      onProgress: (settled) => setState({ step: 'running', settled, total, stopping: signal.aborted }),
    });
    const { done, left } = outcome;
    const failed = outcome.failed.map((failure) => ({ ...failure, row: currentOf(failure) }));
    const unchanged = done.filter(({ row, answer }) => act.isUnchanged?.(row, answer)).length;
    const changed = done.length - unchanged;
    const words = [act.done(changed)];
    if (unchanged > 0) words.push(t('admin.bulk.unchanged', { formatted: number(unchanged) }));
    if (changed > 0 || failed.length > 0) await act.renew();
    if (changed > 0 || failed.length === 0)
      showToast({
        title: t('admin.common.success'),
        description: words.join(' '),
        tone: 'success',
        ...(changed > 0 && { undo: () => void undo(outcome) }),
      });
    setState({ step: 'told', words: words.join(' '), failed, left: left.length });
    onSettled([...failed.map(({ row }) => row), ...left]);
  };
  const halt = () => {
    stop.current.abort();
    setState((now) => (now.step === 'running' ? { ...now, stopping: true } : now));
  };
  return { state, start: (rows: readonly Row[]) => void start(rows), stop: halt };
}

/** Where somebody else has changed a record, what it has become: another try then knows it. */
const currentOf = <Row>({ row, error }: Failure<Row>): Row =>
  error instanceof ApiError && error.code === 'CHANGED_SINCE' && error.current ? (error.current as Row) : row;
