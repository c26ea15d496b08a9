/** An address of a picture: http or https. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url !== null && /^https?:$/.test(url.protocol);
}

/** Something, an at sign, something with a dot: the server has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
