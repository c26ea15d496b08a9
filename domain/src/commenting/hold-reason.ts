import { normalizeText } from '../shared/normalize-text.ts';
import type { HoldReason } from './comment.events.ts';
import { linksIn } from './links.ts';

/** An account is new for a day: its links wait for a moderator. */
export const newAccountMs = 24 * 3_600_000;
/** How far back the same text counts. */
export const repeatedTextMs = 3_600_000;
/** The text that comes so often within that time waits. */
export const repeatedTexts = 3;

/** A text that somebody posts, or gives one of their comments. */
export interface NewText {
  readonly text: string;
  /** What the comment said before; empty for a new one. */
  readonly before: string;
  /** How long its author has been a member, in ms. */
  readonly accountAgeMs: number;
  /** The texts of the author's other comments of the last {@link repeatedTextMs}. */
  readonly others: readonly string[];
}

/** Why a text has to wait for a moderator before readers see it; `null`: it does not. Links that stood before may stay. */
export const holdReasonOf = ({ text, before, accountAgeMs, others }: NewText): HoldReason | null => {
  const linksBefore = new Set(linksIn(before));
  if (accountAgeMs < newAccountMs && linksIn(text).some((link) => !linksBefore.has(link))) return 'link';
  const normalized = normalizeText(text);
  const same = others.filter((other) => normalizeText(other) === normalized).length;
  return same + 1 >= repeatedTexts ? 'repeated' : null;
};
