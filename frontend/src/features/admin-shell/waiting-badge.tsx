import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { todayQuery } from '../today/index.ts';
import type { Screen } from './screens.ts';

const Count = styled('span')(({ theme }) => ({
  minWidth: 22,
  marginInlineStart: 'auto',
  paddingInline: 6,
  borderRadius: 999,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

/** How much waits on a screen; nothing where nothing does. */
export function WaitingBadge({ screen }: { readonly screen: Screen['name'] }) {
  const { t, number } = useTexts();
  const { data } = useQuery(todayQuery());
  const counts: Partial<Record<Screen['name'], number>> = data
    ? { moderation: data.openReports, views: data.parkedEvents }
    : {};
  const count = counts[screen] ?? 0;
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden>{number(count)}</span>
      <VisuallyHidden>{t('admin.today.waiting', { count })}</VisuallyHidden>
    </Count>
  );
}
