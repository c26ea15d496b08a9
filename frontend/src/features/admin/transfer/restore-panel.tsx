import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { restoresQuery, startRestore, type Restore } from '../api/transfer.ts';
import { FilePicker } from './file-picker.tsx';
import { PanelHead } from './panel-head.tsx';
import { RestoreProgress } from './restore-progress.tsx';
import { Panel, Row } from './transfer.styles.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

/** Puts a complete backup back. @param isEmpty whether there is nothing yet; undefined while nobody knows */
export function RestorePanel({ isEmpty }: { readonly isEmpty: boolean | undefined }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const restores = useQuery({ ...restoresQuery(), refetchOnMount: 'always' });
  const latest = restores.data?.[0];
  const start = useMutation({
    mutationFn: startRestore,
    onSuccess: (begun) => {
      setFile(null);
      client.setQueryData(restoresQuery().queryKey, (known: readonly Restore[] = []) => [begun, ...known]);
    },
    onError: (error) =>
      showToast({ title: t('admin.transfer.restore.failed'), description: refusalText(error), tone: 'error' }),
  });
  const wasRunning = useRef(false);
  useEffect(() => {
    const hasEnded = wasRunning.current && latest?.status !== 'running';
    wasRunning.current = latest?.status === 'running';
    // Whatever is on the other screens may be another now.
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
