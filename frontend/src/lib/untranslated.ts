/** Milliseconds the translator takes for a word that nobody has translated; once known, it is known. */
export const translationDelay = 100;

const known = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/**
 * A word without any Arabic, marked as such. The first time it takes a moment, during which blanks of the same length
 * keep its place.
 */
export function untranslated(text: string): string {
  const marked = `[AR] ${text}`;
  if (!asked.has(text)) {
    asked.add(text);
    setTimeout(() => {
      known.set(text, marked);
      listeners.forEach((listener) => listener());
    }, translationDelay);
  }
  return known.get(text) ?? '\u00a0'.repeat(marked.length);
}

/** Calls when a word has become known. */
export function onTranslated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows with every word that becomes known. */
export const knownWords = (): number => known.size;
