import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { framed } from '../../../theme/mixins.ts';
import type { DraftRanking } from './use-ranking.ts';

/** Pixels of the column of sliders, beside which the list is. */
export const controlsWidth = 320;

/** Within sight of the list and of the sliders, however far the page is scrolled. */
const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  insetBlockEnd: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  marginBlockStart: 16,
  padding: '4px 12px 4px 20px',
  ...framed(theme, 14),
  boxShadow: '0 8px 32px rgb(23 17 15 / 18%)',
  [theme.breakpoints.up('lg')]: { marginInlineStart: controlsWidth + 24 },
  '& progress': { width: 120, accentColor: theme.vars?.palette.primary.main },
}));

interface ProgressBarProps {
  readonly ranking: Pick<DraftRanking, 'exact' | 'isPending'>;
  /** Whether lists are still ordered by the rules before. */
  readonly isRecalculating: boolean;
}

/** The progress of the exact ranking, or of scores under rules that were adopted. */
export function ProgressBar({ ranking: { exact, isPending }, isRecalculating }: ProgressBarProps) {
  const { t, percent } = useTexts();
  const { replay, isUnderWay, cancel } = exact;
  // While somebody moves a slider, the bar would cover it.
  if (isPending && isUnderWay) {
    const progress = replay?.progress ?? 0;
    return (
      <Bar>
        <span role="status">{t(replay?.state === 'running' ? 'admin.whatIf.running' : 'admin.whatIf.waiting')}</span>
        <progress value={progress} max={1} aria-label={t('admin.whatIf.progress')} />
        <span>{percent(100 * progress)}</span>
        {replay && (
          <Button size="small" color="inherit" onClick={cancel}>
            {t('admin.whatIf.cancel')}
          </Button>
        )}
      </Bar>
    );
  }
  if (isPending || !isRecalculating) return null;
  return (
    <Bar>
      <span role="status">{t('admin.whatIf.rebuilding')}</span>
      <progress aria-label={t('admin.whatIf.progress')} />
    </Bar>
  );
}
