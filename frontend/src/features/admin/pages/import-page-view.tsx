import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { FileFormat, Import, ImportPlan } from '../api/transfer.ts';
import type { UndoPick } from '../api/undo.ts';
import { PageHead } from '../components/page-head.tsx';
import { Guidelines } from '../transfer/guidelines.tsx';
import { ImportForm, type ImportChoice } from '../transfer/import-form.tsx';
import { ImportPlanPanel } from '../transfer/import-plan.tsx';
import { ImportResults } from '../transfer/import-results.tsx';
import { OnlyAdmins } from '../transfer/only-admins.tsx';
import { RestorePanel } from '../transfer/restore-panel.tsx';
import { RecentImports } from '../transfer/recent-imports.tsx';

interface ImportPageViewProps {
  readonly mayImport: boolean;
  readonly choice: ImportChoice;
  readonly onChange: (choice: ImportChoice) => void;
  readonly isImporting: boolean;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onImport: () => void;
  readonly onReset: () => void;
  /** Whether all records that there are shall be replaced, and how many these are. */
  readonly asked: { readonly count: number } | null;
  readonly onAnswer: (isYes: boolean) => void;
  readonly plan: ImportPlan | undefined;
  readonly record: Import | undefined;
  readonly onCancel: () => void;
  readonly onUndo: (picks: UndoPick[], reason: string) => Promise<unknown>;
  readonly onDownload: (format: FileFormat) => void;
  readonly imports: readonly Import[];
  /** Whether there is no record yet that a backup would bring; undefined while nobody knows. */
  readonly isEmpty: boolean | undefined;
  readonly onOpen: (id: string) => void;
}

export function ImportPageView({ mayImport, asked, onAnswer, plan, record, imports, ...page }: ImportPageViewProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { choice } = page;
  if (!mayImport)
    return (
      <>
        <PageHead title={t('admin.transfer.import.title')} />
        <OnlyAdmins />
      </>
    );
  return (
    <>
      <PageHead title={t('admin.transfer.import.title')} text={t('admin.transfer.import.text')} />
      <ImportForm {...page} />
      {plan && <ImportPlanPanel plan={plan} />}
      {record && (
        <ImportResults record={record} onCancel={page.onCancel} onUndo={page.onUndo} onDownload={page.onDownload} />
      )}
      {imports.length > 0 && <RecentImports imports={imports} onOpen={page.onOpen} />}
      <RestorePanel isEmpty={page.isEmpty} />
      <Guidelines />
      {asked && choice.entity && (
        <ConfirmDialog
          title={t('admin.transfer.import.confirmTitle', { entity: t(`admin.transfer.entities.${choice.entity}`) })}
          confirm={t('admin.transfer.import.confirm')}
          onConfirm={() => onAnswer(true)}
          onCancel={() => onAnswer(false)}
        >
          <p>
            {t('admin.transfer.import.confirmText', {
              count: asked.count,
              n: formatNumber(asked.count, language),
              file: choice.file?.name ?? '',
            })}
          </p>
          <p>{t('admin.transfer.import.confirmHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
