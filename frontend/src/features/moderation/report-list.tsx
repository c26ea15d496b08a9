import { styled } from '@mui/material/styles';
import { Badge } from '../../components/badge.ts';
import type { QueuedReport } from './api.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { plainList } from '../../theme/mixins.ts';
import { Settlement } from './settlement.tsx';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...plainList,
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px', overflowWrap: 'anywhere' },
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: 'inherit' },
}));

export function ReportList({ label, reports }: { readonly label: string; readonly reports: readonly QueuedReport[] }) {
  const { t } = useTexts();
  return (
    <List aria-label={label}>
      {reports.map(({ id, reason, note, userName, createdAt, settled }) => (
        <li key={id}>
          <Badge outlined={settled !== null}>{t(`report.reasons.${reason}`)}</Badge>
          {note !== null && <span dir="auto">{note}</span>}
          <small>
            {userName !== null && (
              <>
                <bdi>{userName}</bdi>,{' '}
              </>
            )}
            <When iso={createdAt} />
            {settled && <Settlement outcome={t(`admin.moderation.outcome.${settled.outcome}`)} by={settled.by} />}
          </small>
        </li>
      ))}
    </List>
  );
}
