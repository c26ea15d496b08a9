import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { noFigure } from './figures.ts';

const Change = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '&[data-won=up]': { color: theme.vars?.palette.leaf },
  '&[data-won=down]': { color: theme.vars?.palette.error.main },
}));

/** Ranks that a product gained or lost. @param gain null: it had no rank before */
export function RankChange({ gain }: { readonly gain: number | null }) {
  const { t, number } = useTexts();
  if (gain === null) return <Change>{t('admin.analytics.live.entered')}</Change>;
  if (gain === 0)
    return (
      <Change>
        <span aria-hidden>{noFigure}</span>
        <VisuallyHidden>{t('admin.analytics.live.stayed')}</VisuallyHidden>
      </Change>
    );
  const count = Math.abs(gain);
  const Arrow = gain > 0 ? ArrowUp : ArrowDown;
  return (
    <Change data-won={gain > 0 ? 'up' : 'down'}>
      <Arrow size={15} aria-hidden />
      <span aria-hidden>{number(count)}</span>
      <VisuallyHidden>
        {t(gain > 0 ? 'admin.analytics.live.rose' : 'admin.analytics.live.fell', { count })}
      </VisuallyHidden>
    </Change>
  );
}
