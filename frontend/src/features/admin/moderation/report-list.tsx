import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { formatRelative } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { QueuedReport } from '../api/moderation.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px', overflowWrap: 'anywhere' },
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: 'inherit' },
}));

/** Who reported a comment, why, when, and what came of it. */
export function ReportList({ label, reports }: { readonly label: string; readonly reports: readonly QueuedReport[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
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
            {formatRelative(createdAt, language)}
            {settled && (
              <>
                {' – '}
                {t(`admin.moderation.outcome.${settled.outcome}`)}
                {settled.by !== null && (
                  <>
                    {' '}
                    (<bdi>{settled.by}</bdi>)
                  </>
                )}
              </>
            )}
          </small>
        </li>
      ))}
    </List>
  );
}
