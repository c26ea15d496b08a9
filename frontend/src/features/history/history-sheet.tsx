import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { History, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { RecordHistory, type HistoryRecord } from './record-history.tsx';

const Inside = styled('div')({ display: 'grid', alignContent: 'start', gap: 16, padding: 20, minHeight: '100%' });
const Head = styled('div')({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 });

/** The history of one record, in a drawer over its screen. */
export function HistorySheet({ record, onClose }: { readonly record: HistoryRecord; readonly onClose: () => void }) {
  const { t, direction } = useTexts();
  const id = useId();
  return (
    <Drawer
      open
      anchor={direction === 'rtl' ? 'left' : 'right'}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: 'min(35rem, 100vw)' },
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
        },
      }}
    >
      <Inside>
        <Head>
          <Typography variant="h3" component="h2" id={id} dir="auto">
            {t('admin.history.open', { name: record.name })}
          </Typography>
          <IconButton aria-label={t('admin.history.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        <RecordHistory record={record} />
      </Inside>
    </Drawer>
  );
}

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
