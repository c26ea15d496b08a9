import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TintName } from '../../../app/theme/palette.ts';
import { rankedKeys, type BallotChoice } from '../vote-tally.ts';
import { VoteBar } from './vote-bar.tsx';

const Bars = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});

/** How many options stand before "Show all". */
const leading = 8;

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
  const shown = all ? ordered : ordered.filter(({ chosen }, place) => place < leading || chosen);
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
      {choices.length > leading && (
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
