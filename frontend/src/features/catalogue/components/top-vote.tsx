import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { VoteStatistics } from '../../../lib/api-types.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';

const Line = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 5,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
const Words = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  '& b': { fontWeight: 600 },
});
const Track = styled('span')(({ theme }) => ({
  height: 3,
  borderRadius: 3,
  forcedColorAdjust: 'none',
  overflow: 'hidden',
  background: theme.vars?.palette.divider,
  '& > span': { display: 'block', height: '100%', background: theme.vars?.palette.primary.main },
}));

/** The leading vote as a thin bar with its percentage, and how many votes there are; nothing without votes. */
export function TopVote({ votes }: { readonly votes: VoteStatistics }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const top = votes.byOption.reduce<VoteStatistics['byOption'][number] | null>(
    (best, option) => (best && best.count >= option.count ? best : option),
    null,
  );
  if (!top || votes.total === 0) return null;
  return (
    <Line data-testid="top-vote">
      <Words>
        <span>
          <b>{formatPercent(top.percentage, language)}</b> {label(top.key, top.labels)}
        </span>
        <span>{t('common.card.votes', { count: votes.total })}</span>
      </Words>
      <Track aria-hidden>
        <span style={{ width: `${top.percentage}%` }} />
      </Track>
    </Line>
  );
}
