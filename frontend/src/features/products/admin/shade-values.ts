import type { Shade } from '@henna/domain';
import { trimmedText } from '../../../admin-kit/form/field-spec.ts';

/** Shades as the value of a form's field; an empty text for none. */
export const shadesValue = (shades: readonly Shade[]): string =>
  shades.length > 0 ? JSON.stringify(shades.map(({ name, hex }) => ({ name, hex }))) : '';

/** The same read back. */
export const shadesOf = (value: string | boolean | undefined): readonly Shade[] => {
  const text = trimmedText(value);
  return text ? (JSON.parse(text) as readonly Shade[]) : [];
};

const isColour = (hex: string): boolean => /^#[0-9a-f]{6}$/i.test(hex);

export interface ShadeProblem {
  /** Of the shade, from 0. */
  readonly index: number;
  readonly part: 'name' | 'hex';
}

/** The first shade that cannot be saved. */
export function shadeProblem(shades: readonly Shade[]): ShadeProblem | null {
  for (const [index, { name, hex }] of shades.entries()) {
    if (!name.trim()) return { index, part: 'name' };
    if (!isColour(hex)) return { index, part: 'hex' };
  }
  return null;
}

/** A typed colour: its number sign may be left out. */
export const typedColour = (text: string): string => (isColour(`#${text.trim()}`) ? `#${text.trim()}` : text.trim());

/** What a colour input shows, which has no empty value. */
export const shownColour = (hex: string): string => (isColour(hex) ? hex.toLowerCase() : '#ffffff');
