import { History, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../admin-kit/table/row-menu.tsx';
import { HistorySheet, type HistoryRecord } from './history-sheet.tsx';

interface RowActsProps {
  readonly record: HistoryRecord;
  readonly mayChange: boolean;
  /** Without it, nothing is offered to edit. */
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  readonly onRestore?: () => void;
}

/** What happened to it; what may be done to it, where the role may. */
export function RowActs({ record, mayChange, onEdit, onDelete, onRestore }: RowActsProps) {
  const { t } = useTranslation();
  const [told, setTold] = useState(false);
  const { name } = record;
  const writing = [
    { label: t('admin.common.editNamed', { name }), Icon: Pencil, onClick: onEdit },
    { label: t('admin.common.deleteNamed', { name }), Icon: Trash2, onClick: onDelete },
    { label: t('admin.common.restoreNamed', { name }), Icon: Undo2, onClick: onRestore },
  ];
  const acts = [
    { label: t('admin.history.open', { name }), Icon: History, onClick: () => setTold(true) },
    ...(mayChange ? writing : []).flatMap(({ onClick, ...act }) => (onClick ? [{ ...act, onClick }] : [])),
  ];
  return (
    <>
      <RowMenu name={name} acts={acts} />
      {told && <HistorySheet record={record} onClose={() => setTold(false)} />}
    </>
  );
}
