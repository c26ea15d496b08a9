import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CloudOff, Sparkles, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from '../lib/api.ts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '56px 24px',
  textAlign: 'center',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 14,
  '& > svg': { color: theme.vars?.palette.primary.main },
}));

interface StateBlockProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
  /** Where it is all that the page shows, its title is the page's heading. */
  readonly heading?: boolean;
}

/** Shown instead of content that is empty, missing or failed to load. */
export function StateBlock({ icon, title, text, action, role, heading }: StateBlockProps) {
  return (
    <Block role={role}>
      {icon}
      <Typography variant="h3" component={heading ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {action}
    </Block>
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <StateBlock icon={<Sparkles size={28} strokeWidth={1.5} aria-hidden />} role="status" {...props} />;
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What failed, in the page's terms. */
  readonly title?: string;
  /** It is all that the page shows. */
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
