import type { AnalyticsView } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { saveView } from '../api/notebook.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ViewFacts } from './view-facts.tsx';
import { useViewDescriptions } from './use-view-descriptions.ts';

const Shown = styled('div')({ display: 'grid', gap: 10, marginBlockStart: 12 });

/** Saves the current view in the notebook, with a title and a note. */
export function SaveView({ view, disabled = false }: { readonly view: AnalyticsView; readonly disabled?: boolean }) {
  const { t } = useTranslation();
  const [viewToSave, setViewToSave] = useState<AnalyticsView | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<NotebookPen size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => setViewToSave(view)}
      >
        {t('admin.notebook.save')}
      </Button>
      {viewToSave && <SaveViewDialog view={viewToSave} onClose={() => setViewToSave(null)} />}
    </>
  );
}

function SaveViewDialog({ view, onClose }: { readonly view: AnalyticsView; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const description = useViewDescriptions([view])?.(view);
  if (!description) return null;
  return (
    <EntryDialog
      heading={t('admin.notebook.save')}
      entry={null}
      view={view}
      title={description.title}
      save={(texts) => saveView({ ...texts, view })}
      failedTitle={t('admin.notebook.saveFailed')}
      onSaved={({ title }) =>
        showToast({
          title: t('admin.notebook.saved'),
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
        <ViewFacts view={view} description={description} />
      </Shown>
    </EntryDialog>
  );
}
