import { History, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from '../api/acts.ts';
import { HistorySheet } from '../history/history-sheet.tsx';
import { useMayModerate } from '../session/use-admin-session.ts';
import { RowMenu } from '../table/row-acts.tsx';

interface ActActsProps {
  readonly act: Act;
  readonly kind: 'comment' | 'vote' | 'rating';
  /** The act in few words. */
  readonly name: string;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

/** What happened to an act; delete or restore, where the role may. */
export function ActActs({ act, kind, name, onDelete, onRestore }: ActActsProps) {
  const { t } = useTranslation();
  const mayDecide = useMayModerate();
  const [told, setTold] = useState(false);
  const decision =
    act.removedAt === null
      ? { label: t('admin.common.deleteNamed', { name }), Icon: Trash2, onClick: onDelete }
      : { label: t('admin.common.restoreNamed', { name }), Icon: Undo2, onClick: onRestore };
  const history = { label: t('admin.history.open', { name }), Icon: History, onClick: () => setTold(true) };
  return (
    <>
      <RowMenu name={name} acts={mayDecide ? [history, decision] : [history]} />
      {told && <HistorySheet record={{ kind, id: act.id, name }} onClose={() => setTold(false)} />}
    </>
  );
}
