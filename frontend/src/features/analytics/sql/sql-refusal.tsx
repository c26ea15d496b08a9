import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/states.tsx';
import { ApiError, isStatus } from '../../../lib/api.ts';
import { Card, Verbatim } from '../analytics.styles.ts';
import { RefusedState } from '../parts.tsx';

/** DuckDB's error message of a query, or the limit that it exceeded. */
export function SqlRefusal({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const isAboutSql = error instanceof ApiError && error.code?.startsWith('SQL_');
  if (isStatus(error, 503)) return <ErrorState error={error} title={t('admin.sql.writing')} onRetry={onRetry} />;
  if (!isAboutSql) return <RefusedState error={error} onRetry={onRetry} />;
  const isTooMuch = error.code === 'SQL_TOO_MUCH';
  return (
    <Card role="alert">
      <Typography variant="body1" component="p" sx={{ m: 0, fontWeight: 600 }}>
        {t(isTooMuch ? 'admin.sql.tooMuch' : 'admin.sql.refused')}
      </Typography>
      {isTooMuch && (
        <Typography variant="body2" component="p" sx={{ m: 0 }} color="textSecondary">
          {t('admin.sql.limits')}
        </Typography>
      )}
      <Verbatim dir="ltr" lang="en">
        {error.params?.['reason'] ?? error.message}
      </Verbatim>
    </Card>
  );
}
