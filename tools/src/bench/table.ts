import { isReached, type Figure, type Measured } from './figure.ts';
import { rounded } from './quantiles.ts';

export interface Result {
  readonly figure: Figure;
  /** Undefined: it could not be measured. */
  readonly measured: Measured | undefined;
}

const withUnit = (value: number, unit: string) => `${rounded(value)}${unit && ` ${unit}`}`;

/** The figures as lines of text, each with its goal and whether it is reached. */
export const table = (results: readonly Result[]): string[] => {
  const rows = results.map(({ figure: { what, goal }, measured }) => [
    what,
    measured ? withUnit(measured.value, goal.unit) : 'failed',
    `${goal.is === 'at least' ? '≥' : '≤'} ${withUnit(goal.value, goal.unit)}`,
    measured && isReached(goal, measured.value) ? 'reached' : 'missed',
  ]);
  const all = [['what', 'measured', 'goal', ''], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};

/** The same for programs, with what stands behind each figure. */
export const report = (results: readonly Result[]) =>
  results.map(({ figure: { name, what, goal }, measured }) => ({
    name,
    what,
    goal,
    value: measured?.value ?? null,
    reached: measured !== undefined && isReached(goal, measured.value),
    notes: measured?.notes ?? {},
  }));
