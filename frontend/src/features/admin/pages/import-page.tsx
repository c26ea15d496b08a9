import '../../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { exportCountsQuery, importsQuery, isUnderWay, type Entity } from '../api/transfer.ts';
import { useMayWrite } from '../session/use-admin-session.ts';
import type { ImportChoice } from '../transfer/import-form.tsx';
import { isAccepted } from '../transfer/read-file.ts';
import { useImport } from '../transfer/use-import.ts';
import { ImportPageView } from './import-page-view.tsx';

/** What keeps a backup from being restored. */
const catalogue: readonly Entity[] = ['brands', 'categories', 'products'];
const nothingChosen: ImportChoice = { file: null, entity: '', mode: 'merge' };

interface ImportPageProps {
  /** The import that is looked at. */
  readonly id: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

export function ImportPage({ id, onOpen }: ImportPageProps) {
  const { t } = useTranslation();
  const mayImport = useMayWrite();
  const [choice, setChoice] = useState(nothingChosen);
  const [isAsking, setAsking] = useState(false);
  const { record, plan, start, cancel, undo, save } = useImport(id, onOpen);
  const counts = useQuery({ ...exportCountsQuery(), enabled: mayImport, refetchOnMount: 'always' });
  const imports = useQuery({ ...importsQuery(), enabled: mayImport, refetchOnMount: 'always' });

  const complete = (then: (chosen: Parameters<typeof start.mutate>[0]) => void) => {
    const { file, entity, mode } = choice;
    if (!file || !entity)
      return showToast({
        title: t('admin.transfer.import.missing'),
        description: t('admin.transfer.import.missingText'),
        tone: 'error',
      });
    then({ file, entity, mode });
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
  return (
    <ImportPageView
      mayImport={mayImport}
      choice={choice}
      onChange={change}
      isImporting={start.isPending || record?.status === 'running'}
      isChecking={plan.isPending}
      onCheck={() => complete((chosen) => plan.mutate(chosen))}
      onImport={() => complete((chosen) => (chosen.mode === 'replace' ? setAsking(true) : start.mutate(chosen)))}
      onReset={() => {
        setChoice(nothingChosen);
        plan.reset();
        onOpen(undefined);
      }}
      asked={isAsking ? { count: counts.data?.find(({ entity }) => entity === choice.entity)?.count ?? 0 } : null}
      onAnswer={(isYes) => {
        setAsking(false);
        if (isYes) complete((chosen) => start.mutate(chosen));
      }}
      plan={plan.data}
      record={record}
      onCancel={() => record && cancel.mutate(record.id)}
      onUndo={async (picks, reason) => record && undo(record.id, picks, reason)}
      onDownload={(format) => record && save.mutate({ ...record, format })}
      imports={(imports.data ?? []).filter((each) => !isUnderWay(each) || each.id !== record?.id)}
      isEmpty={counts.data?.every(({ entity, count }) => !catalogue.includes(entity) || count === 0)}
      onOpen={onOpen}
    />
  );
}
