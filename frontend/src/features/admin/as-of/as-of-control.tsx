import Button from '@mui/material/Button';
import { Clock } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentContext } from './moment.ts';
import { MomentForm } from './moment-form.tsx';

/** Leads to another moment, on screens that can show one; once there, the line over the screen leads on. */
export function AsOfControl() {
  const { t } = useTranslation();
  const moment = use(MomentContext);
  const [open, setOpen] = useState(false);
  if (!moment || moment.asOf !== undefined) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Clock size={17} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('admin.asOf.open')}
      </Button>
      {open && <MomentForm value={undefined} onShow={moment.onChange} />}
    </>
  );
}
