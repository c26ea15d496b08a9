import { optionsByTone, type Tone } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, ThumbsUp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { framed } from '../../../theme/mixins.ts';
import { type BallotChoice, rankedKeys } from '../vote-statistics.ts';

/** How strongly the tone shows behind the words, in per cent. */
const fills = { resting: 20, chosen: 36 };

const Bar = styled('button', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { leaf, saffron, text } = theme.vars?.palette ?? theme.palette;
  const ink = { positive: leaf, neutral: text.secondary, negative: saffron }[tone];
  const fill = (strength: number) => `color-mix(in srgb, ${ink} ${strength}%, transparent)`;
  return {
    ...theme.typography.body2,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 44,
    padding: '8px 14px',
    ...framed(theme, 12),
    color: text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color 150ms ease-out, transform 150ms ease-out',
    '&:active:not([aria-disabled])': { transform: 'scale(0.985)' },
    '&[aria-pressed=true]': {
      borderColor: ink,
      boxShadow: `inset 0 0 0 1px ${ink}`,
      fontWeight: 600,
      '& .fill': { background: fill(fills.chosen) },
      '& svg': { color: ink },
    },
    '&[aria-disabled]': { cursor: 'not-allowed', color: text.secondary },
    '@media (hover: hover)': {
      '&:hover:not([aria-disabled])': { borderColor: ink },
    },
    '& .fill': {
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInlineStart: 0,
      background: fill(fills.resting),
      transition: 'width 250ms ease-out, background-color 150ms ease-out',
    },
  };
});
const OptionLabel = styled('span')({ flex: 1, minWidth: 0 });
const Share = styled('span')({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
const Count = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
  minWidth: '3ch',
  textAlign: 'end',
}));

/** Of what says why the other bars are disabled. */
export const limitId = 'vote-limit';

interface VoteBarProps {
  readonly choice: BallotChoice;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/**
 * An option as a bar of its share, which is also the button that votes for it. One that is disabled can still be reached
 * by keyboard, which reads out why.
 */
function VoteBar({ choice, disabled, onToggle }: VoteBarProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const optionLabel = label(choice.key, choice.labels);
  const share = formatPercent(choice.percentage, language);
  return (
    <Bar
      type="button"
      tone={choice.tone}
      aria-pressed={choice.chosen}
      aria-disabled={disabled || undefined}
      aria-describedby={disabled ? limitId : undefined}
      onClick={onToggle}
    >
      <VisuallyHidden>{`${optionLabel} ${share}, ${t('voting.total', { count: choice.count })}`}</VisuallyHidden>
      <span className="fill" style={{ width: `${choice.percentage}%` }} />
      {choice.chosen && <Check size={18} strokeWidth={2.25} aria-hidden />}
      <OptionLabel dir="auto" aria-hidden>
        {optionLabel}
      </OptionLabel>
      <Share aria-hidden>{share}</Share>
      <Count aria-hidden>{choice.count}</Count>
    </Bar>
  );
}

const Bars = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});

const Group = styled('div')({ display: 'grid', gap: 8 });
const GroupTitle = styled('h3', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { leaf, saffron, text } = theme.vars?.palette ?? theme.palette;
  return {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    fontWeight: 600,
    // Saffron is for signs: words in it are too pale on paper.
    color: { positive: leaf, neutral: text.secondary, negative: text.primary }[tone],
    '& svg': { color: { positive: leaf, neutral: text.secondary, negative: saffron }[tone] },
  };
});

/** The tones as they stand below each other, and how many options of each are shown before "Show all". */
const groups = [
  { tone: 'positive', collapsedCount: 4, Icon: ThumbsUp },
  { tone: 'negative', collapsedCount: 2, Icon: TriangleAlert },
  { tone: 'neutral', collapsedCount: 4, Icon: null },
] as const;

/** Of a set whose options are all neutral. */
const ungroupedCount = 8;

interface VoteBarsProps {
  readonly choices: readonly BallotChoice[];
  /** No further option may be chosen. */
  readonly full: boolean;
  readonly onToggle: (choice: BallotChoice) => void;
}

/**
 * What people like, what they dislike and what else they say, each the most voted first, in an order that then stays: a
 * bar must not leave the finger that taps it.
 */
export function VoteBars({ choices, full, onToggle }: VoteBarsProps) {
  const { t } = useTranslation();
  const [order] = useState(() => rankedKeys(choices));
  const [all, setAll] = useState(false);
  const byTone = optionsByTone([...choices].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)));
  const isGrouped = byTone.neutral.length < choices.length;
  const shown = groups.flatMap(({ tone, collapsedCount, Icon }) => {
    const most = isGrouped ? collapsedCount : ungroupedCount;
    const bars = byTone[tone].filter(({ chosen }, index) => all || index < most || chosen);
    return bars.length > 0 ? [{ tone, Icon, bars }] : [];
  });
  const hasMore = groups.some(
    ({ tone, collapsedCount }) => byTone[tone].length > (isGrouped ? collapsedCount : ungroupedCount),
  );
  return (
    <>
      {shown.map(({ tone, Icon, bars }) => (
        <Group key={tone}>
          {isGrouped && (
            <GroupTitle tone={tone} id={`voting-${tone}`}>
              {Icon && <Icon size={16} strokeWidth={2.25} aria-hidden />}
              {t(`voting.${tone}`)}
            </GroupTitle>
          )}
          <Bars role="group" aria-labelledby={isGrouped ? `voting-${tone}` : 'voting-title'}>
            {bars.map((choice) => (
              <VoteBar
                key={choice.key}
                choice={choice}
                disabled={full && !choice.chosen}
                onToggle={() => onToggle(choice)}
              />
            ))}
          </Bars>
        </Group>
      ))}
      {hasMore && (
        <Button
          size="small"
          sx={{ justifySelf: 'start', marginInlineStart: -1.5 }}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('voting.showFewer') : t('voting.showAll', { count: choices.length })}
        </Button>
      )}
    </>
  );
}
