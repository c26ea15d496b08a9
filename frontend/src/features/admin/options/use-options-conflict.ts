import { useState } from 'react';
import type { ShownConflict, Side } from '../form/conflicts.tsx';
import { linesOf, type KnownOption, type OptionLine } from './option-lines.ts';

interface Met {
  readonly mine: readonly OptionLine[];
  readonly theirs: readonly OptionLine[];
  readonly choice: Side | null;
}

const words = (lines: readonly OptionLine[]): string =>
  lines.map(({ label, arabic }) => (arabic ? `${label} (${arabic})` : label)).join('\n');

/** The lines of an editor beside those that somebody else has saved meanwhile: one list or the other is kept. */
export function useOptionsConflict(
  lines: readonly OptionLine[],
  setLines: (lines: readonly OptionLine[]) => void,
  label: string,
) {
  const [met, setMet] = useState<Met | null>(null);
  const [refused, setRefused] = useState(0);
  const isTheirs = met?.choice === 'theirs';
  const mine = isTheirs ? met.mine : lines;
  const shown: ShownConflict | null = met && {
    field: 'options',
    label,
    mine: words(mine),
    theirs: words(met.theirs),
    choice: isTheirs && lines !== met.theirs ? 'other' : met.choice,
  };
  return {
    shown,
    refused,
    meet: (theirs: readonly KnownOption[]) => {
      setMet({ mine: lines, theirs: linesOf(theirs), choice: null });
      setRefused(0);
    },
    choose: (side: Side) => {
      if (!met) return;
      setLines(side === 'mine' ? mine : met.theirs);
      setMet({ ...met, mine, choice: side });
    },
    refuse: () => setRefused((count) => count + 1),
    forget: () => setMet(null),
  };
}
