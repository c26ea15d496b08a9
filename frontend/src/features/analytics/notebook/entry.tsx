import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { HolderContext } from '../../../admin-kit/session.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ButtonLink } from '../../../components/buttons.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import { Card } from '../analytics.styles.ts';
import { changeView, removeView, invalidateNotebook } from '../api/notebook.ts';
import { useMetricUnit } from '../thresholds/use-metric-unit.ts';
import { useThresholdText } from '../thresholds/use-threshold-text.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ViewFacts } from './view-facts.tsx';
import { searchOfView, type ViewDescription } from './view-description.ts';
import type { SavedView } from '../api-types.ts';

function RemoveEntry({ entry }: { readonly entry: SavedView }) {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { title } = entry;
  const removal = useMutation({
    mutationFn: () => removeView(entry),
    onSuccess: async () => {
      showToast({ title: t('admin.notebook.removed'), description: title, tone: 'success' });
      await invalidateNotebook(client);
    },
    onError: async (error) => {
      failureToast(t('admin.notebook.removeFailed'), t('admin.changed.deleteText'))(error);
      if (isChangedSince(error)) await invalidateNotebook(client);
    },
  });
  return (
    <>
      <Button
        color="inherit"
        disabled={removal.isPending}
        aria-label={t('admin.common.deleteNamed', { name: title })}
        onClick={() => setAsking(true)}
      >
        {t('admin.common.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.notebook.removeTitle', { name: `\u2068${title}\u2069` })}
          confirm={t('admin.common.delete')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            removal.mutate();
            setAsking(false);
          }}
        >
          <p>{t('admin.notebook.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' }));
const Note = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
const isolated = (name: string | null) => `\u2068${name ?? '–'}\u2069`;

export function Entry({ entry, description }: { readonly entry: SavedView; readonly description: ViewDescription }) {
  const { t, moment } = useTexts();
  const holder = use(HolderContext);
  const thresholdText = useThresholdText();
  const unit = useMetricUnit(entry.view);
  const [isEditing, setEditing] = useState(false);
  const { id, title, note, dashboard, threshold, view, savedAt, savedBy, changedAt, changedBy } = entry;
  const mayChange = holder?.role === 'admin' || savedBy === holder?.name;
  return (
    <Card as="article" aria-labelledby={`entry-${id}`}>
      <Title id={`entry-${id}`} dir="auto">
        {title}
      </Title>
      {note && <Note dir="auto">{note}</Note>}
      <ViewFacts view={view} description={description} />
      {threshold && unit && (
        <Typography variant="body2" component="p" sx={{ m: 0 }}>
          {t('admin.thresholds.ofEntry', { threshold: thresholdText(threshold, unit) })}
        </Typography>
      )}
      {dashboard !== null && (
        <Link to="/admin/analytics" search={{ tab: 'dashboard', dashboard }}>
          {t('admin.dashboards.onDashboard', { name: isolated(dashboard) })}
        </Link>
      )}
      <Foot>
        <Typography variant="caption" color="textSecondary">
          {t('admin.notebook.by', { name: isolated(savedBy), moment: moment(savedAt) })}
          {changedAt && t('admin.notebook.changedBy', { name: isolated(changedBy), moment: moment(changedAt) })}
        </Typography>
        <div>
          <ButtonLink
            variant="outlined"
            to="/admin/analytics"
            search={searchOfView(view)}
            aria-label={t('admin.notebook.openNamed', { name: title })}
          >
            {t('admin.notebook.open')}
          </ButtonLink>
          {mayChange && (
            <>
              <Button
                color="inherit"
                aria-label={t('admin.common.editNamed', { name: title })}
                onClick={() => setEditing(true)}
              >
                {t('admin.common.edit')}
              </Button>
              <RemoveEntry entry={entry} />
            </>
          )}
        </div>
      </Foot>
      {isEditing && (
        <EntryDialog
          heading={t('admin.notebook.editTitle')}
          entry={entry}
          view={view}
          save={(texts, revision) => changeView(id, texts, revision)}
          failedTitle={t('admin.notebook.changeFailed')}
          onSaved={(saved) =>
            showToast({ title: t('admin.notebook.changed'), description: saved.title, tone: 'success' })
          }
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}
