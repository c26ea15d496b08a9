import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restoresQuery, startRestore, type Restore } from './api.ts';
import { useRecordedRefusals, useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { FilePicker } from './file-picker.tsx';
import { Lines, Panel, PanelHead, ResultFigures, Row } from './panels.tsx';

const shownErrors = 50;

export function RestoreProgress({ restore }: { readonly restore: Restore }) {
  const { t, number } = useTexts();
  const { row } = useRecordedRefusals();
  const { status, section, done, total, success, skipped, failed, errors, refused } = restore;
  // Old restores recorded sentences instead of refusals.
  const lines = refused.length > 0 ? refused.slice(0, shownErrors).map(row) : errors.slice(0, shownErrors);
  const state = t(`admin.transfer.restore.statuses.${status}`);
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status">
        {state} · {t('admin.transfer.import.progress', { done: number(done), total: number(total) })}
        {section && <> · {t(`admin.transfer.restore.sections.${section}`)}</>}
      </Typography>
      {status === 'running' && (
        <LinearProgress
          aria-label={state}
          {...(total > 0 && { variant: 'determinate', value: Math.min(100, Math.round((100 * done) / total)) })}
        />
      )}
      <ResultFigures
        success={success}
        successLabel={t('admin.transfer.restore.success')}
        skipped={skipped}
        failed={failed}
      />
      {(status === 'cut' || status === 'failed') && (
        <Typography variant="body2">{t(`admin.transfer.restore.stopped.${status}`)}</Typography>
      )}
      {lines.length > 0 && (
        <Lines dir="auto">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
    </>
  );
}

/** @param isEmpty whether the installation has no records; undefined while loading */
export function RestorePanel({ isEmpty }: { readonly isEmpty: boolean | undefined }) {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const restores = useQuery({ ...restoresQuery(), refetchOnMount: 'always' });
  const latest = restores.data?.[0];
  const start = useMutation({
    mutationFn: startRestore,
    onSuccess: (started) => {
      setFile(null);
      client.setQueryData(restoresQuery().queryKey, (restores: readonly Restore[] = []) => [started, ...restores]);
    },
    onError: failureToast(t('admin.transfer.restore.failed')),
  });
  const wasRunning = useRef(false);
  useEffect(() => {
    const hasEnded = wasRunning.current && latest?.status !== 'running';
    wasRunning.current = latest?.status === 'running';
    // Any screen may have changed.
    if (hasEnded) void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/admin/restore' });
  }, [latest?.status, client]);
  const mayStart = isEmpty === true && latest?.status !== 'running';
  if (!mayStart && !latest && !start.isPending) return null;
  return (
    <Panel aria-label={t('admin.transfer.restore.title')}>
      <PanelHead title={t('admin.transfer.restore.title')}> {t('admin.transfer.restore.text')}</PanelHead>
      {mayStart && (
        <>
          <FilePicker
            label={t('admin.transfer.restore.file')}
            hint={t('admin.transfer.restore.fileHint')}
            accept=".json,application/json"
            file={file}
            onPick={setFile}
          />
          <Row>
            <Button
              variant="contained"
              disabled={file === null || start.isPending}
              onClick={() => file && start.mutate(file)}
            >
              {start.isPending ? t('admin.transfer.restore.sending') : t('admin.transfer.restore.submit')}
            </Button>
          </Row>
        </>
      )}
      {latest && <RestoreProgress restore={latest} />}
    </Panel>
  );
}
