import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OwnRemovedComment } from '../../../lib/api-types.ts';

const Notice = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: 14,
  borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.quiet,
  overflowWrap: 'anywhere',
}));

/** In the place of one's own comment that a moderator took out: that it was, why, and what it said. */
export function RemovedNotice({ removal }: { readonly removal: OwnRemovedComment }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {removal.reason === null ? (
          t('commenting.removed')
        ) : (
          <>
            {t('commenting.removedBecause')} <bdi>{removal.reason}</bdi>
          </>
        )}
      </Typography>
      {removal.content !== null && (
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ marginBlock: 0.5, whiteSpace: 'pre-wrap' }}>
          {removal.content}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('commenting.removedHint')}
      </Typography>
    </Notice>
  );
}
