import IconButton from '@mui/material/IconButton';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistorySheet, type HistoryRecord } from './history-sheet.tsx';

/** Opens what happened to a record. */
export function HistoryButton(record: HistoryRecord) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = t('admin.history.open', { name: record.name });
  return (
    <>
      <IconButton aria-label={name} title={t('admin.history.ofRecord')} onClick={() => setOpen(true)}>
        <History size={17} aria-hidden />
      </IconButton>
      {open && <HistorySheet record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
