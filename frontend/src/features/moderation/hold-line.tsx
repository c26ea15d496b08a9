import { styled } from '@mui/material/styles';
import { Badge } from '../../components/badge.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import type { QueuedComment } from './api.ts';
import { Settlement } from './settlement.tsx';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  margin: 0,
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: 'inherit' },
}));

/** Why readers do not see the comment yet, or had to wait for it, and what became of it. */
export function HoldLine({ hold }: { readonly hold: NonNullable<QueuedComment['hold']> }) {
  const { t } = useTexts();
  const { reason, at, settled } = hold;
  return (
    <Line>
      {t(settled ? 'admin.moderation.hold.past' : 'admin.moderation.hold.now')}
      <Badge outlined={settled !== null}>{t(`admin.moderation.hold.reasons.${reason}`)}</Badge>
      <small>
        <When iso={at} />
        {settled && <Settlement outcome={t(`admin.moderation.hold.outcome.${settled.outcome}`)} by={settled.by} />}
      </small>
    </Line>
  );
}
