import type { AnalyticsView } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { keepView } from '../api/notebook.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ToldFacts } from './told-facts.tsx';
import { useToldView } from './use-told-view.ts';

const Shown = styled('div')({ display: 'grid', gap: 10, marginBlockStart: 12 });

interface KeepViewProps {
  /** What is looked at. */
  readonly view: AnalyticsView;
  readonly disabled?: boolean;
}

/** Keeps what is looked at in the notebook, with a title and a note. */
export function KeepView({ view, disabled = false }: KeepViewProps) {
  const { t } = useTranslation();
  const [kept, setKept] = useState<AnalyticsView | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NotebookPen size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => setKept(view)}
      >
        {t('admin.notebook.keep')}
      </Button>
      {kept && <KeepDialog view={kept} onClose={() => setKept(null)} />}
    </>
  );
}

interface KeepDialogProps {
  readonly view: AnalyticsView;
  readonly onClose: () => void;
}

function KeepDialog({ view, onClose }: KeepDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const told = useToldView([view])?.(view);
  if (!told) return null;
  return (
    <EntryDialog
      heading={t('admin.notebook.keep')}
      entry={null}
      title={told.title}
      save={(words) => keepView({ ...words, view })}
      failed={t('admin.notebook.keepFailed')}
      onSaved={({ title }) =>
        showToast({
          title: t('admin.notebook.kept'),
          description: title,
          tone: 'success',
          action: {
            label: t('admin.notebook.show'),
            onClick: () => void navigate({ to: '/admin/analytics', search: { tab: 'notebook' } }),
          },
        })
      }
      onClose={onClose}
    >
      <Shown>
        <ToldFacts view={view} told={told} />
      </Shown>
    </EntryDialog>
  );
}
