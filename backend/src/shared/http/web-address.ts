/** Controls, halves of characters, spaces of every kind, marks that show nothing or turn text around, and backslashes. */
const misleading = /[\p{Cc}\p{Cs}\p{Cf}\p{Z}\\]/u;

/**
 * Whether a text is an http(s) address that browsers and people read alike: it starts with http:// or https://, names a
 * host, carries no user name or password, and holds nothing that can't be seen. It is only ever stored and shown.
 */
export const isWebAddress = (text: unknown): text is string => {
  if (typeof text !== 'string' || !/^https?:\/\/[^/]/i.test(text) || misleading.test(text)) return false;
  const namesSomebody = /^https?:\/\/[^/?#]*@/i.test(text);
  return !namesSomebody && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
};
