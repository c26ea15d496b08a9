import { leadingVote, type Tone } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { VoteStatistics } from '../../../lib/api-types.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';

const Line = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { leaf, saffron, text } = theme.vars?.palette ?? theme.palette;
  return {
    display: 'grid',
    gap: 5,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: text.secondary,
    fontVariantNumeric: 'tabular-nums',
    '--tone': { positive: leaf, neutral: text.secondary, negative: saffron }[tone],
    '& svg': { color: 'var(--tone)', marginInlineEnd: 4, verticalAlign: '-2px' },
  };
});
const Words = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  '& b': { fontWeight: 600, color: theme.vars?.palette.text.primary },
}));
const Track = styled('span')(({ theme }) => ({
  height: 3,
  borderRadius: 3,
  forcedColorAdjust: 'none',
  overflow: 'hidden',
  background: theme.vars?.palette.divider,
  '& > span': { display: 'block', height: '100%', background: 'var(--tone)' },
}));

/** The one thing people say, with its share of the votes as a thin bar; a complaint has a sign. Nothing without votes. */
export function LeadingVote({ votes }: { readonly votes: VoteStatistics }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const leading = leadingVote(votes.byOption);
  if (!leading) return null;
  const percentage = formatPercent(leading.percentage, language);
  return (
    <Line tone={leading.tone} data-testid="top-vote">
      <Words>
        <span>
          {leading.tone === 'negative' && (
            <>
              <TriangleAlert size={14} strokeWidth={2.25} aria-hidden />
              <VisuallyHidden>{t('common.card.caution')} </VisuallyHidden>
            </>
          )}
          <b>{label(leading.key, leading.labels)}</b>
        </span>
        <span>{t('common.card.share', { percentage, count: votes.total })}</span>
      </Words>
      <Track aria-hidden>
        <span style={{ width: `${leading.percentage}%` }} />
      </Track>
    </Line>
  );
}
