import { limits, type Tone } from '@henna/domain';
import { useState } from 'react';
import { useToneNames } from './tone-names.ts';
import type { OptionsChange } from './api.ts';
import type { DisplayedConflict, Side } from '../../../admin-kit/form/conflicts.tsx';

/** One line of the editor. `from` is the stored label; null for a new line. */
export interface OptionLine {
  readonly key: number;
  readonly from: string | null;
  readonly label: string;
  readonly arabic: string;
  readonly tone: Tone;
}

export interface StoredOption {
  readonly label: string;
  readonly labels?: { readonly ar?: string };
  readonly tone?: Tone;
}

let lastKey = 0;
export const newLine = (label: string): OptionLine => ({
  key: ++lastKey,
  from: null,
  label,
  arabic: '',
  tone: 'neutral',
});

export const linesOf = (options: readonly StoredOption[]): readonly OptionLine[] =>
  options.map(({ label, labels, tone = 'neutral' }) => ({
    key: ++lastKey,
    from: label,
    label,
    arabic: labels?.ar ?? '',
    tone,
  }));

/** Labels are equal without regard to case. */
const normalizedLabel = (label: string): string => label.trim().normalize('NFC').toLowerCase();
const filled = (lines: readonly OptionLine[]) => lines.filter(({ label }) => label.trim() !== '');

export type OptionsProblem = 'tooFew' | 'tooMany' | 'notUnique' | 'tooLong';

/** Why these lines cannot be saved, without blank ones; null when they can. */
export function optionsProblem(
  lines: readonly OptionLine[],
  { min, max }: { readonly min: number; readonly max: number },
): OptionsProblem | null {
  const filledLines = filled(lines);
  if (filledLines.length < min) return 'tooFew';
  if (filledLines.length > max) return 'tooMany';
  if (new Set(filledLines.map(({ label }) => normalizedLabel(label))).size < filledLines.length) return 'notUnique';
  if (filledLines.some(({ label }) => label.trim().length > limits.optionLabel)) return 'tooLong';
  return null;
}

/**
 * The request: labels in order without blank lines, and renames.
 * @param stored the options as they are stored now: only those can be renamed
 */
export function optionsChange(lines: readonly OptionLine[], stored: readonly StoredOption[]): OptionsChange {
  const filledLines = filled(lines);
  const storedLabels = new Set(stored.map(({ label }) => normalizedLabel(label)));
  return {
    options: filledLines.map(({ label }) => label.trim()),
    labels: Object.fromEntries(filledLines.map(({ label, arabic }) => [label.trim(), { ar: arabic.trim() || null }])),
    tones: Object.fromEntries(filledLines.map(({ label, tone }) => [label.trim(), tone])),
    renames: filledLines.flatMap(({ from, label }) =>
      from !== null && storedLabels.has(normalizedLabel(from)) && normalizedLabel(from) !== normalizedLabel(label)
        ? [{ from, to: label.trim() }]
        : [],
    ),
  };
}

interface Collision {
  readonly mine: readonly OptionLine[];
  readonly theirs: readonly OptionLine[];
  readonly choice: Side | null;
}

/** @param toneNames shown where the tone is not neutral */
const linesText = (lines: readonly OptionLine[], toneNames: Readonly<Record<Tone, string>>): string =>
  lines
    .map(({ label, arabic, tone }) => {
      const text = arabic ? `${label} (${arabic})` : label;
      return tone === 'neutral' ? text : `${text} · ${toneNames[tone]}`;
    })
    .join('\n');

/** The lines of an editor and those that somebody else has saved meanwhile: one of both lists is chosen. */
export function useOptionsConflict(
  lines: readonly OptionLine[],
  setLines: (lines: readonly OptionLine[]) => void,
  label: string,
) {
  const toneNames = useToneNames();
  const [conflict, setConflict] = useState<Collision | null>(null);
  const [refused, setRefused] = useState(0);
  const isTheirs = conflict?.choice === 'theirs';
  const mine = isTheirs ? conflict.mine : lines;
  const shown: DisplayedConflict | null = conflict && {
    field: 'options',
    label,
    mine: linesText(mine, toneNames),
    theirs: linesText(conflict.theirs, toneNames),
    choice: isTheirs && lines !== conflict.theirs ? 'other' : conflict.choice,
  };
  return {
    shown,
    refused,
    start: (theirs: readonly StoredOption[]) => {
      setConflict({ mine: lines, theirs: linesOf(theirs), choice: null });
      setRefused(0);
    },
    choose: (side: Side) => {
      if (!conflict) return;
      setLines(side === 'mine' ? mine : conflict.theirs);
      setConflict({ ...conflict, mine, choice: side });
    },
    refuse: () => setRefused((count) => count + 1),
    forget: () => setConflict(null),
  };
}

export type OptionsConflict = ReturnType<typeof useOptionsConflict>;
