import '../../i18n/admin.load.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { useSearchState } from '../../admin-kit/table/table-search.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/states.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { exportCountsQuery, importsQuery, isUnderWay, type Entity } from './api.ts';
import { ImportForm, type ImportChoice } from './import-form.tsx';
import { ImportPlanPanel } from './import-plan.tsx';
import { ImportResults } from './import-results.tsx';
import { Lines, Panel } from './panels.tsx';
import { RecentImports } from './recent-imports.tsx';
import { RestorePanel } from './restore-panel.tsx';
import { isAccepted, useImport } from './use-import.ts';

const guides = ['format', 'order', 'skipped', 'errors', 'replace'] as const;

export function Guidelines() {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('admin.transfer.import.guidelines')}>
      <Typography variant="h3" component="h2">
        {t('admin.transfer.import.guidelines')}
      </Typography>
      <Lines>
        {guides.map((guide) => (
          <li key={guide}>{t(`admin.transfer.import.guides.${guide}`)}</li>
        ))}
      </Lines>
    </Panel>
  );
}

/** Records that prevent a restore. */
const catalogue: readonly Entity[] = ['brands', 'categories', 'products'];
const nothingChosen: ImportChoice = { file: null, entity: '', mode: 'merge' };

export function ImportPage() {
  const { t, number } = useTexts();
  const mayImport = useMayWrite();
  const [search, onSearchChange] = useSearchState<{ readonly import?: string }>();
  const open = (id: string | undefined) => onSearchChange({ import: id });
  const [choice, setChoice] = useState(nothingChosen);
  const [isAsking, setAsking] = useState(false);
  const { record, plan, start, cancel, undo, save } = useImport(search.import, open);
  const counts = useQuery({ ...exportCountsQuery(), enabled: mayImport, refetchOnMount: 'always' });
  const imports = useQuery({ ...importsQuery(), enabled: mayImport, refetchOnMount: 'always' });
  const others = (imports.data ?? []).filter((each) => !isUnderWay(each) || each.id !== record?.id);

  const withCompleteChoice = (onComplete: (chosen: Parameters<typeof start.mutate>[0]) => void) => {
    const { file, entity, mode } = choice;
    if (!file || !entity)
      return showToast({
        title: t('admin.transfer.import.missing'),
        description: t('admin.transfer.import.missingText'),
        tone: 'error',
      });
    onComplete({ file, entity, mode });
  };
  const change = (next: ImportChoice) => {
    plan.reset();
    if (!next.file || next.file === choice.file || isAccepted(next.file)) return setChoice(next);
    showToast({
      title: t('admin.transfer.import.invalidType'),
      description: t('admin.transfer.import.invalidTypeText'),
      tone: 'error',
    });
  };
  if (!mayImport)
    return (
      <>
        <PageHead title={t('admin.shell.import')} />
        <EmptyState title={t('admin.transfer.onlyAdmins')} text={t('admin.transfer.onlyAdminsText')} />
      </>
    );
  const replaced = counts.data?.find(({ entity }) => entity === choice.entity)?.count ?? 0;
  return (
    <>
      <PageHead title={t('admin.shell.import')} text={t('admin.transfer.import.text')} />
      <ImportForm
        choice={choice}
        onChange={change}
        isImporting={start.isPending || record?.status === 'running'}
        isChecking={plan.isPending}
        onCheck={() => withCompleteChoice((chosen) => plan.mutate(chosen))}
        onImport={() =>
          withCompleteChoice((chosen) => (chosen.mode === 'replace' ? setAsking(true) : start.mutate(chosen)))
        }
        onReset={() => {
          setChoice(nothingChosen);
          plan.reset();
          open(undefined);
        }}
      />
      {plan.data && <ImportPlanPanel plan={plan.data} />}
      {record && (
        <ImportResults
          record={record}
          onCancel={() => cancel.mutate(record.id)}
          onUndo={(picks, reason) => undo(record.id, picks, reason)}
          onDownload={(format) => save.mutate({ ...record, format })}
        />
      )}
      {others.length > 0 && <RecentImports imports={others} onOpen={open} />}
      <RestorePanel isEmpty={counts.data?.every(({ entity, count }) => !catalogue.includes(entity) || count === 0)} />
      <Guidelines />
      {isAsking && choice.entity && (
        <ConfirmDialog
          title={t('admin.transfer.import.confirmTitle', { entity: t(`admin.transfer.entities.${choice.entity}`) })}
          confirm={t('admin.transfer.import.replace')}
          onConfirm={() => {
            setAsking(false);
            withCompleteChoice((chosen) => start.mutate(chosen));
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            {t('admin.transfer.import.confirmText', {
              count: replaced,
              n: number(replaced),
              file: choice.file?.name ?? '',
            })}
          </p>
          <p>{t('admin.transfer.import.confirmHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
