/** Mirrors what the server asks of an account. */
export const accountLimits = { passwordMin: 10, passwordMax: 128, email: 254, name: 100 } as const;

/** Something, an at sign, something with a dot: the server has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
