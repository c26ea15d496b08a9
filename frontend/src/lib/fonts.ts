/** Milliseconds a screen waits for its fonts, whose letters are wider or narrower than those of the fallback font. */
const timeoutMs = 500;

/**
 * Settles when the fonts are there, or waiting longer would be worse than a change of letters.
 * @param letters some that the text is written with: a font comes in parts.
 */
export async function fontsFor(families: readonly string[], letters: string): Promise<void> {
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  const loaded = Promise.all(families.map((family) => document.fonts.load(`16px '${family}'`, letters))).catch(
    () => [],
  );
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
