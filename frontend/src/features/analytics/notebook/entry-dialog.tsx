import { dashboardTabs, limits, type AnalyticsView, type SavedViewText } from '@henna/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { invalidateNotebook, savedViewsQuery } from '../api/notebook.ts';
import { trimmedText, textOrNull, type FieldSpec } from '../../../admin-kit/form/field-spec.ts';
import { RecordDialog } from '../../../admin-kit/form/record-dialog.tsx';
import type { SavedView } from '../api-types.ts';
import { dashboardNames } from '../dashboard/dashboard-names.ts';
import { useThresholdFields } from '../thresholds/use-threshold-fields.ts';

type Texts = Pick<SavedViewText, 'title' | 'note'> & Partial<Pick<SavedViewText, 'dashboard' | 'threshold'>>;

interface EntryDialogProps {
  readonly heading: string;
  /** null: a new entry. */
  readonly entry: SavedView | null;
  /** What the entry shows. */
  readonly view: AnalyticsView;
  /** Suggested title of a new entry. */
  readonly title?: string;
  readonly save: (texts: Partial<Texts>, revision: number | null) => Promise<SavedView>;
  readonly failedTitle: string;
  readonly onSaved: (entry: SavedView) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function EntryDialog({
  heading,
  entry,
  view,
  title,
  save,
  failedTitle,
  onSaved,
  onClose,
  children,
}: EntryDialogProps) {
  const { t } = useTranslation();
  const { refusalText } = useToasts();
  const client = useQueryClient();
  const canBeDrawn = dashboardTabs.includes(view.tab);
  const threshold = useThresholdFields(view);
  const { data: saved = [] } = useQuery({ ...savedViewsQuery(), enabled: canBeDrawn });
  const fields: readonly FieldSpec[] = [
    { name: 'title', label: t('admin.notebook.titleField'), kind: 'text', required: true, max: limits.savedViewTitle },
    {
      name: 'note',
      label: t('admin.notebook.noteField'),
      kind: 'multiline',
      max: limits.savedViewNote,
      hint: t('admin.notebook.noteHint'),
    },
    ...(canBeDrawn
      ? [
          {
            name: 'dashboard',
            label: t('admin.dashboards.field'),
            kind: 'text',
            max: limits.dashboardName,
            suggestions: dashboardNames(saved),
            hint: t('admin.dashboards.fieldHint'),
          } as const,
        ]
      : []),
  ];
  return (
    <RecordDialog
      title={heading}
      record={entry}
      valuesOf={(record) => ({
        title: record?.title ?? title ?? '',
        note: record?.note ?? '',
        dashboard: record?.dashboard ?? '',
        ...threshold?.valuesOf(record?.threshold ?? null),
      })}
      fieldsOf={(values) => [...fields, ...(threshold?.fieldsOf(values) ?? [])]}
      bodyOf={(values): Texts => ({
        title: trimmedText(values.title),
        note: textOrNull(values.note),
        ...(canBeDrawn && { dashboard: textOrNull(values.dashboard) }),
        ...(threshold && { threshold: threshold.thresholdOf(values) }),
      })}
      save={save}
      onSaved={(saved) => {
        onClose();
        onSaved(saved);
        void invalidateNotebook(client);
      }}
      failureText={(error) => `${failedTitle}: ${refusalText(error)}`}
      onClose={onClose}
    >
      {children}
    </RecordDialog>
  );
}
