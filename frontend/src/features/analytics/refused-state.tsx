import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { isStatus } from '../../lib/api.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';

interface RefusedStateProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A read that failed. What can't be asked so, or is too much for one answer, is told in the words of the service. */
export function RefusedState({ error, onRetry }: RefusedStateProps) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  if (isStatus(error, 400)) return <EmptyState title={t('admin.analytics.refused')} text={refusalText(error)} />;
  if (isStatus(error, 429)) return <ErrorState error={error} title={t('admin.analytics.busy')} onRetry={onRetry} />;
  return <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={onRetry} />;
}
