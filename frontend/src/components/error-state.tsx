import Button from '@mui/material/Button';
import { CloudOff, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../lib/api.ts';
import { StateBlock } from './state-block.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What failed, in the words of the page. */
  readonly title?: string;
  /** It stands for the whole page. */
  readonly heading?: boolean;
}

/** A read that failed: what happened, and another try. Tells being offline apart. */
export function ErrorState({ error, onRetry, title, heading }: ErrorStateProps) {
  const { t } = useTranslation();
  const offline = !navigator.onLine || isStatus(error, 0);
  const reference = error instanceof ApiError ? error.correlationId : null;
  return (
    <StateBlock
      role="alert"
      heading={heading}
      icon={offline ? <WifiOff size={28} aria-hidden /> : <CloudOff size={28} aria-hidden />}
      title={offline ? t('common.error.offlineTitle') : (title ?? t('common.error.title'))}
      text={
        <>
          {offline ? t('common.error.offlineText') : t('common.error.text')}
          {reference && <bdi> {t('common.error.reference', { id: reference })}</bdi>}
        </>
      }
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
