import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { TintName } from '../../../theme/palette.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { framed } from '../../../theme/mixins.ts';
import { type BallotChoice, rankedKeys } from '../vote-statistics.ts';

const Bar = styled('button', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: TintName }>(
  ({ theme, tint }) => ({
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
    color: theme.vars?.palette.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color 150ms ease-out, transform 150ms ease-out',
    '&:active:not([aria-disabled])': { transform: 'scale(0.985)' },
    '&[aria-pressed=true]': {
      borderColor: theme.vars?.palette.tint[tint].ink,
      boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.tint[tint].ink}`,
      fontWeight: 600,
      '& .fill': { background: theme.vars?.palette.tint[tint].deep },
      '& svg': { color: theme.vars?.palette.tint[tint].ink },
    },
    '&[aria-disabled]': { cursor: 'not-allowed', color: theme.vars?.palette.text.secondary },
    '@media (hover: hover)': {
      '&:hover:not([aria-disabled])': { borderColor: theme.vars?.palette.tint[tint].ink },
    },
    '& .fill': {
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInlineStart: 0,
      background: theme.vars?.palette.tint[tint].main,
      transition: 'width 250ms ease-out, background-color 150ms ease-out',
    },
  }),
);
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
  readonly tint: TintName;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/**
 * An option as a bar of its share, which is also the button that votes for it. One that is disabled can still be reached
 * by keyboard, which reads out why.
 */
function VoteBar({ choice, tint, disabled, onToggle }: VoteBarProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const optionLabel = label(choice.key, choice.labels);
  const share = formatPercent(choice.percentage, language);
  return (
    <Bar
      type="button"
      tint={tint}
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

/** How many options are shown before "Show all". */
const collapsedCount = 8;

interface VoteBarsProps {
  readonly choices: readonly BallotChoice[];
  readonly tint: TintName;
  /** No further option may be chosen. */
  readonly full: boolean;
  readonly onToggle: (choice: BallotChoice) => void;
}

/** The most voted first, in an order that then stays: a bar must not leave the finger that taps it. */
export function VoteBars({ choices, tint, full, onToggle }: VoteBarsProps) {
  const { t } = useTranslation();
  const [order] = useState(() => rankedKeys(choices));
  const [all, setAll] = useState(false);
  const ordered = [...choices].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const shown = all ? ordered : ordered.filter(({ chosen }, place) => place < collapsedCount || chosen);
  return (
    <>
      <Bars role="group" aria-labelledby="voting-title">
        {shown.map((choice) => (
          <VoteBar
            key={choice.key}
            choice={choice}
            tint={tint}
            disabled={full && !choice.chosen}
            onToggle={() => onToggle(choice)}
          />
        ))}
      </Bars>
      {choices.length > collapsedCount && (
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
