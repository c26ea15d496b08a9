import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Restore } from '../api/transfer.ts';
import { useRowTexts } from './use-row-texts.ts';
import { ResultFigures } from './result-figures.tsx';
import { Lines } from './transfer.styles.ts';

const shownErrors = 50;

/** How far putting a backup back is, and what came of it. */
export function RestoreProgress({ restore }: { readonly restore: Restore }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { row } = useRowTexts();
  const { status, section, done, total, success, skipped, failed, errors, refused } = restore;
  // A restore of before refusals had codes has sentences alone.
  const lines = refused.length > 0 ? refused.slice(0, shownErrors).map(row) : errors.slice(0, shownErrors);
  const number = (value: number) => formatNumber(value, language);
  const state = t(`admin.transfer.restore.statuses.${status}`);
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status">
        {state} · {t('admin.transfer.import.progress', { done: number(done), total: number(total) })}
        {section && <> · {t(`admin.transfer.restore.sections.${section}`)}</>}
      </Typography>
      {status === 'running' && (
        <LinearProgress
          aria-label={state}
          {...(total > 0 && { variant: 'determinate', value: Math.min(100, Math.round((100 * done) / total)) })}
        />
      )}
      <ResultFigures
        success={success}
        successLabel={t('admin.transfer.restore.success')}
        skipped={skipped}
        failed={failed}
      />
      {(status === 'cut' || status === 'failed') && (
        <Typography variant="body2">{t(`admin.transfer.restore.stopped.${status}`)}</Typography>
      )}
      {lines.length > 0 && (
        <Lines dir="auto">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
    </>
  );
}
