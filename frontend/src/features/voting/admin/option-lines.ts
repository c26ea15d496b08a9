import { limits } from '@henna/domain';
import { useState } from 'react';
import type { OptionsChange } from './api.ts';
import type { ShownConflict, Side } from '../../../admin-kit/form/conflicts.tsx';

/** One line of the editor. `from` is the word it had when it was read; null for a new line. */
export interface OptionLine {
  readonly key: number;
  readonly from: string | null;
  readonly label: string;
  readonly arabic: string;
}

export interface KnownOption {
  readonly label: string;
  readonly labels?: { readonly ar?: string };
}

let lastKey = 0;
export const newLine = (label: string): OptionLine => ({ key: ++lastKey, from: null, label, arabic: '' });

export const linesOf = (options: readonly KnownOption[]): readonly OptionLine[] =>
  options.map(({ label, labels }) => ({ key: ++lastKey, from: label, label, arabic: labels?.ar ?? '' }));

/** Labels are the same word without regard to case. */
const word = (label: string): string => label.trim().normalize('NFC').toLowerCase();
const filled = (lines: readonly OptionLine[]) => lines.filter(({ label }) => label.trim() !== '');

export type OptionsProblem = 'tooFew' | 'tooMany' | 'notUnique' | 'tooLong';

/** What speaks against saving these lines, blank ones left out; null: nothing. */
export function optionsProblem(
  lines: readonly OptionLine[],
  { min, max }: { readonly min: number; readonly max: number },
): OptionsProblem | null {
  const kept = filled(lines);
  if (kept.length < min) return 'tooFew';
  if (kept.length > max) return 'tooMany';
  if (new Set(kept.map(({ label }) => word(label))).size < kept.length) return 'notUnique';
  if (kept.some(({ label }) => label.trim().length > limits.optionLabel)) return 'tooLong';
  return null;
}

/**
 * What to send: the words in order without blank ones, and which of them only took another word's place.
 * @param known the options as the service has them now: only those can be renamed.
 */
export function optionsChange(lines: readonly OptionLine[], known: readonly KnownOption[]): OptionsChange {
  const kept = filled(lines);
  const standing = new Set(known.map(({ label }) => word(label)));
  return {
    options: kept.map(({ label }) => label.trim()),
    labels: Object.fromEntries(kept.map(({ label, arabic }) => [label.trim(), { ar: arabic.trim() || null }])),
    renames: kept.flatMap(({ from, label }) =>
      from !== null && standing.has(word(from)) && word(from) !== word(label) ? [{ from, to: label.trim() }] : [],
    ),
  };
}

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
