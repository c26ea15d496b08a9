import { History, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../admin-kit/table/row-menu.tsx';
import { HistorySheet } from './history-sheet.tsx';
import type { HistoryRecord } from './record-history.tsx';

interface RowActsProps {
  readonly record: HistoryRecord;
  readonly mayChange: boolean;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  readonly onRestore?: () => void;
}

/** The history of a record, and what the role may do with it. */
export function RecordActions({ record, mayChange, onEdit, onDelete, onRestore }: RowActsProps) {
  const { t } = useTranslation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { name } = record;
  const writing = [
    { text: t('admin.common.edit'), label: t('admin.common.editNamed', { name }), Icon: Pencil, onClick: onEdit },
    { text: t('admin.common.delete'), label: t('admin.common.deleteNamed', { name }), Icon: Trash2, onClick: onDelete },
    {
      text: t('admin.common.restore'),
      label: t('admin.common.restoreNamed', { name }),
      Icon: Undo2,
      onClick: onRestore,
    },
  ];
  const actions = [
    {
      text: t('admin.history.ofRecord'),
      label: t('admin.history.open', { name }),
      Icon: History,
      onClick: () => setHistoryOpen(true),
    },
    ...(mayChange ? writing : []).flatMap(({ onClick, ...action }) => (onClick ? [{ ...action, onClick }] : [])),
  ];
  return (
    <>
      <RowMenu name={name} actions={actions} />
      {isHistoryOpen && <HistorySheet record={record} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
