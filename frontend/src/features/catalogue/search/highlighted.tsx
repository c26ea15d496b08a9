import { Fragment } from 'react';
import { partsOf } from './parts-of.ts';

/** A text with the beginnings of words that were typed marked in it. */
export function Highlighted({ text, words }: { readonly text: string; readonly words: string }) {
  return partsOf(text, words).map(({ part, matches }, index) =>
    matches ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
  );
}
