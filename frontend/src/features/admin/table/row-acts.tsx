import IconButton from '@mui/material/IconButton';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from '../session/use-admin-session.ts';

interface RowActsProps {
  /** Of the record, as people read it. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and delete, where the role may. */
export function RowActs({ name, onEdit, onDelete }: RowActsProps) {
  const { t } = useTranslation();
  if (!useMayWrite()) return null;
  return (
    <>
      <IconButton aria-label={t('admin.common.editNamed', { name })} onClick={onEdit}>
        <Pencil size={17} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('admin.common.deleteNamed', { name })} onClick={onDelete}>
        <Trash2 size={17} aria-hidden />
      </IconButton>
    </>
  );
}
