import type { Screen } from '../screens.ts';

/** What can be done on one screen. */
export interface Guide {
  /** What the screen is for, in a sentence. */
  readonly text: string;
  readonly points: readonly string[];
  /** Keys beside those of every screen. */
  readonly keys?: readonly (readonly [keys: string, does: string])[];
}

export type Guides = Readonly<Record<Screen['name'], Guide>>;
